import { useState } from "react"
import type { Job } from "#domain/jobs/Job.ts"
import { useRecordStore } from "#web/forms/useOpenRecord.ts"
import { jobToastKey } from "#web/jobs/stage/nextStep.ts"
import { useForgetToast } from "#web/page/useToast.ts"
import { type InsuranceValues, type JobValues, draftOf, JobForm, valuesOf, newInsurance, newJob } from "./JobForm.ts"
import { getJob, listJobs, postJob, putJob } from "#domain/jobs/jobsApi.ts"
import { findJobsLike } from "#domain/jobs/jobListApi.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { listStockRequired } from "#domain/jobs/jobStepsApi.ts"
import type { RecordKind } from "#web/forms/RecordKind.ts"

/** Jobs as records edited in a form. */
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
  invalidates: [listJobs, findJobsLike, listStockRequired],
  post: postJob,
  put: putJob
}

/** State of the open job: the saved job, its form values and their local draft. */
export const useOpenJob = (kept: Job | undefined, start: JobValues) => {
  const [aside, setAside] = useState<InsuranceValues>(start.insurance ?? newInsurance)
  const record = useRecordStore(jobKind, kept, { start, aside: { value: aside, restore: setAside } })
  const forget = useForgetToast()
  const { form } = record
  return {
    ...record,
    /**
     * After any change to the job, by this user or another, the Undo of an earlier step would be rejected or wrong, so
     * its toast is dismissed.
     */
    applySaved: (...[next, ...typed]: Parameters<typeof record.applySaved>) => {
      if (next.version !== record.kept?.version) forget(jobToastKey(next))
      record.applySaved(next, ...typed)
    },
    job: record.kept,
    /** Whether claim values were entered that are restored when insurance is turned on again. */
    keepsClaim: Object.entries(aside).some(([name, value]) => value !== newInsurance[name as keyof InsuranceValues]),
    /** Turns insurance on or off. Entered values are restored when it is turned on again. */
    setInsured: (isInsured: boolean) => {
      const { insurance } = form.getState().values
      if (insurance !== null) setAside(insurance)
      form.set("insurance", isInsured ? aside : null)
    }
  }
}

export type OpenJob = ReturnType<typeof useOpenJob>

/** The form of an open job; sections subscribe to their own fields. */
export type JobFormStore = OpenJob["form"]

/** Accepts the job as last saved on the server. The only part of an open job that stage steps need. */
export interface ApplySavedJob {
  readonly applySaved: (next: Job) => void
}
