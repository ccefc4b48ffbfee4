import type { AccessRule } from "#domain/access/accessTable.ts"
import type { Feature, Role } from "#domain/access/Role.ts"

/** One row of the specification's table of authenticated routes, written by hand. */
export interface Row {
  readonly routes: string
  readonly door: AccessRule
  /** Roles admitted while the account is active and the feature is enabled. */
  readonly roles: ReadonlyArray<Role>
  readonly feature?: Feature
  /** Roles still admitted while the account is not active (spec §4, §6). */
  readonly lockedOut: ReadonlyArray<Role>
}

/**
 * "not limited", "no role limit", "any signed-in user": all except root users, who are admitted only if root is named
 * (spec §4, §6).
 */
const shop: ReadonlyArray<Role> = ["owner", "admin", "billing", "sales", "installer", "vinDecoder", "nags", "plugin"]
const root: ReadonlyArray<Role> = ["root", "root_admin", "root_plugin", "root_vinDecoder"]
const nobody: ReadonlyArray<Role> = []
/**
 * Owners and admins become "adminlockedout": a locked-out admin who can reach only the admin and billing-account
 * screens.
 */
const locked: ReadonlyArray<Role> = ["owner", "admin", "adminlockedout"]

/** Spec §2, row by row. */
export const rows: ReadonlyArray<Row> = [
  {
    routes: "/dashboard",
    door: "/dashboard",
    roles: [...shop, ...root],
    lockedOut: [...shop, ...root, "adminlockedout"]
  },
  {
    routes: "/reports-dashboard",
    door: "/reports-dashboard",
    roles: ["owner", "root", "admin"],
    feature: "BasicReports",
    lockedOut: nobody
  },
  {
    routes: "/reports/designer, view",
    door: "/reports/designer",
    roles: shop,
    feature: "CustomReports",
    lockedOut: nobody
  },
  { routes: "/reports/customers, sales, …", door: "/reports", roles: shop, feature: "BasicReports", lockedOut: nobody },
  { routes: "/nags", door: "/nags", roles: ["nags", "owner", "admin"], feature: "FullCRM", lockedOut: nobody },
  {
    routes: "/customers, create, {id}/edit",
    door: "/customers",
    roles: ["admin", "sales", "billing", "owner"],
    feature: "FullCRM",
    lockedOut: nobody
  },
  {
    routes: "/pricing-profile, create, {id}/edit",
    door: "/pricing-profile",
    roles: ["admin", "sales", "billing", "owner"],
    feature: "FullCRM",
    lockedOut: nobody
  },
  {
    routes: "/users, create, {id}/edit",
    door: "/users",
    roles: ["admin", "owner", "root", "root_admin"],
    lockedOut: nobody
  },
  { routes: "/tenants, /tenant-account", door: "/tenants", roles: ["root"], lockedOut: nobody },
  {
    routes: "/account/profile, preferences, change-password, user-profile",
    door: "/account",
    roles: shop,
    lockedOut: nobody
  },
  {
    routes: "/vindecoder/search, search-results, history, answer/{id}",
    door: "/vindecoder",
    roles: ["vinDecoder", "owner", "admin"],
    feature: "VinDecoder",
    lockedOut: nobody
  },
  {
    routes: "/locations, create, {id}/edit",
    door: "/locations",
    roles: ["admin", "billing", "owner", "root"],
    lockedOut: nobody
  },
  { routes: "/admin", door: "/admin", roles: ["admin", "owner", "root"], lockedOut: locked },
  {
    routes: "/admin/products",
    door: "/admin/products",
    roles: ["admin", "owner", "root"],
    feature: "FullCRM",
    lockedOut: locked
  },
  {
    routes: "/admin/product-categories",
    door: "/admin/product-categories",
    roles: ["admin", "owner", "root"],
    lockedOut: locked
  },
  {
    routes: "/admin/edi-setup",
    door: "/admin/edi-setup",
    roles: ["admin", "owner", "root"],
    feature: "EDI",
    lockedOut: locked
  },
  {
    routes: "/distributors, create, {id}/edit, price file",
    door: "/distributors",
    roles: ["admin", "billing", "owner"],
    feature: "FullCRM",
    lockedOut: nobody
  },
  {
    routes: "/distributor-parts, Order-details",
    door: "/distributor-parts",
    roles: ["admin", "billing", "owner"],
    lockedOut: nobody
  },
  {
    routes: "/purchase-orders, {id}/details, returns",
    door: "/purchase-orders",
    roles: ["admin", "billing", "owner"],
    lockedOut: nobody
  },
  { routes: "/jobs/jobs-list, create, {id}/edit", door: "/jobs", roles: shop, feature: "FullCRM", lockedOut: nobody },
  { routes: "/calendar", door: "/calendar", roles: shop, feature: "FullCRM", lockedOut: nobody },
  { routes: "/dispatches", door: "/dispatches", roles: shop, feature: "WorkRequest", lockedOut: nobody },
  {
    routes: "/invoices",
    door: "/invoices",
    roles: ["admin", "billing", "owner"],
    feature: "FullCRM",
    lockedOut: nobody
  },
  { routes: "/billing/account", door: "/billing/account", roles: ["admin", "owner"], lockedOut: locked }
]
