import { PageHeader } from "#ui/PageHeader.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useWords } from "#web/words/useWords.ts"
import "./RecordWaiting.css"

export interface RecordWaitingProps {
  readonly back: { readonly label: string; readonly href: string }
  /** Why loading failed. */
  readonly failure?: { readonly _tag: string } | undefined
  /** Title shown above the reason. */
  readonly failedTitle?: string | undefined
  readonly onRetry: () => void
}

/** A skeleton of the record while it loads, or the error if loading failed. */
export function RecordWaiting({ back, failure, failedTitle, onRetry }: RecordWaitingProps) {
  const { t } = useWords()
  if (failure !== undefined)
    return (
      <>
        <PageHeader title={back.label} back={back} />
        <LoadFailed failure={failure} title={failedTitle} onRetry={onRetry} />
      </>
    )
  return (
    <div role="status">
      <PageHeader title={t("loading")} back={back} />
      {[3, 2, 2].map((rows, section) => (
        <div key={section} className="RecordWaitingSection">
          <Skeleton widths={["120px"]} height={16} />
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className="RecordWaitingRow">
              <Skeleton widths={["30%", "100%"]} height={20} />
              <Skeleton widths={["30%", "100%"]} height={20} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
