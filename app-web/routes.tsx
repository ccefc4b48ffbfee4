import type { ComponentType } from "react"
import { Navigate, type RouteObject, useRoutes } from "react-router-dom"
import { NotAllowedScreen } from "./errors/NotAllowedScreen.tsx"
import { NotFoundScreen } from "./errors/NotFoundScreen.tsx"
import { AuthTransitionScreen } from "./session/AuthTransitionScreen.tsx"
import { LoginDoor } from "./session/LoginDoor.tsx"
import { Anywhere } from "./shell/Anywhere.tsx"
import { BusinessPageScreen } from "./shell/BusinessPageScreen.tsx"
import { ComingScreen } from "./shell/ComingScreen.tsx"
import { Door } from "./shell/Door.tsx"
import { Home } from "./shell/Home.tsx"
import { Inside } from "./shell/Inside.tsx"
import { lazyScreen } from "./shell/lazyScreen.ts"
import { type Place, places } from "./shell/places.ts"
import { PublicComing } from "./shell/PublicComing.tsx"
import { Root } from "./shell/Root.tsx"

const CustomerScreen = lazyScreen(() => import("./customers/CustomerScreen.tsx"), "CustomerScreen")
const PricingProfileScreen = lazyScreen(() => import("./pricing-profiles/PricingProfileScreen.tsx"), "PricingProfileScreen")
const JobScreen = lazyScreen(() => import("./jobs/JobScreen.tsx"), "JobScreen")

/** The screens that are here, by path; each in a chunk of its own. */
const screens: Readonly<Record<string, ComponentType>> = {
  "/dashboard": lazyScreen(() => import("./dashboard/DashboardScreen.tsx"), "DashboardScreen"),
  "/customers": lazyScreen(() => import("./customers/CustomersScreen.tsx"), "CustomersScreen"),
  "/customers/create": CustomerScreen,
  "/customers/:id/edit": CustomerScreen,
  "/pricing-profile": lazyScreen(() => import("./pricing-profiles/PricingProfilesScreen.tsx"), "PricingProfilesScreen"),
  "/pricing-profile/create": PricingProfileScreen,
  "/pricing-profile/:id/edit": PricingProfileScreen,
  "/jobs/jobs-list": lazyScreen(() => import("./jobs/JobsScreen.tsx"), "JobsScreen"),
  "/jobs/create": JobScreen,
  "/jobs/:id/edit": JobScreen,
  "/account/preferences": lazyScreen(() => import("./shell/PreferencesScreen.tsx"), "PreferencesScreen")
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
    { path: "/forgot-password", element: <PublicComing /> },
    { path: "/reset-password", element: <PublicComing /> },
    { path: "/error-401", element: <Anywhere><NotAllowedScreen /></Anywhere> },
    { path: "/error-404", element: <Anywhere><NotFoundScreen /></Anywhere> },
    { element: <Inside />, children: places.map((place) => ({ path: place.path, element: <Door place={place}>{screenAt(place)}</Door> })) },
    { path: "*", element: <Navigate to="/error-404" replace /> }
  ]
}]

/** The screen of the present address. */
export const Screens = () => useRoutes(routes)
