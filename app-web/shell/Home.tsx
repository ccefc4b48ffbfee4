import { Navigate } from "react-router-dom"
import { UnreachableScreen } from "#web/session/UnreachableScreen.tsx"
import { useSession } from "#web/session/useSession.ts"
import { BusinessPageScreen } from "./BusinessPageScreen.tsx"
import { landingOf } from "./landing.ts"
import { ToLogout } from "./ToLogout.tsx"
import { WaitingScreen } from "./WaitingScreen.tsx"

/** "/": signed-in people to their start, else the business page of a shop or the sign-in (spec §2). */
export function Home() {
  const { person, state, place } = useSession()
  if (person !== undefined) return <Navigate to={landingOf(person)} replace />
  if (state === "waiting") return <WaitingScreen />
  if (state === "leaving") return <ToLogout />
  if (state === "unreachable") return <UnreachableScreen />
  return place.tenant === null ? <Navigate to="/login" replace /> : <BusinessPageScreen />
}
