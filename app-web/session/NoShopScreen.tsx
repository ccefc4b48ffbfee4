import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { BareFrame } from "#web/shell/BareFrame.tsx"
import { useTitle } from "#web/shell/useTitle.ts"
import { useWords } from "#web/words/useWords.ts"
import { useSession } from "./useSession.ts"

/** An address that is no shop's, whatever stands behind it: the way to the sign-in that knows every shop. */
export function NoShopScreen() {
  const { t } = useWords()
  const {
    place: { baseUrl }
  } = useSession()
  useTitle(t("noShop.title"))
  return (
    <BareFrame>
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
    </BareFrame>
  )
}
