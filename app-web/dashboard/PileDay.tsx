import type { JobSummary } from "#domain/jobs/JobSearch.ts"
import { StatusDot } from "#ui/StatusDot.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** When the glass goes in, and whether it is here. */
export function PileDay({ job }: { readonly job: JobSummary }) {
  const { t, of } = useWords()
  const { day } = useFormats()
  return (
    <>
      <span className="tabular">{job.installDate === "" ? t("dashboard.noDay") : day(job.installDate)}</span>
      <StatusDot tone={job.partsStatus === "complete" ? "success" : "warning"} isHollow={job.partsStatus === "pending"}>{of("partsStatus", job.partsStatus)}</StatusDot>
    </>
  )
}
