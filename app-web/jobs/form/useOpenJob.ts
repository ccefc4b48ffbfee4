import { useMemo, useState } from "react"
import type { Job } from "#domain/jobs/Job.ts"
import { useDraft } from "#web/api/useDraft.ts"
import { isSame } from "#web/forms/mergeFields.ts"
import { mayStandIn } from "#web/forms/mayStandIn.ts"
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

/** What a draft keeps: without its beginning, a later save could not tell what others changed meanwhile. */
export interface JobTyped {
  readonly values: JobValues
  readonly aside: InsuranceValues
  readonly opened: Opened | undefined
}

const openedOf = (job: Job | undefined, values: JobValues): Opened | undefined =>
  job && { version: job.version, values }

/** A job as it lies open: what is kept of it, what is typed, and the draft of what is typed. */
export const useOpenJob = (kept: Job | undefined, start: JobValues) => {
  const { form, latest } = useSteadyForm(useForm(JobForm, start))
  const [job, setJob] = useState(kept)
  const [opened, setOpened] = useState(() => openedOf(kept, start))
  const [aside, setAside] = useState<InsuranceValues>(start.insurance ?? newInsurance)

  const draft = useDraft<JobTyped>(
    `job.${kept?.id ?? "new"}`,
    useMemo(() => ({ values: form.values, aside, opened }), [form.values, aside, opened]),
    form.isDirty
  )

  const found =
    draft.found && mayStandIn(draft.found.values?.values, start) && !isSame(draft.found.values.values, start)
      ? draft.found
      : undefined

  const adopt = (next: Job, since: JobValues = opened?.values ?? start) => {
    const now = latest.current
    const values = valuesOf(next)
    setJob(next)
    setOpened({ version: next.version, values })
    form.replace(values, true)
    const { merged } = mergeJob(since, now, values)
    if (!isSame(merged, values)) form.replace(merged)
  }

  const restore = ({ values, aside: typedAside, opened: since }: JobTyped) => {
    form.replace(values)
    setAside(typedAside)
    setOpened(since)
    draft.dismiss()
  }

  return {
    form,
    draft: { ...draft, found },
    job,
    opened,
    /** Insurance as it was typed before it was switched off. */
    aside,
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

/** What takes over a job as the server keeps it now: all that a step of it asks for. */
export interface Adopts {
  readonly adopt: (next: Job) => void
}
