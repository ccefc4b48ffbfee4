import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { useTitle } from "#web/page/useTitle.ts"
import { useWords } from "#web/words/useWords.ts"

/** /error-404: there is no page at this URL (spec §2). */
export function NotFoundScreen() {
  const { t } = useWords()
  useTitle(t("error404.title"))
  return (
    <>
      <PageHeader title={t("error404.title")} />
      <EmptyState
        icon="search"
        title={t("error404.what")}
        action={
          <ButtonLink href="/" variant="primary" icon="home">
            {t("goHome")}
          </ButtonLink>
        }
      >
        {t("error404.about")}
      </EmptyState>
    </>
  )
}
