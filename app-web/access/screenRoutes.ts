import {
  access,
  type AccessRule,
  ownSecurityAccess,
  pageAdminAccess,
  usageAccess,
  securityAdminAccess,
  messagingAccess
} from "#domain/access/accessTable.ts"
import type { Access } from "#domain/access/hasAccess.ts"
import type { Feature } from "#domain/access/Role.ts"
import type { WordId } from "#web/words/words.ts"

/** A screen for signed-in users: its path, name and access rule. */
export interface ScreenRoute {
  readonly path: string
  readonly title: WordId
  readonly access: Access
  /** The screen's file, whose export has the same name: `customers/CustomersScreen`. */
  readonly screen?: ScreenFile
  /** Describes what is planned here, while the screen does not exist yet. */
  readonly about?: WordId
}

type ScreenFile = `${string}/${string}Screen`

const at = (
  door: AccessRule,
  path: string,
  title: WordId,
  screen: ScreenFile,
  more: Partial<Access> = {}
): ScreenRoute => ({
  path,
  title,
  access: { ...access[door], ...more },
  screen
})

const coming = (
  door: AccessRule,
  path: string,
  title: WordId,
  about: WordId,
  more: Partial<Access> = {}
): ScreenRoute => ({
  path,
  title,
  access: { ...access[door], ...more },
  about
})

const admin = (path: string, title: WordId, about: WordId, ...features: ReadonlyArray<Feature>): ScreenRoute =>
  coming("/admin", `/admin/${path}`, title, about, features.length === 0 ? {} : { features })

const report = (path: string, title: WordId): ScreenRoute =>
  coming("/reports", `/reports/${path}`, title, "about.reports")

const sample = (path: string, title: WordId): ScreenRoute => ({ path, title, access: access["/account"] })

/** The 14 sample pages of spec §2 (X12): single components below /ui, compositions below /extended. */
export const samplePages: ReadonlyArray<ScreenRoute> = [
  sample("/ui/accordions", "kit.accordions"),
  sample("/ui/alerts", "kit.alerts"),
  sample("/ui/badges", "kit.badges"),
  sample("/ui/buttons", "kit.buttons"),
  sample("/ui/choices", "kit.choices"),
  sample("/ui/dialogs", "kit.dialogs"),
  sample("/ui/fields", "kit.fields"),
  sample("/ui/icons", "kit.icons"),
  sample("/ui/progress", "kit.progress"),
  sample("/ui/tabs", "kit.tabs"),
  sample("/extended/charts", "kit.charts"),
  sample("/extended/dates", "kit.dates"),
  sample("/extended/glass", "kit.glass"),
  sample("/extended/tables", "kit.tables")
]

/**
 * All screens of spec §2 for signed-in users, with their access rules. The router, menu, palette and preloading read
 * this list, so new screens must be added here.
 */
