import { type LazyScreen, lazyScreen } from "./shell/lazyScreen.tsx"

const CustomerScreen = lazyScreen(() => import("./customers/CustomerScreen.tsx"), "CustomerScreen")
const PricingProfileScreen = lazyScreen(
  () => import("./pricing-profiles/PricingProfileScreen.tsx"),
  "PricingProfileScreen"
)
const UserScreen = lazyScreen(() => import("./users/UserScreen.tsx"), "UserScreen")
const JobScreen = lazyScreen(() => import("./jobs/JobScreen.tsx"), "JobScreen")
const LocationScreen = lazyScreen(() => import("./locations/LocationScreen.tsx"), "LocationScreen")
const ProductScreen = lazyScreen(() => import("./products/ProductScreen.tsx"), "ProductScreen")
const ProductCategoryScreen = lazyScreen(
  () => import("./product-categories/ProductCategoryScreen.tsx"),
  "ProductCategoryScreen"
)

/** The screens of a shop's work that are here, by path; each in a chunk of its own. */
export const screens: Readonly<Record<string, LazyScreen>> = {
  "/dashboard": lazyScreen(() => import("./dashboard/DashboardScreen.tsx"), "DashboardScreen"),
  "/customers": lazyScreen(() => import("./customers/CustomersScreen.tsx"), "CustomersScreen"),
  "/customers/create": CustomerScreen,
  "/customers/:id/edit": CustomerScreen,
  "/pricing-profile": lazyScreen(() => import("./pricing-profiles/PricingProfilesScreen.tsx"), "PricingProfilesScreen"),
  "/pricing-profile/create": PricingProfileScreen,
  "/pricing-profile/:id/edit": PricingProfileScreen,
  "/nags": lazyScreen(() => import("./nags/NagsScreen.tsx"), "NagsScreen"),
  "/jobs/jobs-list": lazyScreen(() => import("./jobs/JobsScreen.tsx"), "JobsScreen"),
  "/jobs/create": JobScreen,
  "/jobs/:id/edit": JobScreen,
  "/locations": lazyScreen(() => import("./locations/LocationsScreen.tsx"), "LocationsScreen"),
  "/locations/create": LocationScreen,
  "/locations/:id/edit": LocationScreen,
  "/admin": lazyScreen(() => import("./admin/AdminScreen.tsx"), "AdminScreen"),
  "/admin/business-information": lazyScreen(
    () => import("./business-information/BusinessInformationScreen.tsx"),
    "BusinessInformationScreen"
  ),
  "/admin/products": lazyScreen(() => import("./products/ProductsScreen.tsx"), "ProductsScreen"),
  "/admin/products/create": ProductScreen,
  "/admin/products/:id/edit": ProductScreen,
  "/admin/product-categories": lazyScreen(
    () => import("./product-categories/ProductCategoriesScreen.tsx"),
    "ProductCategoriesScreen"
  ),
  "/admin/product-categories/create": ProductCategoryScreen,
  "/admin/product-categories/:id/edit": ProductCategoryScreen,
  "/tenants": lazyScreen(() => import("./tenants/TenantsScreen.tsx"), "TenantsScreen"),
  "/tenant-account/:id/edit": lazyScreen(() => import("./tenants/TenantScreen.tsx"), "TenantScreen"),
  "/users": lazyScreen(() => import("./users/UsersScreen.tsx"), "UsersScreen"),
  "/users/create": UserScreen,
  "/users/:id/edit": UserScreen,
  "/account/profile": lazyScreen(() => import("./account/ProfileScreen.tsx"), "ProfileScreen"),
  "/account/user-profile": lazyScreen(() => import("./account/UserProfileScreen.tsx"), "UserProfileScreen"),
  "/account/security": lazyScreen(() => import("./security/SecurityScreen.tsx"), "SecurityScreen"),
  "/admin/security": lazyScreen(() => import("./security/ShopSecurityScreen.tsx"), "ShopSecurityScreen"),
  "/admin/usage": lazyScreen(() => import("./usage/UsageScreen.tsx"), "UsageScreen"),
  "/admin/audit": lazyScreen(() => import("./security/AuditScreen.tsx"), "AuditScreen"),
  "/account/change-password": lazyScreen(() => import("./account/ChangePasswordScreen.tsx"), "ChangePasswordScreen"),
  "/account/preferences": lazyScreen(() => import("./shell/PreferencesScreen.tsx"), "PreferencesScreen")
}
