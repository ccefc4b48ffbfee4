import { memo } from "react"
import { areFollowed, awaited } from "#domain/estimates/partsStatusOf.ts"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { sameParts } from "#web/jobs/form/sameParts.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useWords } from "#web/words/useWords.ts"

const statuses = ["pending", "complete"] as const

/**
 * Whether the parts are there: said by a person, until a line has been ordered; from then on the lines say it
 * (trade 8.19).
 */
export const PartsStatusField = memo(
  function PartsStatusField({ open: { form } }: { readonly open: OpenJob }) {
    const { t } = useWords()
    const { lines } = form.values
    if (!areFollowed(lines)) {
      return (
        <SegmentedControl
          {...form.field("partsStatus", t("install.partsStatus"))}
          options={statuses.map((value) => ({
            value,
            label: t(value === "pending" ? "install.partsPending" : "install.partsComplete")
          }))}
        />
      )
    }
    const missing = awaited(lines).length
    return (
      <div className="Field">
        <span className="FieldLabel">{t("install.partsStatus")}</span>
        <StatusDot tone={missing === 0 ? "success" : "warning"}>
          {missing === 0 ? t("install.partsComplete") : t("step.partsAwaited", { count: missing })}
        </StatusDot>
      </div>
    )
  },
  (before, after) => sameParts(before.open, after.open, ["partsStatus", "lines"])
)
