import { Button } from "#ui/Button.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { useFailureText } from "#web/words/useFailureText.ts"
import { useWords } from "#web/words/useWords.ts"

/** What was asked for did not come: why, and the way to ask again. */
export function LoadFailed({
  failure,
  title,
  onRetry
}: {
  readonly failure: { readonly _tag: string }
  readonly title?: string | undefined
  readonly onRetry: () => void
}) {
  const { t } = useWords()
  const textOf = useFailureText()
  return (
    <EmptyState
      icon={failure._tag === "Offline" ? "offline" : "warning"}
      title={title ?? t("loadFailed")}
      action={
        <Button icon="refresh" onPress={onRetry}>
          {t("retry")}
        </Button>
      }
    >
      {textOf(failure)}
    </EmptyState>
  )
}
