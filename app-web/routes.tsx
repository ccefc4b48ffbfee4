import { Navigate, type RouteObject, useRoutes } from "react-router-dom"
import { NotAllowedScreen } from "./errors/NotAllowedScreen.tsx"
import { NotFoundScreen } from "./errors/NotFoundScreen.tsx"
import { kitPages } from "./kit/kitPages.ts"
import { AuthTransitionScreen } from "./login/AuthTransitionScreen.tsx"
import { screens } from "./screens.ts"
import { installerPhone } from "./access/startPage.ts"
import { LoginRoute } from "./login/LoginRoute.tsx"
import { PublicLayout, SignedInLayout, RouteGuard } from "./shell/SignedInLayout.tsx"
import { BusinessPageScreen, HomeRoute, ServerPage } from "./shell/HomeRoute.tsx"
import { ComingSoonScreen } from "./shell/ComingSoonScreen.tsx"
import { lazyScreen } from "./loading/lazyScreen.tsx"
import { type ScreenRoute, screenRoutes } from "./access/screenRoutes.ts"
import { RootLayout } from "./shell/RootLayout.tsx"

/** A single screen for both URLs, so that it stays mounted from one to the other. */
const PasswordReset = lazyScreen(() => import("./password-reset/PasswordResetScreen.tsx"), "PasswordResetScreen")

const screenAt = ({ path, title, about }: ScreenRoute) => {
  const Screen = screens[path] ?? kitPages[path]
  if (Screen !== undefined) return <Screen />
  return about === undefined ? <NotFoundScreen /> : <ComingSoonScreen title={title} about={about} />
}

/** All routes of the app, spec §2. */
export const routes: Array<RouteObject> = [
  {
    element: <RootLayout />,
    children: [
      { path: "/", element: <HomeRoute /> },
      { path: "/login", element: <LoginRoute /> },
      { path: "/auth-transition", element: <AuthTransitionScreen /> },
      { path: installerPhone, element: <ServerPage /> },
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
          <PublicLayout>
            <NotAllowedScreen />
          </PublicLayout>
        )
      },
      {
        path: "/error-404",
        element: (
          <PublicLayout>
            <NotFoundScreen />
          </PublicLayout>
        )
      },
      {
        element: <SignedInLayout />,
        children: screenRoutes.map((place) => ({
          path: place.path,
          element: <RouteGuard place={place}>{screenAt(place)}</RouteGuard>
        }))
      },
      { path: "*", element: <Navigate to="/error-404" replace /> }
    ]
  }
]

/** The screen of the current URL. */
export const Screens = () => useRoutes(routes)
