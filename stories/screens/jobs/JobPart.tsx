import type { ReactNode } from "react"
import { Job } from "#domain/jobs/Job.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { getJob } from "#domain/jobs/jobsApi.ts"
import { listJobLocations } from "#domain/locations/locationsApi.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { type JobLookups, useLookups } from "#web/jobs/form/useLookups.ts"
import { newJob } from "#web/jobs/form/newJob.ts"
import { jobId } from "./jobsInShop.ts"

/** One section of the job that stories open, by itself. */
export function JobPart({ part }: { readonly part: (job: Job, lookups: JobLookups) => ReactNode }) {
  const { data: job } = useQueryOf(getJob, { id: JobId.make(jobId) })
  const { data: locations = [] } = useQueryOf(listJobLocations, {})
  const lookups = useLookups(newJob(job?.locationId ?? ""), locations)
  return <main style={{ maxWidth: 1120, padding: "0 24px 24px" }}>{job instanceof Job && part(job, lookups)}</main>
}
