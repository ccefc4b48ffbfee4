import type { SignedInUser } from "./CurrentUser.ts"
import type { Feature, Role } from "./Role.ts"

/** Who may call an endpoint or open a screen, spec §6. No roles means any signed-in user of a shop. */
export interface Access {
  readonly roles?: ReadonlyArray<Role>
  /** All of them must be on, unless `anyFeature`. */
  readonly features?: ReadonlyArray<Feature>
  readonly anyFeature?: boolean
  /** Open although the account is not active: the dashboard and the session itself. */
  readonly whileLockedOut?: boolean
  /**
   * Open to whoever must change their password first: the session itself and the change of the password (X5).
   */
  readonly beforePasswordChange?: boolean
  /** Open to whoever must set up a second step first: the session itself and that set-up. */
  readonly beforeSecondStep?: boolean
}

type Asking = Pick<SignedInUser, "roles" | "features" | "accountActive">

/** Lockout beats features and roles; a root user enters only where a root role is named (spec §4, §6). */
export const mayEnter = (access: Access, user: Asking): boolean =>
  (!isLockedOut(user) || access.whileLockedOut === true || mayEnterLockedOut(access, user)) &&
  hasRole(access, user) &&
  hasFeatures(access, user)

/** The account is not active, or the person is known as a locked-out admin. */
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

/** Owners and admins of a locked-out account act as `adminlockedout`. */
const rolesOf = (user: Asking): ReadonlyArray<Role> =>
  !user.accountActive && user.roles.some((role) => role === "owner" || role === "admin")
    ? [...user.roles, "adminlockedout"]
    : user.roles

/** The platform's own people, who own no shop. */
export const isRoot = ({ roles }: Pick<SignedInUser, "roles">): boolean => roles.some((role) => role.startsWith("root"))

/** Someone who only installs: sees their own jobs and no prices (trade 8.11). */
export const isInstallerOnly = ({ roles }: Pick<SignedInUser, "roles">): boolean =>
  roles.length > 0 && roles.every((role) => role === "installer")

/** Who may say what is taxed and at what rate: those who answer to the tax office for it. */
const bookkeepers: ReadonlyArray<Role> = ["owner", "admin", "billing"]

/**
 * Whether a person may switch tax by hand, on a line or for a customer; what rules give (product, exemption) is
 * nobody's to write (Z4).
 */
export const mayWriteTax = (person: Pick<SignedInUser, "roles"> | undefined): boolean =>
  person !== undefined && person.roles.some((role) => bookkeepers.includes(role))

const sellers: ReadonlyArray<Role> = ["owner", "admin", "sales", "billing"]

/** Whether a person has a role that sells: a job can be put to their name. */
export const sells = ({ roles }: { readonly roles: ReadonlyArray<Role> }): boolean =>
  roles.some((role) => sellers.includes(role))
