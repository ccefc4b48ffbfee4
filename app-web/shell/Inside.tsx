import { Activity } from "react"
import { Navigate, Outlet, useLocation } from "react-router-dom"
import { LoginScreen } from "#web/session/LoginScreen.tsx"
import { UnreachableScreen } from "#web/session/UnreachableScreen.tsx"
import { useSession } from "#web/session/useSession.ts"
import { UserContext } from "#web/session/useUser.ts"
import { AllWords } from "#web/words/AllWords.tsx"
import { Shell } from "./Shell.tsx"
import { ToLogout } from "./ToLogout.tsx"
import { useLockout } from "./useLockout.ts"
import { WaitingScreen } from "./WaitingScreen.tsx"

/** For signed-in people only. Where a session expires, the screen waits behind the sign-in with all that was typed. */
export function Inside() {
  const { state, person, expiredPerson } = useSession()
  const { pathname, search } = useLocation()
  const shown = person ?? expiredPerson
  useLockout(person)
  if (shown !== undefined) {
    return (
      <>
        <Activity mode={person === undefined ? "hidden" : "visible"}>
          <AllWords waiting={<WaitingScreen />}>
            <UserContext value={shown}>
              <Shell key={shown.id}>
                <Outlet />
              </Shell>
            </UserContext>
          </AllWords>
        </Activity>
        {person === undefined && (state === "unreachable" ? <UnreachableScreen /> : <LoginScreen />)}
      </>
    )
  }
  if (state === "unreachable") return <UnreachableScreen />
  if (state === "waiting") return <WaitingScreen />
  if (state === "leaving") return <ToLogout />
  return <Navigate to={`/login?${new URLSearchParams({ redirect: `${pathname}${search}` })}`} replace />
}
