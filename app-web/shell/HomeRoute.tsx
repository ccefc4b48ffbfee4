import { Navigate } from "react-router-dom"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { startPageOf } from "#web/access/startPage.ts"
import { SignedOutLayout } from "#web/layout/SignedOutLayout.tsx"
import { RedirectToLogout } from "#web/login/LoginRoute.tsx"
import { UnreachableScreen } from "#web/login/UnreachableScreen.tsx"
import { useTitle } from "#web/page/useTitle.ts"
import { useSession } from "#web/session/useSession.ts"
import { useWords } from "#web/words/useWords.ts"
import { WaitingScreen } from "./SignedInLayout.tsx"
import { useEffect } from "react"

/** "/": sends signed-in users to their start page, and others to the shop's business page or the login (spec §2). */
export function HomeRoute() {
  const { person, state, site } = useSession()
  if (person !== undefined) return <Navigate to={startPageOf(person)} replace />
  if (state === "waiting") return <WaitingScreen />
  if (state === "leaving") return <RedirectToLogout />
  if (state === "unreachable") return <UnreachableScreen />
  return site.tenant === null ? <Navigate to="/login" replace /> : <BusinessPageScreen />
}

/**
 * Shown to users who open "/" with an expired session. They are staff, who can sign in again or view the public page
 * the server returns to everyone else. Also at /businesspage on the platform's own host, where there is no shop page.
 */
export function BusinessPageScreen() {
  const { t } = useWords()
  const { tenant } = useSession().site
  const name = tenant?.businessName ?? "Frit"
  useTitle(name)
  return (
    <SignedOutLayout>
      <h1 className="hidden-text">{name}</h1>
      <EmptyState
        icon="car"
        title={t("business.title", { shop: name })}
        action={
          <ButtonLink href="/login" variant="primary">
            {t("business.staff")}
          </ButtonLink>
        }
      >
        {tenant !== null && (
          <>
            {t("business.about")} {/* Served by the server, not part of the web app. */}
            <a className="Link" href="/businesspage">
              {t("business.see")}
            </a>
          </>
        )}
      </EmptyState>
    </SignedOutLayout>
  )
}

/** A URL for which the server has its own page. Reloads so that the server serves it, for example after signing in. */
export function ServerPage() {
  useEffect(() => location.reload(), [])
  return null
}
