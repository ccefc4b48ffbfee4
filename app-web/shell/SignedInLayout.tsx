import "./WaitingScreen.css"
import { Activity, type ReactNode, useEffect, useRef } from "react"
import { Navigate, Outlet, useLocation, useNavigate } from "react-router-dom"
import { Spinner } from "#ui/Spinner.tsx"
import type { Person } from "#web/access/Person.ts"
import { UserContext, useUser } from "#web/access/useUser.ts"
import { SignedOutLayout } from "#web/layout/SignedOutLayout.tsx"
import { RedirectToLogout } from "#web/login/LoginRoute.tsx"
import { LoginScreen } from "#web/login/LoginScreen.tsx"
import { UnreachableScreen } from "#web/login/UnreachableScreen.tsx"
import { useSession } from "#web/session/useSession.ts"
import { useWords } from "#web/words/useWords.ts"
import { AllWords } from "#web/words/WordsProvider.tsx"
import { Shell } from "./Shell.tsx"
import { redirectFor } from "#web/access/startPage.ts"
import type { ScreenRoute } from "#web/access/screenRoutes.ts"
import { useTitle } from "#web/page/useTitle.ts"

/** The layout for signed-in users. When a session expires, the screen and its input are kept behind the login. */
export function SignedInLayout() {
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
  if (state === "leaving") return <RedirectToLogout />
  return <Navigate to={`/login?${new URLSearchParams({ redirect: `${pathname}${search}` })}`} replace />
}

/** The layout of a screen for everyone; inside the shell for signed-in users. */
export function PublicLayout({ children }: { readonly children: ReactNode }) {
  const { person, state } = useSession()
  if (person !== undefined)
    return (
      <AllWords waiting={<WaitingScreen />}>
        <UserContext value={person}>
          <Shell>{children}</Shell>
        </UserContext>
      </AllWords>
    )
  if (state === "leaving") return <RedirectToLogout />
  return state === "waiting" ? <WaitingScreen /> : <SignedOutLayout>{children}</SignedOutLayout>
}

/**
 * If a refresh reports that the account is no longer active, navigates to the dashboard, unless already in the admin
 * area (spec §4).
 */
const useLockout = (person: Person | undefined) => {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const wasActive = useRef(false)
  const isActive = person?.accountActive
  useEffect(() => {
    if (isActive === undefined) return
    const isClosing = wasActive.current && !isActive
    wasActive.current = isActive
    if (isClosing && !/^\/admin(\/|$)/.test(pathname)) void navigate("/dashboard", { replace: true })
  }, [isActive, pathname, navigate])
}

/** Shown until the user is known. Appears with a delay, so that a fast response does not flicker. */
export function WaitingScreen() {
  const { t } = useWords()
  return (
    <main className="WaitingScreen">
      <Spinner label={t("loading")} size={28} />
    </main>
  )
}

/** Renders a screen if the user may open it, or redirects (spec §4 lockout and root, §6). */
export function RouteGuard({ place, children }: { readonly place: ScreenRoute; readonly children: ReactNode }) {
  const { t } = useWords()
  const away = redirectFor(place, useUser())
  useTitle(t(place.title))
  return away === undefined ? children : <Navigate to={away} replace />
}
