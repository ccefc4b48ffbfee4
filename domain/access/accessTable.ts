import type { Access } from "./mayEnter.ts"
import { Role } from "./Role.ts"

const crm = { features: ["FullCRM"] } as const
const selling = { roles: ["admin", "sales", "billing", "owner"], ...crm } as const
const office = { roles: ["admin", "billing", "owner"] } as const
const reports = { features: ["BasicReports"] } as const
const hub = { roles: ["admin", "owner", "root", "adminlockedout"] } as const

/** The one table of who may enter where: spec §2, row by row. Screens, menu and calls all ask here. */
export const access = {
  "/dashboard": { whileLockedOut: true },
  "/reports-dashboard": { roles: ["owner", "root", "admin"], ...reports },
  "/reports": reports,
  "/reports/designer": { features: ["CustomReports"] },
  "/nags": { roles: ["nags", "owner", "admin"], ...crm },
  "/customers": selling,
  "/pricing-profile": selling,
  "/users": { roles: ["admin", "owner", "root", "root_admin"] },
  "/tenants": { roles: ["root"] },
  "/account": {},
  "/vindecoder": { roles: ["vinDecoder", "owner", "admin"], features: ["VinDecoder"] },
  "/locations": { roles: ["admin", "billing", "owner", "root"] },
  "/admin": hub,
  "/admin/products": { ...hub, ...crm },
  "/admin/product-categories": hub,
  "/admin/edi-setup": { ...hub, features: ["EDI"] },
  "/distributors": { ...office, ...crm },
  "/distributor-parts": office,
  "/purchase-orders": office,
  "/jobs": crm,
  "/calendar": crm,
  "/dispatches": { features: ["WorkRequest"] },
  "/invoices": { ...office, ...crm },
  "/billing/account": { roles: ["admin", "owner", "adminlockedout"] }
} as const satisfies Record<string, Access>

/**
 * Open to whoever quotes: look-ups cost the shop, and their answers have prices or say who owns what, so who only
 * installs may not.
 */
export const quoting: Access = { roles: [...selling.roles, "nags"], ...crm }

/**
 * Open to whoever is signed in, whatever the state of the account and of their password: the session itself, and the
 * change of the password.
 */
export const signedIn: Access = { whileLockedOut: true, beforePasswordChange: true, beforeSecondStep: true }

/**
 * Open to whoever is signed in and has a password of their own: how they sign in, which a shop may require before
 * anything else.
 */
export const ownSecurity: Access = { whileLockedOut: true, beforeSecondStep: true }

/**
 * Open to whoever answers for how a shop's people sign in: the shop's own, and on the platform root for the platform's
 * people.
 */
export const shopSecurity: Access = { roles: ["owner", "admin", "root"] }

/** Open to the owner alone: what binds the shop for good, such as closed books. */
export const shopOwner: Access = { roles: ["owner"] }

/** Open to whoever answers for what a shop uses and pays. */
export const shopOffice: Access = { roles: ["owner", "admin"] }

/**
 * Open to whoever may open a list, the platform's own people too: its views and what was done with its rows. The list's
 * own door is asked besides.
 */
export const listReader: Access = { roles: Role.literals.filter((role) => role !== "adminlockedout") }

/**
 * Open to whoever may open jobs and see what they cost the customer: to all of a shop but those who only install
 * (trade 8.11).
 */
export const jobOffice: Access = {
  roles: ["owner", "admin", "billing", "sales", "vinDecoder", "nags", "plugin"],
  ...crm
}

/**
 * Open to whoever takes the shop's money and gives it back, by card or otherwise: who sells. Others of the office see
 * what was paid.
 */
export const till = selling

/** Open to whoever speaks for the shop: the words that go out to its customers. */
export const shopVoice: Access = { roles: ["owner", "admin"], ...crm }

/** Open to whoever answers for the personal data that a shop keeps. */
export const shopPrivacy: Access = { roles: ["owner", "admin"], ...crm }

/** Open to whoever keeps the public page: the hub's roles, root and a locked-out admin too, where the shop has it (spec §2). */
export const pageOffice: Access = { ...hub, features: ["BusinessPages"] }

/** Open to whoever may end the subscription of the public page (spec §4: an admin, not only the owner). */
export const pageSubscriber: Access = { ...shopOffice, features: ["BusinessPages"] }

/** Open to whoever takes work in for the shop: from the dispatches of the networks, into jobs. */
export const dispatchOffice: Access = { roles: selling.roles, features: ["WorkRequest"] }

/** Open to whoever brings in a dispatch: the network's own access, or somebody of the shop. */
export const dispatchSender: Access = { roles: [...selling.roles, "plugin"], features: ["WorkRequest"] }

export type Door = keyof typeof access
