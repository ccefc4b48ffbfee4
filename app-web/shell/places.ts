import { access, type Door, ownSecurity, shopOffice, shopSecurity } from "#domain/access/accessTable.ts"
import type { Access } from "#domain/access/mayEnter.ts"
import type { Feature } from "#domain/access/Role.ts"
import { kitPages } from "#web/kit/kitPages.ts"
import type { WordId } from "#web/words/words.ts"

/** A screen for signed-in people: its path, its name, who may enter. */
export interface Place {
  readonly path: string
  readonly title: WordId
  readonly access: Access
  /** What will be here, while the screen is still to come. */
  readonly about?: WordId
}

const at = (door: Door, path: string, title: WordId, about?: WordId, more: Partial<Access> = {}): Place => ({
  path,
  title,
  access: { ...access[door], ...more },
  ...(about === undefined ? {} : { about })
})

const admin = (path: string, title: WordId, about: WordId, ...features: ReadonlyArray<Feature>): Place =>
  at("/admin", `/admin/${path}`, title, about, features.length === 0 ? {} : { features })

const report = (path: string, title: WordId): Place => at("/reports", `/reports/${path}`, title, "about.reports")

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
  at("/jobs", "/reminders", "route.reminders", "about.reminders"),
  at("/calendar", "/calendar", "route.scheduler", "about.scheduler"),
  at("/dispatches", "/dispatches", "route.dispatches", "about.dispatches"),

  at("/account", "/account/profile", "route.profile"),
  at("/account", "/account/user-profile", "route.userProfile"),
  at("/account", "/account/preferences", "route.preferences"),
  { path: "/account/security", title: "route.security", access: ownSecurity },
  at("/account", "/account/change-password", "route.changePassword", undefined, { beforePasswordChange: true }),

  at("/nags", "/nags", "route.nags"),
  at("/vindecoder", "/vindecoder/search", "route.search", "about.search"),
  at("/vindecoder", "/vindecoder/search-results", "route.searchResults", "about.search"),
  at("/vindecoder", "/vindecoder/history", "route.searchHistory", "about.search"),
  at("/vindecoder", "/vindecoder/answer/:id", "route.searchAnswer", "about.search"),
  at("/distributor-parts", "/distributor-parts", "route.distributorParts", "about.distributorParts"),
  at("/distributor-parts", "/distributor-parts/Order-details", "route.orderDetails", "about.distributorParts"),
  at("/distributors", "/distributors", "route.distributors", "about.distributors"),
  at("/distributors", "/distributors/create", "route.distributorCreate", "about.distributors"),
  at("/distributors", "/distributors/:id/edit", "route.distributorEdit", "about.distributors"),
  at("/distributors", "/distributors/price-file/:id/edit", "route.priceFile", "about.distributors"),
  at("/purchase-orders", "/purchase-orders", "route.orders", "about.orders"),
  at("/purchase-orders", "/purchase-orders/:id/details", "route.order", "about.orders"),
  at("/purchase-orders", "/purchase-orders/returns", "route.returns", "about.orders"),
  at("/purchase-orders", "/purchase-orders/returns/:id", "route.return", "about.orders"),
  at("/invoices", "/invoices", "route.edi", "about.edi"),

  at("/reports-dashboard", "/reports-dashboard", "route.reports", "about.reports"),
  at("/reports/designer", "/reports/designer", "route.reportDesigner", "about.reportDesigner"),
  at("/reports/designer", "/reports/view", "route.reportView", "about.reportDesigner"),
  report("customers", "route.reportCustomers"),
  report("sales", "route.reportSales"),
  report("sales-by-salesperson", "route.reportSalesBySalesperson"),
  report("payments", "route.reportPayments"),
  report("periodic-payments", "route.reportPeriodicPayments"),
  report("total-sales-per-day", "route.reportSalesPerDay"),
  report("total-sales-by-billing-type", "route.reportSalesByBillingType"),
  report("jobs-per-salesperson", "route.reportJobsPerSalesperson"),
  report("jobs-per-installer", "route.reportJobsPerInstaller"),
  report("periodic-sales", "route.reportPeriodicSales"),
  report("jobs-per-location", "route.reportJobsPerLocation"),
  report("purchasing", "route.reportPurchasing"),

  at("/users", "/users", "route.users"),
  at("/users", "/users/create", "route.userCreate"),
  at("/users", "/users/:id/edit", "route.userEdit"),
  at("/tenants", "/tenants", "route.tenants"),
  at("/tenants", "/tenant-account", "route.tenantAccount", "about.tenants"),
  at("/tenants", "/tenant-account/:id/edit", "route.tenantEdit"),
  at("/locations", "/locations", "route.locations"),
  at("/locations", "/locations/create", "route.locationCreate"),
  at("/locations", "/locations/:id/edit", "route.locationEdit"),
  at("/admin", "/admin", "route.admin"),
  at("/admin", "/admin/business-information", "route.businessInformation"),
  { path: "/admin/security", title: "route.shopSecurity", access: shopSecurity },
  { path: "/admin/usage", title: "route.usage", access: shopOffice },
  { path: "/admin/audit", title: "route.audit", access: shopSecurity },
  admin("notifications", "route.notifications", "admin.notifications"),
  admin("invoice-payments", "route.invoicePayments", "admin.invoicePayments"),
  admin("edi-setup", "route.ediSetup", "admin.ediSetup", "EDI"),
  at("/admin/products", "/admin/products", "route.products"),
  at("/admin/products", "/admin/products/create", "product.newTitle"),
  at("/admin/products", "/admin/products/:id/edit", "product.title"),
  at("/admin/product-categories", "/admin/product-categories", "route.productCategories"),
  at("/admin/product-categories", "/admin/product-categories/create", "category.newTitle"),
  at("/admin/product-categories", "/admin/product-categories/:id/edit", "category.title"),
  admin("public-business-setting", "route.publicSettings", "admin.publicSettings", "BusinessPages"),
  admin("public-business-page", "route.publicPage", "admin.publicPage", "BusinessPages"),
  admin("external-integrations", "route.integrations", "admin.integrations"),
  admin("square-callback", "route.squareCallback", "admin.callback"),
  admin("quickbook-callback", "route.quickbookCallback", "admin.callback"),
  admin("imports", "route.imports", "admin.imports"),
  at("/billing/account", "/billing/account", "route.billing", "about.billing"),
  ...kitPages.map(({ path, title }) => at("/account", path, title))
]
