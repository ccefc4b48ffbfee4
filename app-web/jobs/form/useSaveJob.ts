import { useQueryClient } from "@tanstack/react-query"
import { Result } from "effect"
import { useState } from "react"
import { useNavigate } from "react-router-dom"
import type { Job } from "#domain/jobs/Job.ts"
import { getJob, listJobs, postJob, putJob } from "#domain/jobs/jobsApi.ts"
import { type FormErrors, readForm } from "#web/api/formErrors.ts"
import { Refused } from "#web/api/Refused.ts"
import { useSend } from "#web/api/useSend.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useWords } from "#web/words/useWords.ts"
import { draftOf } from "./draftOf.ts"
import { JobForm, type JobValues } from "./JobForm.ts"
import { type MergedJob, mergeJob } from "./mergeJob.ts"
import type { Opened, OpenJob } from "./useOpenJob.ts"
import { valuesOf } from "./valuesOf.ts"

/** Two people changed the same parts of a job. */
export interface Conflict extends MergedJob {
  readonly current: Job
  readonly currentValues: JobValues
}

/** Saves an open job. Changes that others made elsewhere in it join in; the same part changed by both is asked about. */
export const useSaveJob = (open: OpenJob) => {
  const { form, draft, latest, opened, job, adopt } = open
  const { t } = useWords()
  const say = useSay()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [conflict, setConflict] = useState<Conflict>()
  const [refused, setRefused] = useState<FormErrors>({})

  const keep = (kept: Job) => queries.setQueryData([getJob.name, { id: kept.id }], kept)
  const refuse = (errors: FormErrors) => {
    setRefused(errors)
    form.setServerErrors(errors)
  }
  const onRefusal = (failure: unknown) => {
    if (!(failure instanceof Refused) || Object.keys(failure.errors).length === 0) return false
    refuse(failure.errors)
    return true
  }
  const create = useSend(postJob, { refreshes: [listJobs], onFailure: onRefusal })
  const change = useSend(putJob, {
    refreshes: [listJobs],
    onFailure: (failure) => failure._tag === "JobChanged" ? settle(failure.current) : onRefusal(failure)
  })

  const settle = (current: Job): true => {
    const mine = latest.current
    const currentValues = valuesOf(current, mine.lines.map(({ key }) => key))
    const met = mergeJob(opened?.values ?? currentValues, mine, currentValues)
    if (met.clashes.length > 0) setConflict({ ...met, current, currentValues })
    else joined(current, currentValues, met.merged, t("job.joined"))
    return true
  }

  const joined = (current: Job, currentValues: JobValues, values: JobValues, text: string) => {
    keep(current)
    adopt(current)
    form.replace(values)
    if (JSON.stringify(values) === JSON.stringify(currentValues)) return draft.clear()
    send(values, { version: current.version, values: currentValues }, () => say({ kind: "info", text }))
  }

  const send = (values: JobValues, since: Opened | undefined, then: (kept: Job) => void) => {
    const read = readForm(JobForm, values)
    if (Result.isFailure(read)) return refuse(read.failure)
    setRefused({})
    const onSuccess = (kept: Job) => {
      keep(kept)
      draft.clear()
      if (job === undefined) return void navigate(`/jobs/${kept.id}/edit`, { replace: true, state: { typed: latest.current === values ? undefined : latest.current } })
      adopt(kept, values)
      then(kept)
    }
    if (job === undefined || since === undefined) create.send(draftOf(read.success), { onSuccess })
    else change.send({ id: job.id, version: since.version, ...draftOf(read.success) }, { onSuccess })
  }

  return {
    /** What was wrong at the last try to save: message ids by path. */
    refused,
    isSaving: create.isPending || change.isPending,
    /** Saves; then does what waited for it. */
    save: (then: (kept: Job) => void = () => say({ kind: "success", text: t("job.saved") })) => send(latest.current, opened, then),
    conflict,
    /** Ends a conflict with one side's say in what both changed; all else of both stays. */
    decide: (side: "mine" | "theirs", values: JobValues) => {
      if (conflict === undefined) return
      setConflict(undefined)
      joined(conflict.current, conflict.currentValues, values, t(side === "mine" ? "job.keptMine" : "job.keptTheirs"))
    },
    postpone: () => setConflict(undefined)
  }
}

export type SaveJob = ReturnType<typeof useSaveJob>
