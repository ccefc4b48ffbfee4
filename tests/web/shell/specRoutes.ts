import type { Feature, Role } from "#domain/access/Role.ts"

/** A line of the specification's route table (spec §2), copied by hand: paths, roles and feature. */
export interface SpecRoute {
  readonly paths: ReadonlyArray<string>
  /** The roles in the table; "anyone" if it says any signed-in user, not limited, or no role limit. */
  readonly roles: ReadonlyArray<Role> | "anyone"
  readonly feature?: Feature
}

const crud = (path: string) => [path, `${path}/create`, `${path}/:id/edit`]
const adminPages = [
  "business-information",
  "notifications",
  "invoice-payments",
  "external-integrations",
  "square-callback",
  "quickbook-callback",
  "imports"
]
const admins: ReadonlyArray<Role> = ["admin", "owner", "root", "adminlockedout"]

export const specRoutes: ReadonlyArray<SpecRoute> = [
  { paths: ["/dashboard"], roles: "anyone" },
  { paths: ["/reports-dashboard"], roles: ["owner", "root", "admin"], feature: "BasicReports" },
  { paths: ["/reports/designer", "/reports/view"], roles: "anyone", feature: "CustomReports" },
  {
    paths: [
      "/reports/customers",
      "/reports/sales",
      "/reports/sales-by-salesperson",
      "/reports/payments",
      "/reports/periodic-payments",
      "/reports/total-sales-per-day",
      "/reports/total-sales-by-billing-type",
      "/reports/jobs-per-salesperson",
      "/reports/jobs-per-installer",
      "/reports/periodic-sales",
      "/reports/jobs-per-location",
      "/reports/purchasing"
    ],
    roles: "anyone",
    feature: "BasicReports"
  },
  { paths: ["/nags"], roles: ["nags", "owner", "admin"], feature: "FullCRM" },
  { paths: crud("/customers"), roles: ["admin", "sales", "billing", "owner"], feature: "FullCRM" },
  { paths: crud("/pricing-profile"), roles: ["admin", "sales", "billing", "owner"], feature: "FullCRM" },
  { paths: crud("/users"), roles: ["admin", "owner", "root", "root_admin"] },
  { paths: ["/tenants", "/tenant-account", "/tenant-account/:id/edit"], roles: ["root"] },
  {
    paths: ["/account/profile", "/account/preferences", "/account/change-password", "/account/user-profile"],
    roles: "anyone"
  },
  {
    paths: ["/vindecoder/search", "/vindecoder/search-results", "/vindecoder/history", "/vindecoder/answer/:id"],
    roles: ["vinDecoder", "owner", "admin"],
    feature: "VinDecoder"
  },
  { paths: crud("/locations"), roles: ["admin", "billing", "owner", "root"] },
  { paths: ["/admin"], roles: admins },
  {
    paths: [...crud("/distributors"), "/distributors/price-file/:id/edit"],
    roles: ["admin", "billing", "owner"],
    feature: "FullCRM"
  },
  { paths: ["/distributor-parts", "/distributor-parts/Order-details"], roles: ["admin", "billing", "owner"] },
  {
    paths: [
      "/purchase-orders",
      "/purchase-orders/:id/details",
      "/purchase-orders/returns",
      "/purchase-orders/returns/:id"
    ],
    roles: ["admin", "billing", "owner"]
  },
  { paths: ["/jobs/jobs-list", "/jobs/create", "/jobs/:id/edit"], roles: "anyone", feature: "FullCRM" },
  { paths: ["/calendar"], roles: "anyone", feature: "FullCRM" },
  { paths: ["/dispatches"], roles: "anyone", feature: "WorkRequest" },
  { paths: ["/invoices"], roles: ["admin", "billing", "owner"], feature: "FullCRM" },
  { paths: ["/billing/account"], roles: ["admin", "owner", "adminlockedout"] },
  { paths: adminPages.map((page) => `/admin/${page}`), roles: admins },
  { paths: ["/admin/edi-setup"], roles: admins, feature: "EDI" },
  // Lists with create and edit forms, "what the screens let a user do".
  { paths: crud("/admin/products"), roles: admins, feature: "FullCRM" },
  { paths: crud("/admin/product-categories"), roles: admins },
  { paths: ["/admin/lists"], roles: admins, feature: "FullCRM" },
  { paths: crud("/admin/insurers"), roles: admins, feature: "FullCRM" },
  { paths: ["/admin/public-business-setting", "/admin/public-business-page"], roles: admins, feature: "BusinessPages" },
  // "Sample UI-kit demo pages exist under /ui and /extended": 14, for signed-in users (X12).
  {
    paths: [
      "accordions",
      "alerts",
      "badges",
      "buttons",
      "choices",
      "dialogs",
      "fields",
      "icons",
      "progress",
      "tabs"
    ].map((page) => `/ui/${page}`),
    roles: "anyone"
  },
  { paths: ["charts", "dates", "glass", "tables"].map((page) => `/extended/${page}`), roles: "anyone" },
  // From the main menu (spec §2), which names no route for it. Quotes to follow up, so anyone who may open jobs.
  { paths: crud("/reminders"), roles: "anyone", feature: "FullCRM" }
]

/**
 * The start page per root role: spec §4 sends root users to /tenants, which lists only root; spec §2 lists root_admin
 * for users.
 */
export const starts: Readonly<Partial<Record<Role, string>>> = {
  root: "/tenants",
  root_admin: "/users",
  root_plugin: "/error-401",
  root_vinDecoder: "/error-401"
}

/** Spec §4: routes that do not redirect while the account is not active. */
export const opensWhileInactive = (path: string) =>
  path === "/dashboard" || path === "/admin" || path.startsWith("/admin/") || path === "/billing/account"
