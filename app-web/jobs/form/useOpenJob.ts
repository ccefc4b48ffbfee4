import { useState } from "react"
import type { Job } from "#domain/jobs/Job.ts"
import { useRecordStore } from "#web/forms/useOpenRecord.ts"
import { aboutJob } from "#web/jobs/stage/nextStep.ts"
import { useForgetToast } from "#web/page/useToast.ts"
import { type InsuranceValues, type JobValues, draftOf, JobForm, valuesOf, newInsurance, newJob } from "./JobForm.ts"
import { getJob, listJobs, postJob, putJob } from "#domain/jobs/jobsApi.ts"
import { findJobsLike } from "#domain/jobs/jobListApi.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { listStockRequired } from "#domain/jobs/jobStepsApi.ts"
import type { RecordKind } from "#web/forms/RecordKind.ts"

/** Jobs as records with a form. */
export const jobKind: RecordKind<typeof JobForm, Job> = {
  name: "job",
  schema: JobForm,
  valuesOf: (job) => (job === undefined ? newJob("") : valuesOf(job)),
  newOf: draftOf,
  changeOf: (typed, id, version) => ({
    ...draftOf(typed),
    id: JobId.make(id),
    version,
    ...(typed.isRepriced === true ? { isRepriced: true } : {})
  }),
  hrefOf: ({ id }) => `/jobs/${id}/edit`,
  get: getJob,
  list: listJobs,
  refreshes: [listJobs, findJobsLike, listStockRequired],
  post: postJob,
  put: putJob
}

/** A job as it lies open: what is kept of it, what is typed, and the draft of what is typed. */
export const useOpenJob = (kept: Job | undefined, start: JobValues) => {
  const [aside, setAside] = useState<InsuranceValues>(start.insurance ?? newInsurance)
  const record = useRecordStore(jobKind, kept, { start, aside: { value: aside, restore: setAside } })
  const forget = useForgetToast()
  const { form } = record
  return {
    ...record,
    /** Whatever changed the job, of this person or another, the Undo of an older step would be refused, or be wrong. */
    adopt: (...[next, ...typed]: Parameters<typeof record.adopt>) => {
      if (next.version !== record.kept?.version) forget(aboutJob(next))
      record.adopt(next, ...typed)
    },
    job: record.kept,
    /** Whether a claim was typed that comes back when insurance is turned on again. */
    keepsClaim: Object.entries(aside).some(([name, value]) => value !== newInsurance[name as keyof InsuranceValues]),
    /** Turns insurance on and off; what was typed of it comes back. */
    setInsured: (isInsured: boolean) => {
      const { insurance } = form.getState().values
      if (insurance !== null) setAside(insurance)
      form.set("insurance", isInsured ? aside : null)
    }
  }
}

export type OpenJob = ReturnType<typeof useOpenJob>

/** The form of an open job; sections subscribe to their own fields of it. */
export type JobFormStore = OpenJob["form"]

/** What takes over a job as the server keeps it now: all that a step of it asks for. */
export interface Adopts {
  readonly adopt: (next: Job) => void
}
