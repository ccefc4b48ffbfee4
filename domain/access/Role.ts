import { Schema } from "effect"

/** Spec §6. `adminlockedout` is what an owner or admin becomes while the account is not active. */
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

/** Spec §1: what a tenant's subscription opens. */
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
 * The roles a person may give and take away (Z3): in a shop, an owner all of the shop's, an admin all but
 * owner; on the platform, root all of the platform's, a root admin all but root. Nobody gives roles of the other kind,
 * and nobody gives `adminlockedout`.
 */
export const rolesGrantableBy = (own: ReadonlyArray<Role>, isPlatform: boolean): ReadonlyArray<Role> => {
  const [all, first, second] = isPlatform
    ? ([platformRoles, "root", "root_admin"] as const)
    : ([shopRoles, "owner", "admin"] as const)
  if (own.includes(first)) return all
  return own.includes(second) ? all.filter((role) => role !== first) : []
}

/** The role that somebody must always have: it can do everything. */
export const topRole = (isPlatform: boolean): Role => (isPlatform ? "root" : "owner")
