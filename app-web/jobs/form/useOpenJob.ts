import { useMemo, useState } from "react"
import type { Job } from "#domain/jobs/Job.ts"
import { useDraft } from "#web/api/useDraft.ts"
import { useForm } from "#web/api/useForm.ts"
import { type InsuranceValues, JobForm, type JobValues } from "./JobForm.ts"
import { mergeJob } from "./mergeJob.ts"
import { newInsurance } from "./newJob.ts"
import { useSteadyForm } from "./useSteadyForm.ts"
import { valuesOf } from "./valuesOf.ts"

/** What the typing began from: the version that a save names, and what stood in it. */
export interface Opened {
  readonly version: number
  readonly values: JobValues
}

interface JobDraftKept {
  readonly values: JobValues
  readonly aside: InsuranceValues
  readonly opened: Opened | undefined
}

const openedOf = (job: Job | undefined, values: JobValues): Opened | undefined => job && { version: job.version, values }

/** A job as it lies open: what is kept of it, what is typed, and the draft of what is typed. */
export const useOpenJob = (kept: Job | undefined, start: JobValues) => {
  const { form, latest } = useSteadyForm(useForm(JobForm, start))
  const [job, setJob] = useState(kept)
  const [opened, setOpened] = useState(() => openedOf(kept, start))
  const [aside, setAside] = useState<InsuranceValues>(start.insurance ?? newInsurance)

  const draft = useDraft<JobDraftKept>(
    `job.${kept?.id ?? "new"}`,
    useMemo(() => ({ values: form.values, aside, opened }), [form.values, aside, opened]),
    form.isDirty
  )

  const adopt = (next: Job, since: JobValues = opened?.values ?? start) => {
    const now = latest.current
    const values = valuesOf(next, now.lines.map(({ key }) => key))
    setJob(next)
    setOpened({ version: next.version, values })
    form.replace(values, true)
    const { merged } = mergeJob(since, now, values)
    if (JSON.stringify(merged) !== JSON.stringify(values)) form.replace(merged)
  }

  const restore = () => {
    if (draft.found === undefined) return
    const { values, aside: kept, opened: since } = draft.found.values
    form.replace(values)
    setAside(kept)
    setOpened(since)
    draft.dismiss()
  }

  return {
    form,
    draft,
    job,
    opened,
    /** What is typed now, for answers that arrive later. */
    latest,
    /** Takes what the server keeps now; what was typed since `since` stays typed. */
    adopt,
    /** Puts the draft of an earlier visit in place, to be saved against the version it began from. */
    restore,
    /** Turns insurance on and off; what was typed of it comes back. */
    setInsured: (isInsured: boolean) => {
      if (form.values.insurance !== null) setAside(form.values.insurance)
      form.set("insurance", isInsured ? aside : null)
    }
  }
}

export type OpenJob = ReturnType<typeof useOpenJob>
