import type { Job } from "#domain/jobs/Job.ts"
import { getJob, listJobs, postJob, putJob } from "#domain/jobs/jobsApi.ts"
import { findJobsLike } from "#domain/jobs/jobListApi.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { listStockRequired } from "#domain/jobs/jobStepsApi.ts"
import type { RecordKind } from "#web/forms/RecordKind.ts"
import { draftOf } from "#web/jobs/form/JobForm.ts"
import { JobForm } from "./JobForm.ts"
import { newJob } from "./newJob.ts"
import { valuesOf } from "#web/jobs/form/JobForm.ts"

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
