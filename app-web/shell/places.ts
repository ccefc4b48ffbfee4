import { access, type Door } from "#domain/people/access.ts"
import type { Access } from "#domain/people/mayEnter.ts"
import type { WordId } from "#web/words/words.ts"

/** A screen for signed-in people: its path, its name, who may enter. */
export interface Place {
  readonly path: string
  readonly title: WordId
  readonly access: Access
  /** What will be here, while the screen is still to come. */
  readonly about?: WordId
}

const at = (door: Door, path: string, title: WordId, about?: WordId): Place =>
  ({ path, title, access: access[door], ...(about === undefined ? {} : { about }) })

const reports = [
  "customers", "sales", "sales-by-salesperson", "payments", "periodic-payments", "total-sales-per-day", "total-sales-by-billing-type",
  "jobs-per-salesperson", "jobs-per-installer", "periodic-sales", "jobs-per-location", "purchasing"
]

const admin = [
  "business-information", "notifications", "invoice-payments", "product-categories", "external-integrations", "square-callback",
  "quickbook-callback", "imports"
]
const onlyWith = (feature: "EDI" | "FullCRM" | "BusinessPages", path: string): Place =>
  ({ path: `/admin/${path}`, title: "route.admin", access: { ...access["/admin"], features: [feature] }, about: "about.admin" })

/** Every screen of spec §2 for signed-in people, door by door. */
export const places: ReadonlyArray<Place> = [
  at("/dashboard", "/dashboard", "route.dashboard"),
  at("/customers", "/customers", "route.customers"),
  at("/customers", "/customers/create", "route.customerCreate"),
  at("/customers", "/customers/:id/edit", "route.customerEdit"),
  at("/pricing-profile", "/pricing-profile", "route.pricingProfiles"),
  at("/pricing-profile", "/pricing-profile/create", "route.pricingProfileCreate"),
  at("/pricing-profile", "/pricing-profile/:id/edit", "route.pricingProfileEdit"),
  at("/jobs", "/jobs/jobs-list", "route.jobs"),
  at("/jobs", "/jobs/create", "route.jobCreate"),
  at("/jobs", "/jobs/:id/edit", "route.jobEdit"),
  at("/account", "/account/preferences", "route.preferences"),

  at("/account", "/account/profile", "route.profile", "about.profile"),
  at("/account", "/account/user-profile", "route.profile", "about.profile"),
  at("/account", "/account/change-password", "route.changePassword", "about.changePassword"),
  at("/jobs", "/reminders", "route.reminders", "about.reminders"),
  at("/calendar", "/calendar", "route.scheduler", "about.scheduler"),
  at("/dispatches", "/dispatches", "route.dispatches", "about.dispatches"),
  at("/nags", "/nags", "route.nags", "about.nags"),
  ...["search", "search-results", "history", "answer/:id"].map((path) => at("/vindecoder", `/vindecoder/${path}`, "route.search", "about.search")),
  at("/distributor-parts", "/distributor-parts", "route.distributorParts", "about.distributorParts"),
  at("/distributor-parts", "/distributor-parts/Order-details", "route.distributorParts", "about.distributorParts"),
  ...["", "/create", "/:id/edit", "/price-file/:id/edit"].map((path) => at("/distributors", `/distributors${path}`, "route.distributors", "about.distributors")),
  ...["", "/:id/details", "/returns", "/returns/:id"].map((path) => at("/purchase-orders", `/purchase-orders${path}`, "route.orders", "about.orders")),
  at("/invoices", "/invoices", "route.edi", "about.edi"),
  at("/reports-dashboard", "/reports-dashboard", "route.reports", "about.reports"),
  ...reports.map((path) => at("/reports", `/reports/${path}`, "route.reports", "about.reports")),
  at("/reports/designer", "/reports/designer", "route.reportDesigner", "about.reportDesigner"),
  at("/reports/designer", "/reports/view", "route.reportDesigner", "about.reportDesigner"),
  ...["", "/create", "/:id/edit"].map((path) => at("/users", `/users${path}`, "route.users", "about.users")),
  at("/tenants", "/tenants", "route.tenants", "about.tenants"),
  at("/tenants", "/tenant-account", "route.tenants", "about.tenants"),
  at("/tenants", "/tenant-account/:id/edit", "route.tenants", "about.tenants"),
  ...["", "/create", "/:id/edit"].map((path) => at("/locations", `/locations${path}`, "route.locations", "about.locations")),
  at("/admin", "/admin", "route.admin", "about.admin"),
  ...admin.map((path) => at("/admin", `/admin/${path}`, "route.admin", "about.admin")),
  onlyWith("EDI", "edi-setup"),
  onlyWith("FullCRM", "products"),
  onlyWith("BusinessPages", "public-business-setting"),
  onlyWith("BusinessPages", "public-business-page"),
  at("/billing/account", "/billing/account", "route.billing", "about.billing")
]
