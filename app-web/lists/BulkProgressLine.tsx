import "./BulkProgressLine.css"
import type { BulkProgress } from "#domain/bulk-actions/BulkRun.ts"
import { ProgressBar } from "#ui/ProgressBar.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/**
 * How far a change of many rows is. Closing the page stops it after the present hundred; the list then offers to go on.
 */
export function BulkProgressLine({ progress: { total, left } }: { readonly progress: BulkProgress }) {
  const { t } = useWords()
  const { whole } = useFormats()
  return (
    <div className="BulkProgressLine">
      <ProgressBar
        label={t("bulk.working")}
        value={(100 * (total - left)) / total}
        valueText={t("bulk.progress", { done: whole(total - left), total: whole(total) })}
      />
    </div>
  )
}
