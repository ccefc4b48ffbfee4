import type { ComponentType } from "react"
import { Navigate, type RouteObject, useRoutes } from "react-router-dom"
import { NotAllowedScreen } from "./errors/NotAllowedScreen.tsx"
import { NotFoundScreen } from "./errors/NotFoundScreen.tsx"
import { kitPages } from "./kit/kitPages.ts"
import { AuthTransitionScreen } from "./session/AuthTransitionScreen.tsx"
import { LoginDoor } from "./session/LoginDoor.tsx"
import { Anywhere } from "./shell/Anywhere.tsx"
import { BusinessPageScreen } from "./shell/BusinessPageScreen.tsx"
import { ComingScreen } from "./shell/ComingScreen.tsx"
import { Door } from "./shell/Door.tsx"
import { Home } from "./shell/Home.tsx"
import { Inside } from "./shell/Inside.tsx"
import { lazyScreen } from "./shell/lazyScreen.tsx"
import { type Place, places } from "./shell/places.ts"
import { Root } from "./shell/Root.tsx"

const CustomerScreen = lazyScreen(() => import("./customers/CustomerScreen.tsx"), "CustomerScreen")
const PricingProfileScreen = lazyScreen(() => import("./pricing-profiles/PricingProfileScreen.tsx"), "PricingProfileScreen")
/** One screen for both addresses, which lives on from one to the other. */
const PasswordReset = lazyScreen(() => import("./password-reset/PasswordResetScreen.tsx"), "PasswordResetScreen")
const UserScreen = lazyScreen(() => import("./users/UserScreen.tsx"), "UserScreen")
const JobScreen = lazyScreen(() => import("./jobs/JobScreen.tsx"), "JobScreen")
const LocationScreen = lazyScreen(() => import("./locations/LocationScreen.tsx"), "LocationScreen")
const ProductScreen = lazyScreen(() => import("./products/ProductScreen.tsx"), "ProductScreen")
const ProductCategoryScreen = lazyScreen(() => import("./product-categories/ProductCategoryScreen.tsx"), "ProductCategoryScreen")

/** The screens that are here, by path; each in a chunk of its own. */
const screens: Readonly<Record<string, ComponentType>> = {
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
  "/admin/business-information": lazyScreen(() => import("./business-information/BusinessInformationScreen.tsx"), "BusinessInformationScreen"),
  "/admin/products": lazyScreen(() => import("./products/ProductsScreen.tsx"), "ProductsScreen"),
  "/admin/products/create": ProductScreen,
  "/admin/products/:id/edit": ProductScreen,
  "/admin/product-categories": lazyScreen(() => import("./product-categories/ProductCategoriesScreen.tsx"), "ProductCategoriesScreen"),
  "/admin/product-categories/create": ProductCategoryScreen,
  "/admin/product-categories/:id/edit": ProductCategoryScreen,
  "/tenants": lazyScreen(() => import("./tenants/TenantsScreen.tsx"), "TenantsScreen"),
  "/users": lazyScreen(() => import("./users/UsersScreen.tsx"), "UsersScreen"),
  "/users/create": UserScreen,
  "/users/:id/edit": UserScreen,
  "/account/profile": lazyScreen(() => import("./account/ProfileScreen.tsx"), "ProfileScreen"),
  "/account/user-profile": lazyScreen(() => import("./account/UserProfileScreen.tsx"), "UserProfileScreen"),
  "/account/change-password": lazyScreen(() => import("./account/ChangePasswordScreen.tsx"), "ChangePasswordScreen"),
  "/account/preferences": lazyScreen(() => import("./shell/PreferencesScreen.tsx"), "PreferencesScreen"),
  ...Object.fromEntries(kitPages.map(({ path, load }) => [path, lazyScreen(load, "Kit")]))
}

const screenAt = ({ path, title, about }: Place) => {
  const Screen = screens[path]
  if (Screen !== undefined) return <Screen />
  return about === undefined ? <NotFoundScreen /> : <ComingScreen title={title} about={about} />
}

/** The map of the product, spec §2. */
export const routes: Array<RouteObject> = [{
  element: <Root />,
  children: [
    { path: "/", element: <Home /> },
    { path: "/login", element: <LoginDoor /> },
    { path: "/auth-transition", element: <AuthTransitionScreen /> },
    { path: "/businesspage", element: <BusinessPageScreen /> },
    { element: <PasswordReset />, children: [{ path: "/forgot-password", element: null }, { path: "/reset-password", element: null }] },
    { path: "/error-401", element: <Anywhere><NotAllowedScreen /></Anywhere> },
    { path: "/error-404", element: <Anywhere><NotFoundScreen /></Anywhere> },
    { element: <Inside />, children: places.map((place) => ({ path: place.path, element: <Door place={place}>{screenAt(place)}</Door> })) },
    { path: "*", element: <Navigate to="/error-404" replace /> }
  ]
}]

/** The screen of the present address. */
export const Screens = () => useRoutes(routes)
