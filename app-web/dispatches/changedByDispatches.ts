import { getDispatch, getDispatchMatches, listDispatches } from "#domain/dispatches/dispatchesApi.ts"
import { getJob, listJobs } from "#domain/jobs/jobsApi.ts"

/** The calls whose answers change when a dispatch is decided. */
export const changedByDispatches = [listDispatches, getDispatch, getDispatchMatches, getJob, listJobs]