export const screenRoutes: ReadonlyArray<ScreenRoute> = [
  at("/dashboard", "/dashboard", "route.dashboard", "dashboard/DashboardScreen"),
  at("/customers", "/customers", "route.customers", "customers/CustomersScreen"),
  at("/customers", "/customers/create", "route.customerCreate", "customers/CustomerScreen"),
  at("/customers", "/customers/:id/edit", "route.customerEdit", "customers/CustomerScreen"),
  at("/pricing-profile", "/pricing-profile", "route.pricingProfiles", "pricing-profiles/PricingProfilesScreen"),
  at(
    "/pricing-profile",
    "/pricing-profile/create",
    "route.pricingProfileCreate",
    "pricing-profiles/PricingProfileScreen"
  ),
  at(
    "/pricing-profile",
    "/pricing-profile/:id/edit",
    "route.pricingProfileEdit",
    "pricing-profiles/PricingProfileScreen"
  ),
  at("/jobs", "/jobs/jobs-list", "route.jobs", "jobs/JobsScreen"),
  at("/jobs", "/jobs/create", "route.jobCreate", "jobs/JobScreen"),
  at("/jobs", "/jobs/:id/edit", "route.jobEdit", "jobs/JobScreen"),
  at("/jobs", "/reminders", "route.reminders", "reminders/RemindersScreen"),
  at("/jobs", "/reminders/create", "reminder.new", "reminders/ReminderScreen"),
  at("/jobs", "/reminders/:id/edit", "reminder.title", "reminders/ReminderScreen"),
  at("/calendar", "/calendar", "route.scheduler", "schedule/SchedulerScreen"),
  at("/dispatches", "/dispatches", "route.dispatches", "dispatches/DispatchesScreen"),

  at("/account", "/account/profile", "route.profile", "account/ProfileScreen"),
  at("/account", "/account/user-profile", "route.userProfile", "account/UserProfileScreen"),
  at("/account", "/account/preferences", "route.preferences", "account/PreferencesScreen"),
  { path: "/account/security", title: "route.security", access: ownSecurityAccess, screen: "security/SecurityScreen" },
  at("/account", "/account/change-password", "route.changePassword", "account/ChangePasswordScreen", {
    beforePasswordChange: true
  }),

  at("/nags", "/nags", "route.nags", "nags/NagsScreen"),
  coming("/vindecoder", "/vindecoder/search", "route.search", "about.search"),
  coming("/vindecoder", "/vindecoder/search-results", "route.searchResults", "about.search"),
  coming("/vindecoder", "/vindecoder/history", "route.searchHistory", "about.search"),
  coming("/vindecoder", "/vindecoder/answer/:id", "route.searchAnswer", "about.search"),
  coming("/distributor-parts", "/distributor-parts", "route.distributorParts", "about.distributorParts"),
  coming("/distributor-parts", "/distributor-parts/Order-details", "route.orderDetails", "about.distributorParts"),
  coming("/distributors", "/distributors", "route.distributors", "about.distributors"),
  coming("/distributors", "/distributors/create", "route.distributorCreate", "about.distributors"),
  coming("/distributors", "/distributors/:id/edit", "route.distributorEdit", "about.distributors"),
  coming("/distributors", "/distributors/price-file/:id/edit", "route.priceFile", "about.distributors"),
  coming("/purchase-orders", "/purchase-orders", "route.orders", "about.orders"),
  coming("/purchase-orders", "/purchase-orders/:id/details", "route.order", "about.orders"),
  coming("/purchase-orders", "/purchase-orders/returns", "route.returns", "about.orders"),
  coming("/purchase-orders", "/purchase-orders/returns/:id", "route.return", "about.orders"),
  at("/invoices", "/invoices", "route.edi", "edi/EdiInvoicesScreen"),

  coming("/reports-dashboard", "/reports-dashboard", "route.reports", "about.reports"),
  coming("/reports/designer", "/reports/designer", "route.reportDesigner", "about.reportDesigner"),
  coming("/reports/designer", "/reports/view", "route.reportView", "about.reportDesigner"),
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

  at("/users", "/users", "route.users", "users/UsersScreen"),
  at("/users", "/users/create", "route.userCreate", "users/UserScreen"),
  at("/users", "/users/:id/edit", "route.userEdit", "users/UserScreen"),
  at("/tenants", "/tenants", "route.tenants", "tenants/TenantsScreen"),
  at("/tenants", "/tenant-account", "route.tenantAccount", "tenants/TenantAccountsScreen"),
  at("/tenants", "/tenant-account/:id/edit", "route.tenantEdit", "tenants/TenantScreen"),
  at("/locations", "/locations", "route.locations", "locations/LocationsScreen"),
  at("/locations", "/locations/create", "route.locationCreate", "locations/LocationScreen"),
  at("/locations", "/locations/:id/edit", "route.locationEdit", "locations/LocationScreen"),
  at("/admin", "/admin", "route.admin", "admin/AdminScreen"),
  at(
    "/admin",
    "/admin/business-information",
    "route.businessInformation",
    "business-information/BusinessInformationScreen"
  ),
  {
    path: "/admin/security",
    title: "route.shopSecurity",
    access: securityAdminAccess,
    screen: "security/ShopSecurityScreen"
  },
  { path: "/admin/usage", title: "route.usage", access: usageAccess, screen: "usage/UsageScreen" },
  {
    path: "/admin/reminders",
    title: "route.reminderRules",
    access: messagingAccess,
    screen: "reminders/ReminderRulesScreen"
  },
  { path: "/admin/audit", title: "route.audit", access: securityAdminAccess, screen: "security/AuditScreen" },
  at("/admin", "/admin/notifications", "route.notifications", "notices/NoticesScreen"),
  admin("invoice-payments", "route.invoicePayments", "admin.invoicePayments"),
  at("/admin/edi-setup", "/admin/edi-setup", "route.ediSetup", "edi/EdiSetupScreen"),
  at("/admin/products", "/admin/products", "route.products", "products/ProductsScreen"),
  at("/admin/products", "/admin/products/create", "product.newTitle", "products/ProductScreen"),
  at("/admin/products", "/admin/products/:id/edit", "product.title", "products/ProductScreen"),
  at("/admin/products", "/admin/lists", "choiceLists.title", "choice-lists/ChoiceListsScreen"),
  at("/admin/products", "/admin/insurers", "insurers.title", "insurers/InsurersScreen"),
  at("/admin/products", "/admin/insurers/create", "insurer.new", "insurers/InsurerScreen"),
  at("/admin/products", "/admin/insurers/:id/edit", "insurer.title", "insurers/InsurerScreen"),
  at(
    "/admin/product-categories",
    "/admin/product-categories",
    "route.productCategories",
    "product-categories/ProductCategoriesScreen"
  ),
  at(
    "/admin/product-categories",
    "/admin/product-categories/create",
    "category.newTitle",
    "product-categories/ProductCategoryScreen"
  ),
  at(
    "/admin/product-categories",
    "/admin/product-categories/:id/edit",
    "category.title",
    "product-categories/ProductCategoryScreen"
  ),
  {
    path: "/admin/public-business-setting",
    title: "route.publicSettings",
    access: pageAdminAccess,
    screen: "public-page/PublicBusinessSettingScreen"
  },
  {
    path: "/admin/public-business-page",
    title: "route.publicPage",
    access: pageAdminAccess,
    screen: "public-page/PublicBusinessPageScreen"
  },
  admin("external-integrations", "route.integrations", "admin.integrations"),
  admin("square-callback", "route.squareCallback", "admin.callback"),
  admin("quickbook-callback", "route.quickbookCallback", "admin.callback"),
  admin("imports", "route.imports", "admin.imports"),
  coming("/billing/account", "/billing/account", "route.billing", "about.billing"),
  ...samplePages
]
