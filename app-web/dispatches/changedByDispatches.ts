import { getDispatch, getDispatchMatches, listDispatches } from "#domain/dispatches/dispatchesApi.ts"
import { getJob, listJobs } from "#domain/jobs/jobsApi.ts"

/** The endpoints whose responses change when a dispatch is accepted or declined. */
export const changedByDispatches = [listDispatches, getDispatch, getDispatchMatches, getJob, listJobs]
