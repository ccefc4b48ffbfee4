import { memo } from "react"
import type { Job } from "#domain/jobs/Job.ts"
import { Stepper } from "#ui/Stepper.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

const stages = ["quote", "workorder", "invoice"] as const

/** Where a job is on its way. */
export const StageSteps = memo(function StageSteps({ job }: { readonly job: Job | undefined }) {
  const { t, of } = useWords()
  const { day } = useFormats()
  const at = stages.indexOf(job?.stage ?? "quote")
  const notes = [
    day(job?.quotedOn ?? ""),
    "",
    job !== undefined && job.credit !== null ? t("step.credited") : day(job?.invoicedOn ?? "")
  ]
  return (
    <Stepper
      label={t("step.way")}
      doneLabel={t("step.done")}
      steps={stages.map((stage, index) => ({
        id: stage,
        title: of("stage", stage),
        note: notes[index] || undefined,
        state: index < at ? "done" : index === at ? "current" : "next"
      }))}
    />
  )
})
