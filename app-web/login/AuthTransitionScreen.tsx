import { useEffect } from "react"
import { Navigate, useSearchParams } from "react-router-dom"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { Spinner } from "#ui/Spinner.tsx"
import { knownPath, startPageOf, loginUrlFrom } from "#web/access/startPage.ts"
import { SignedOutLayout } from "#web/layout/SignedOutLayout.tsx"
import { useTitle } from "#web/page/useTitle.ts"
import { useLeave } from "#web/session/SiteInfo.ts"
import { useSession } from "#web/session/useSession.ts"
import { useWords } from "#web/words/useWords.ts"
import { UnreachableScreen } from "./UnreachableScreen.tsx"

/** Milliseconds for which 'Logged out Successfully' is shown: the logout guard of spec §9. */
const readFor = 2_000

/**
 * /auth-transition: the transition between two domains. `type` is login or logout, and `redirect` must be one of our
 * own screens (spec §2, §4).
 */
export function AuthTransitionScreen() {
  const [search] = useSearchParams()
  return search.get("type") === "logout" ? (
    <LoggedOut redirect={search.get("redirect")} />
  ) : (
    <Arriving redirect={search.get("redirect")} />
  )
}

interface WithRedirect {
  readonly redirect: string | null
}

function Arriving({ redirect }: WithRedirect) {
  const { t } = useWords()
  const { person, state, notice } = useSession()
  useTitle(t("route.login"))
  if (person !== undefined) return <Navigate to={knownPath(redirect) ?? startPageOf(person)} replace />
  if (state === "unreachable") return <UnreachableScreen />
  if (state === "waiting")
    return (
      <SignedOutLayout>
        <Spinner label={t("login.entering")} size={28} />
      </SignedOutLayout>
    )
  return (
    <SignedOutLayout>
      <h1 className="hidden-text">{t("route.login")}</h1>
      <EmptyState
        icon="lock"
        title={notice === undefined ? t("signInFirst") : t("failure.KeyNotAccepted")}
        action={
          <ButtonLink href="/login" variant="primary">
            {t("login.submit")}
          </ButtonLink>
        }
      />
    </SignedOutLayout>
  )
}

function LoggedOut({ redirect }: WithRedirect) {
  const { t } = useWords()
  const { site, state, notice } = useSession()
  const leave = useLeave()
  const url = loginUrlFrom(redirect, site.baseUrl)
  useTitle(t("route.logout"))
  // Until the server has responded, the user is still signed in there.
  const isDone = state !== "leaving" || notice === "loggedOut"
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => leave(url), readFor)
    return () => clearTimeout(timer)
  }, [isDone, leave, url])
  return (
    <SignedOutLayout>
      <h1 className="hidden-text">{t("route.logout")}</h1>
      {isDone ? (
        <EmptyState
          icon="check"
          title={t("loggedOut")}
          action={<ButtonLink href={url}>{t("loggedOut.go")}</ButtonLink>}
        >
          {t("loggedOut.about")}
        </EmptyState>
      ) : (
        <Spinner label={t("loggingOut")} size={28} />
      )}
    </SignedOutLayout>
  )
}
