import { useLocation } from "react-router-dom"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { useUser } from "#web/access/useUser.ts"
import { useWords } from "#web/words/useWords.ts"
import type { WordId } from "#web/words/words.ts"
import { startPageOf } from "#web/access/startPage.ts"

/** A placeholder for a planned screen that explains its purpose. */
export function ComingSoonScreen({ title, about }: { readonly title: WordId; readonly about: WordId }) {
  const { t } = useWords()
  const isStart = useLocation().pathname === startPageOf(useUser())
  return (
    <>
      <PageHeader title={t(title)} />
      <EmptyState
        icon="wrench"
        title={t("coming.title")}
        action={
          isStart ? undefined : (
            <ButtonLink href="/" icon="home">
              {t("goHome")}
            </ButtonLink>
          )
        }
      >
        {t(about)}
      </EmptyState>
    </>
  )
}
