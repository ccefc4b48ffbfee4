import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { useSession } from "#web/session/useSession.ts"
import { useWords } from "#web/words/useWords.ts"
import { BareFrame } from "./BareFrame.tsx"
import { useTitle } from "./useTitle.ts"

/** /businesspage: the shop's name and its staff's way in, until the public quote is here. */
export function BusinessPageScreen() {
  const { t } = useWords()
  const name = useSession().place.tenant?.businessName ?? "Frit"
  useTitle(name)
  return (
    <BareFrame>
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
        {t("business.about")}
      </EmptyState>
    </BareFrame>
  )
}
