import { Outlet, useNavigate } from "react-router-dom"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { Routing } from "#ui/Routing.tsx"
import { SignedOutLayout } from "#web/layout/SignedOutLayout.tsx"
import { useTitle } from "#web/page/useTitle.ts"
import { useSession } from "#web/session/useSession.ts"
import { useWords } from "#web/words/useWords.ts"

/** Above every route: links of ui go through the router; where there is no shop there is no screen either. */
export function RootLayout() {
  const navigate = useNavigate()
  const { state } = useSession()
  return (
    <Routing navigate={(path) => void navigate(path)}>{state === "nowhere" ? <NoShopScreen /> : <Outlet />}</Routing>
  )
}

/** An address that is no shop's, whatever stands behind it: the way to the sign-in that knows every shop. */
function NoShopScreen() {
  const { t } = useWords()
  const {
    place: { baseUrl }
  } = useSession()
  useTitle(t("noShop.title"))
  return (
    <SignedOutLayout>
      <h1 className="hidden-text">{t("noShop.title")}</h1>
      <EmptyState
        icon="map-pin"
        title={t("noShopHere")}
        action={
          <ButtonLink href={`${baseUrl}/login`} variant="primary">
            {t("noShop.go", { host: new URL(baseUrl).host })}
          </ButtonLink>
        }
      >
        {t("noShop.about")}
      </EmptyState>
    </SignedOutLayout>
  )
}
