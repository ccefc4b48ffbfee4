import { Navigate } from "react-router-dom"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { landingOf } from "#web/access/landing.ts"
import { SignedOutLayout } from "#web/layout/SignedOutLayout.tsx"
import { RedirectToLogout } from "#web/login/LoginRoute.tsx"
import { UnreachableScreen } from "#web/login/UnreachableScreen.tsx"
import { useTitle } from "#web/page/useTitle.ts"
import { useSession } from "#web/session/useSession.ts"
import { useWords } from "#web/words/useWords.ts"
import { WaitingScreen } from "./SignedInLayout.tsx"
import { useEffect } from "react"

/** "/": signed-in people to their start, else the business page of a shop or the sign-in (spec §2). */
export function HomeRoute() {
  const { person, state, place } = useSession()
  if (person !== undefined) return <Navigate to={landingOf(person)} replace />
  if (state === "waiting") return <WaitingScreen />
  if (state === "leaving") return <RedirectToLogout />
  if (state === "unreachable") return <UnreachableScreen />
  return place.tenant === null ? <Navigate to="/login" replace /> : <BusinessPageScreen />
}

/**
 * Who comes to "/" with a session that has ended: staff, who sign in again, or see the page that the server gives
 * everybody else there. It stands at /businesspage on the platform's own host too, which has no shop's page.
 */
export function BusinessPageScreen() {
  const { t } = useWords()
  const { tenant } = useSession().place
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
            {t("business.about")} {/* The server gives that page: the web app does not have it. */}
            <a className="Link" href="/businesspage">
              {t("business.see")}
            </a>
          </>
        )}
      </EmptyState>
    </SignedOutLayout>
  )
}

/** An address that the server answers with a page of its own: asked for there, as after a sign-in that leads to it. */
export function OwnPage() {
  useEffect(() => location.reload(), [])
  return null
}
