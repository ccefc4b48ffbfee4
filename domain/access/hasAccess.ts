import type { SignedInUser } from "./CurrentUser.ts"
import type { Feature, Role } from "./Role.ts"

/** Who may call an endpoint or open a screen, spec §6. Without roles, any signed-in user of a shop may. */
export interface Access {
  readonly roles?: ReadonlyArray<Role>
  /** All are required, unless `anyFeature` is set. */
  readonly features?: ReadonlyArray<Feature>
  readonly anyFeature?: boolean
  /** Available even if the account is not active: the dashboard and the session itself. */
  readonly whileLockedOut?: boolean
  /** Available before a required password change: the session itself and the password change (X5). */
  readonly beforePasswordChange?: boolean
  /** Available before a required second step is set up: the session itself and that setup. */
  readonly beforeSecondStep?: boolean
}

type Asking = Pick<SignedInUser, "roles" | "features" | "accountActive">

/**
 * Returns whether a user has access. Lockout overrides features and roles; root users have access only where a root
 * role is listed (spec §4, §6).
 */
export const hasAccess = (access: Access, user: Asking): boolean =>
  (!isLockedOut(user) || access.whileLockedOut === true || mayEnterLockedOut(access, user)) &&
  hasRole(access, user) &&
  hasFeatures(access, user)

/** Returns whether the account is not active, or the user has the role `adminlockedout`. */
const isLockedOut = ({ accountActive, roles }: Asking) => !accountActive || roles.includes("adminlockedout")

const mayEnterLockedOut = ({ roles }: Access, user: Asking) =>
  roles?.includes("adminlockedout") === true && rolesOf(user).includes("adminlockedout")

const hasRole = ({ roles, whileLockedOut }: Access, user: Asking) =>
  roles === undefined ? whileLockedOut === true || !isRoot(user) : rolesOf(user).some((role) => roles.includes(role))

const hasFeatures = ({ features = [], anyFeature = false }: Access, user: Asking) =>
  features.length === 0 ||
  (anyFeature
    ? features.some((feature) => user.features.includes(feature))
    : features.every((feature) => user.features.includes(feature)))

/** Returns the user's effective roles: owners and admins of an inactive account also act as `adminlockedout`. */
const rolesOf = (user: Asking): ReadonlyArray<Role> =>
  !user.accountActive && user.roles.some((role) => role === "owner" || role === "admin")
    ? [...user.roles, "adminlockedout"]
    : user.roles

/** Returns whether the user belongs to the platform itself rather than to a shop. */
export const isRoot = ({ roles }: Pick<SignedInUser, "roles">): boolean => roles.some((role) => role.startsWith("root"))

/** Returns whether the user has only the installer role, and so sees only their own jobs and no prices (trade 8.11). */
export const isInstallerOnly = ({ roles }: Pick<SignedInUser, "roles">): boolean =>
  roles.length > 0 && roles.every((role) => role === "installer")

/** Roles that may decide what is taxed and at what rate, because they are responsible for tax filing. */
const bookkeepers: ReadonlyArray<Role> = ["owner", "admin", "billing"]

/**
 * Returns whether a user may switch tax manually on a line or for a customer. Taxability set by rules (product,
 * exemption) cannot be changed by anyone (Z4).
 */
export const canEditTax = (person: Pick<SignedInUser, "roles"> | undefined): boolean =>
  person !== undefined && person.roles.some((role) => bookkeepers.includes(role))

const sellers: ReadonlyArray<Role> = ["owner", "admin", "sales", "billing"]

/** Returns whether a user has a selling role, so that a job can be assigned to them as salesperson. */
export const hasSalesRole = ({ roles }: { readonly roles: ReadonlyArray<Role> }): boolean =>
  roles.some((role) => sellers.includes(role))
