import { Schema } from "effect"

/** The roles of spec §6. Owners and admins act as `adminlockedout` while the account is not active. */
export const Role = Schema.Literals([
  "owner",
  "admin",
  "billing",
  "sales",
  "installer",
  "vinDecoder",
  "nags",
  "plugin",
  "adminlockedout",
  "root",
  "root_admin",
  "root_plugin",
  "root_vinDecoder"
])
export type Role = typeof Role.Type

/** Features that a tenant's subscription can include, spec §1. */
export const Feature = Schema.Literals([
  "BasicReports",
  "CustomReports",
  "FullCRM",
  "VinDecoder",
  "EDI",
  "BusinessPages",
  "WorkRequest"
])
export type Feature = typeof Feature.Type

const shopRoles: ReadonlyArray<Role> = [
  "owner",
  "admin",
  "billing",
  "sales",
  "installer",
  "vinDecoder",
  "nags",
  "plugin"
]
const platformRoles: ReadonlyArray<Role> = ["root", "root_admin", "root_plugin", "root_vinDecoder"]

/**
 * Returns the roles a user may grant and revoke (Z3). In a shop, an owner may grant all shop roles, an admin all but
 * owner; on the platform, root may grant all platform roles, a root admin all but root. Roles of the other kind and
 * `adminlockedout` cannot be granted.
 */
export const rolesGrantableBy = (own: ReadonlyArray<Role>, isPlatform: boolean): ReadonlyArray<Role> => {
  const [all, first, second] = isPlatform
    ? ([platformRoles, "root", "root_admin"] as const)
    : ([shopRoles, "owner", "admin"] as const)
  if (own.includes(first)) return all
  return own.includes(second) ? all.filter((role) => role !== first) : []
}

/** Returns the role that at least one user must always have, because it can do everything. */
export const topRole = (isPlatform: boolean): Role => (isPlatform ? "root" : "owner")
