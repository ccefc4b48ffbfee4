import { Navigate, useSearchParams } from "react-router-dom"
import { knownPath, startPageOf } from "#web/access/startPage.ts"
import { useSession } from "#web/session/useSession.ts"
import { LoginScreen } from "./LoginScreen.tsx"
import { UnreachableScreen } from "./UnreachableScreen.tsx"

/** The /login route. Users who are already signed in continue to their destination. */
export function LoginRoute() {
  const { state, person } = useSession()
  const [search] = useSearchParams()
  if (person !== undefined) return <Navigate to={knownPath(search.get("redirect")) ?? startPageOf(person)} replace />
  if (state === "unreachable") return <UnreachableScreen />
  return state === "leaving" ? <RedirectToLogout /> : <LoginScreen />
}

/** Redirects from any screen to the logout transition, which leads to the base domain's login (spec §4). */
export function RedirectToLogout() {
  const { site } = useSession()
  return (
    <Navigate
      to={`/auth-transition?${new URLSearchParams({ type: "logout", redirect: `${site.baseUrl}/login` })}`}
      replace
    />
  )
}
