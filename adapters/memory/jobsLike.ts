import type { Job } from "#domain/jobs/Job.ts"
import { type JobLike, type JobLikeSearch, mostAlike, plateKey } from "#domain/jobs/JobSearch.ts"
import { tidyVin } from "#domain/vin/vinFault.ts"
import { sorted } from "./sorted.ts"

/** Earlier jobs of a customer, VIN or plate, newest first. */
export const jobsLike = (
  jobs: ReadonlyArray<Job>,
  { customerId, vin = "", plate = "" }: JobLikeSearch
): ReadonlyArray<JobLike> => {
  const isAlike = (job: Job) =>
    job.customerId === customerId ||
    (tidyVin(vin) !== "" && job.vehicle.vin === tidyVin(vin)) ||
    (plateKey(plate) !== "" && plateKey(job.vehicle.plate) === plateKey(plate))
  return sorted(jobs.filter(isAlike), ({ number }) => [number], true)
    .slice(0, mostAlike)
    .map(({ id, number, stage, customerId: whose, customerName, vehicle, quotedOn }) => ({
      id,
      number,
      stage,
      customerId: whose,
      customerName,
      vehicle,
      quotedOn
    }))
}
