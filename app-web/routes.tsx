import type { ComponentType } from "react"
import { Navigate, type RouteObject, useRoutes } from "react-router-dom"
import { NotAllowedScreen } from "./errors/NotAllowedScreen.tsx"
import { NotFoundScreen } from "./errors/NotFoundScreen.tsx"
import { kitPages } from "./kit/kitPages.ts"
import { AuthTransitionScreen } from "./session/AuthTransitionScreen.tsx"
import { screens } from "./screens.ts"
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

/** One screen for both addresses, which lives on from one to the other. */
const PasswordReset = lazyScreen(() => import("./password-reset/PasswordResetScreen.tsx"), "PasswordResetScreen")

/** The sample pages, which nobody needs ahead. */
const samples: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  kitPages.map(({ path, load }) => [path, lazyScreen(load, "Kit")])
)

const screenAt = ({ path, title, about }: Place) => {
  const Screen = screens[path] ?? samples[path]
  if (Screen !== undefined) return <Screen />
  return about === undefined ? <NotFoundScreen /> : <ComingScreen title={title} about={about} />
}

/** The map of the product, spec §2. */
export const routes: Array<RouteObject> = [
  {
    element: <Root />,
    children: [
      { path: "/", element: <Home /> },
      { path: "/login", element: <LoginDoor /> },
      { path: "/auth-transition", element: <AuthTransitionScreen /> },
      { path: "/businesspage", element: <BusinessPageScreen /> },
      {
        element: <PasswordReset />,
        children: [
          { path: "/forgot-password", element: null },
          { path: "/reset-password", element: null }
        ]
      },
      {
        path: "/error-401",
        element: (
          <Anywhere>
            <NotAllowedScreen />
          </Anywhere>
        )
      },
      {
        path: "/error-404",
        element: (
          <Anywhere>
            <NotFoundScreen />
          </Anywhere>
        )
      },
      {
        element: <Inside />,
        children: places.map((place) => ({ path: place.path, element: <Door place={place}>{screenAt(place)}</Door> }))
      },
      { path: "*", element: <Navigate to="/error-404" replace /> }
    ]
  }
]

/** The screen of the present address. */
export const Screens = () => useRoutes(routes)
