import { useQueryClient } from "@tanstack/react-query"
import { Result } from "effect"
import { useState } from "react"
import { useNavigate } from "react-router-dom"
import type { Job } from "#domain/jobs/Job.ts"
import { DayOutOfRange, InstallerBooked, InstallerUnavailable } from "#domain/jobs/jobFailures.ts"
import { getJob, listJobs, postJob, putJob } from "#domain/jobs/jobsApi.ts"
import { LocationInactive } from "#domain/locations/Location.ts"
import { listStockRequired } from "#domain/jobs/jobStepsApi.ts"
import { type FormErrors, readForm } from "#web/api/formErrors.ts"
import { Refused } from "#web/api/Refused.ts"
import { isSame } from "#web/forms/mergeFields.ts"
import { useKeepTyped } from "#web/forms/useKeepTyped.ts"
import { useSend } from "#web/api/useSend.ts"
import { bookedMessage } from "#web/jobs/install/DoubleBooking.tsx"
import { useDayMessage } from "#web/jobs/form/useDayMessage.ts"
import { useClock } from "#web/jobs/install/useClock.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useWords } from "#web/words/useWords.ts"
import { draftOf } from "./draftOf.ts"
import { JobForm, type JobValues } from "./JobForm.ts"
import { type MergedJob, mergeJob } from "./mergeJob.ts"
import type { JobTyped, Opened, OpenJob } from "./useOpenJob.ts"
import { valuesOf } from "./valuesOf.ts"

/** Two people changed the same parts of a job. */
export interface Conflict extends MergedJob {
  readonly current: Job
  readonly currentValues: JobValues
}

/** What a try to save said: message ids by path. */
interface Refusal {
  readonly times: number
  readonly errors: FormErrors
}

/**
 * Saves an open job. Changes that others made elsewhere in it join in; the same part changed by both is asked about.
 */
export const useSaveJob = (open: OpenJob) => {
  const { form, draft, latest, opened, job, adopt, aside } = open
  const { t } = useWords()
  const { clock } = useClock()
  const dayMessage = useDayMessage()
  const say = useSay()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const keepTyped = useKeepTyped()
  const [conflict, setConflict] = useState<Conflict>()
  const [refused, setRefused] = useState<Refusal>({ times: 0, errors: {} })

  const keep = (kept: Job) => queries.setQueryData([getJob.name, { id: kept.id }], kept)
  const refuse = (errors: FormErrors) => {
    setRefused(({ times }) => ({ times: times + 1, errors }))
    form.setServerErrors(errors)
  }
  const onRefusal = (failure: { readonly _tag: string }) => {
    if (failure instanceof InstallerUnavailable) {
      refuse({ [`install.installers.${failure.at}.userId`]: ["install.unavailable"] })
      return true
    }
    if (failure instanceof LocationInactive) {
      refuse({ locationId: ["job.locationInactive"] })
      return true
    }
    if (failure instanceof DayOutOfRange) {
      refuse({ [failure.path]: [dayMessage(failure)] })
      return true
    }
    if (failure instanceof InstallerBooked) {
      refuse({ [`install.installers.${failure.at}.start`]: [bookedMessage("install.booked", failure, clock)] })
      return true
    }
    if (!(failure instanceof Refused) || Object.keys(failure.errors).length === 0) return false
    refuse(failure.errors)
    return true
  }
  const create = useSend(postJob, { refreshes: [listJobs], onFailure: onRefusal })
  const change = useSend(putJob, {
    refreshes: [listJobs, listStockRequired],
    onFailure: (failure) => (failure._tag === "JobChanged" ? settle(failure.current) : onRefusal(failure))
  })

  const settle = (current: Job): true => {
    const mine = latest.current
    const currentValues = valuesOf(current)
    const met = mergeJob(opened?.values ?? currentValues, mine, currentValues)
    if (met.clashes.length > 0) setConflict({ ...met, current, currentValues })
    else joined(current, currentValues, met.merged, t("job.joined"))
    return true
  }

  const joined = (current: Job, currentValues: JobValues, values: JobValues, text: string) => {
    keep(current)
    adopt(current)
    form.replace(values)
    if (isSame(values, currentValues)) return draft.clear()
    send(values, { version: current.version, values: currentValues }, () => say({ kind: "info", text }))
  }

  const send = (values: JobValues, since: Opened | undefined, then: (kept: Job) => void) => {
    const read = readForm(JobForm, values)
    if (Result.isFailure(read)) return refuse(read.failure)
    setRefused(({ times }) => ({ times, errors: {} }))
    const onSuccess = (kept: Job) => {
      keep(kept)
      draft.clear()
      if (job === undefined) {
        if (latest.current !== values)
          keepTyped(`job.${kept.id}`, {
            values: latest.current,
            aside,
            opened: { version: kept.version, values: valuesOf(kept) }
          } satisfies JobTyped)
        return void navigate(`/jobs/${kept.id}/edit`, { replace: true })
      }
      adopt(kept, values)
      then(kept)
    }
    if (job === undefined || since === undefined) create.send(draftOf(read.success), { onSuccess })
    else change.send({ id: job.id, version: since.version, ...draftOf(read.success) }, { onSuccess })
  }

  return {
    /** What was wrong at the last try to save, and which try that was. */
    refused,
    isSaving: create.isPending || change.isPending,
    /** Saves; then does what waited for it. */
    save: (then: (kept: Job) => void = () => say({ kind: "success", text: t("job.saved") })) =>
      send(latest.current, opened, then),
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
