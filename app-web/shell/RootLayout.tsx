import { Outlet, useNavigate } from "react-router-dom"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { Routing } from "#ui/Routing.tsx"
import { SignedOutLayout } from "#web/layout/SignedOutLayout.tsx"
import { useTitle } from "#web/page/useTitle.ts"
import { useSession } from "#web/session/useSession.ts"
import { useWords } from "#web/words/useWords.ts"

/** The layout above every route. Makes links in ui use the router, and shows no screen if there is no shop. */
export function RootLayout() {
  const navigate = useNavigate()
  const { state } = useSession()
  return (
    <Routing navigate={(path) => void navigate(path)}>{state === "nowhere" ? <NoShopScreen /> : <Outlet />}</Routing>
  )
}

/** Shown on a URL that belongs to no shop, with a link to the login shared by all shops. */
function NoShopScreen() {
  const { t } = useWords()
  const {
    site: { baseUrl }
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
