import { Button } from "#ui/Button.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { useQueryErrorResetBoundary } from "@tanstack/react-query"
import { useWords } from "#web/words/useWords.ts"

/** Instead of a screen that broke; the shell and its ways out stay. */
export function BrokenScreen({ again }: { readonly again: () => void }) {
  const { t } = useWords()
  const { reset } = useQueryErrorResetBoundary()
  const retry = () => {
    reset()
    again()
  }
  return (
    <>
      <PageHeader title={t("broken.title")} />
      <EmptyState
        icon="warning"
        title={t("oneOrMoreErrors")}
        action={
          <Button variant="primary" icon="refresh" onPress={retry}>
            {t("retry")}
          </Button>
        }
      >
        {t("broken.about")}
      </EmptyState>
    </>
  )
}
