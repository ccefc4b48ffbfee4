import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { useWords } from "#web/words/useWords.ts"
import { BareFrame } from "./BareFrame.tsx"
import { useTitle } from "./useTitle.ts"

/** /forgot-password and /reset-password, until they are here: who can help meanwhile. */
export function PublicComing() {
  const { t } = useWords()
  useTitle(t("route.forgotPassword"))
  return (
    <BareFrame>
      <h1 className="hidden-text">{t("route.forgotPassword")}</h1>
      <EmptyState icon="lock" title={t("coming.title")} action={<ButtonLink href="/login">{t("login.submit")}</ButtonLink>}>{t("about.forgotPassword")}</EmptyState>
    </BareFrame>
  )
}
