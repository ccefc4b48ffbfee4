import { Navigate, useSearchParams } from "react-router-dom"
import { ToLogout } from "#web/shell/ToLogout.tsx"
import { knownPath, landingOf } from "#web/shell/landing.ts"
import { LoginScreen } from "./LoginScreen.tsx"
import { UnreachableScreen } from "./UnreachableScreen.tsx"
import { useSession } from "./useSession.ts"

/** /login as a route: whoever is signed in goes on to where they wanted to go. */
export function LoginDoor() {
  const { state, person } = useSession()
  const [search] = useSearchParams()
  if (person !== undefined) return <Navigate to={knownPath(search.get("redirect")) ?? landingOf(person)} replace />
  if (state === "unreachable") return <UnreachableScreen />
  return state === "leaving" ? <ToLogout /> : <LoginScreen />
}
