import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { listStagePiles } from "#domain/jobs/jobListApi.ts"
import { getJob, listJobs } from "#domain/jobs/jobsApi.ts"
import { listStockRequired } from "#domain/jobs/jobStepsApi.ts"

/** What a step of a job may have changed on the screen. */
export const afterStep: ReadonlyArray<Endpoint> = [listJobs, listStagePiles, getJob, listStockRequired]
