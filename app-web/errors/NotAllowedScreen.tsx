import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { useTitle } from "#web/page/useTitle.ts"
import { useWords } from "#web/words/useWords.ts"

/** /error-401: the user's role or the shop's subscription does not include the requested screen (spec §6). */
export function NotAllowedScreen() {
  const { t } = useWords()
  useTitle(t("error401.title"))
  return (
    <>
      <PageHeader title={t("error401.title")} />
      <EmptyState
        icon="lock"
        title={t("error401.what")}
        action={
          <ButtonLink href="/" variant="primary" icon="home">
            {t("goHome")}
          </ButtonLink>
        }
      >
        {t("error401.about")}
      </EmptyState>
    </>
  )
}
