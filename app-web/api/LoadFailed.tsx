import { useCallback } from "react"
import { Button } from "#ui/Button.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { useWords } from "#web/words/useWords.ts"
import { Refused } from "./failures.ts"

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

/** When to come back, where a refusal that passes does not say: in a minute, in milliseconds. */
const soon = 60_000

/** What to say of a failure, spec §8: the errors map, else the messages, else 'One or more errors occurred!'. */
export const useFailureText = () => {
  const { knows, said } = useWords()
  return useCallback(
    (failure: { readonly _tag: string }): string => {
      const declared = `failure.${failure._tag}`
      if (knows(declared)) return said(declared, { ...failure } as Record<string, string | number>)
      if (!(failure instanceof Refused)) return said("oneOrMoreErrors")
      const ids = [...Object.values(failure.errors).flat(), ...failure.messages]
      const texts = ids
        .map((id) => id.split(":")[0] ?? "")
        .filter(knows)
        .map((id) => said(id, { field: "", length: "", until: failure.until ?? Date.now() + soon }))
      return texts.length === 0
        ? said(failure.status >= 500 ? "serverError" : "oneOrMoreErrors")
        : [...new Set(texts)].join(" ")
    },
    [knows, said]
  )
}
