import type { ReactNode } from "react"
import { isJob, type Job } from "#domain/jobs/Job.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { getJob } from "#domain/jobs/jobsApi.ts"
import { listJobLocations } from "#domain/locations/locationsApi.ts"
import type { Location } from "#domain/locations/Location.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useFormStore } from "#web/forms/useForm.ts"
import { JobForm, newJob } from "#web/jobs/form/JobForm.ts"
import { type JobLookups, useLookups } from "#web/jobs/form/useLookups.ts"
import { jobId } from "./jobsInShop.ts"

/** Renders a single section of the job used in the stories. */
export function JobPart({ part }: JobPartProps) {
  const { data: job } = useApiQuery(getJob, { id: JobId.make(jobId) })
  const { data: locations } = useApiQuery(listJobLocations, {})
  return (
    <main style={{ maxWidth: 1120, padding: "0 24px 24px" }}>
      {isJob(job) && locations !== undefined && <OpenPart job={job} locations={locations} part={part} />}
    </main>
  )
}

interface JobPartProps {
  readonly part: (job: Job, lookups: JobLookups) => ReactNode
}

function OpenPart({
  job,
  locations,
  part
}: JobPartProps & { readonly job: Job; readonly locations: ReadonlyArray<Location> }) {
  const form = useFormStore(JobForm, newJob(job.locationId))
  return part(job, useLookups(form, locations))
}
