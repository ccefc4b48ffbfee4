import { Section } from "#ui/Section.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { LoadFailed } from "#web/lists/LoadFailed.tsx"
import { useWords } from "#web/words/useWords.ts"

interface UsageWaitingProps {
  readonly failure: { readonly _tag: string } | undefined
  readonly onRetry: () => void
}

/** The place of the usage while it is on its way, or why it did not come. */
export function UsageWaiting({ failure, onRetry }: UsageWaitingProps) {
  const { t } = useWords()
  return (
    <Section title={t("usage.storage")}>
      {failure === undefined ? (
        <div role="status" aria-label={t("loading")}>
          <Skeleton widths={["60%", "40%", "50%"]} />
        </div>
      ) : (
        <LoadFailed failure={failure} onRetry={onRetry} />
      )}
    </Section>
  )
}
