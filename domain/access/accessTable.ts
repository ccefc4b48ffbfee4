import type { Access } from "./hasAccess.ts"
import { Role } from "./Role.ts"

const crm = { features: ["FullCRM"] } as const
const selling = { roles: ["admin", "sales", "billing", "owner"], ...crm } as const
const office = { roles: ["admin", "billing", "owner"] } as const
const reports = { features: ["BasicReports"] } as const
const hub = { roles: ["admin", "owner", "root", "adminlockedout"] } as const

/** The access table of spec §2, row by row. Used for screens, the menu and endpoints. */
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
 * Everyone who prepares quotes. Lookups cost the shop money and return prices or owner data, so users with only the
 * installer role are excluded.
 */
export const quotingAccess: Access = { roles: [...selling.roles, "nags"], ...crm }

/**
 * Every signed-in user, regardless of the state of the account and the password: for the session itself and changing
 * the password.
 */
export const signedIn: Access = { whileLockedOut: true, beforePasswordChange: true, beforeSecondStep: true }

/**
 * Every signed-in user with a password of their own: for sign-in settings, which a shop may require before anything
 * else.
 */
export const ownSecurityAccess: Access = { whileLockedOut: true, beforeSecondStep: true }

/** Those responsible for the sign-in security of a shop's users; on the platform, root for the platform's own users. */
export const securityAdminAccess: Access = { roles: ["owner", "admin", "root"] }

/** The owner only: for decisions that bind the shop permanently, such as closing the books. */
export const ownerAccess: Access = { roles: ["owner"] }

/** Those responsible for what a shop uses and pays. */
export const usageAccess: Access = { roles: ["owner", "admin"] }

/**
 * Everyone who may see a list, including the platform's own users: for its views and bulk actions. The list's own
 * access rule is checked in addition.
 */
export const listReadAccess: Access = { roles: Role.literals.filter((role) => role !== "adminlockedout") }

/**
 * Everyone who may open jobs and see their prices: all users of a shop except those with only the installer role (trade
 * 8.11).
 */
export const officeAccess: Access = {
  roles: ["owner", "admin", "billing", "sales", "vinDecoder", "nags", "plugin"],
  ...crm
}

/**
 * Those who take and refund payments, by card or otherwise: the selling roles. Other office users only see what was
 * paid.
 */
export const paymentAccess = selling

/** Those responsible for the texts sent to the shop's customers. */
export const messagingAccess: Access = { roles: ["owner", "admin"], ...crm }

/** Those responsible for the personal data a shop stores. */
export const privacyAccess: Access = { roles: ["owner", "admin"], ...crm }

/**
 * Those who manage the public page: the roles of the admin hub, including root and a locked-out admin, if the shop has
 * the feature (spec §2).
 */
export const pageAdminAccess: Access = { ...hub, features: ["BusinessPages"] }

/** Those who may cancel the subscription of the public page (spec §4: an admin, not only the owner). */
export const pageSubscriptionAccess: Access = { ...usageAccess, features: ["BusinessPages"] }

/** Those who accept work for the shop, turning the networks' dispatches into jobs. */
export const dispatchAccess: Access = { roles: selling.roles, features: ["WorkRequest"] }

/** Those who may submit a dispatch: the network's own user, or staff. */
export const dispatchSubmitAccess: Access = { roles: [...selling.roles, "plugin"], features: ["WorkRequest"] }

export type AccessRule = keyof typeof access
