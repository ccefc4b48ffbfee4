import type { Job } from "#domain/jobs/Job.ts"
import type { JobValues } from "./JobForm.ts"

/** A kept job as its form shows it. Rows keep the keys they have on the screen, so that the cursor stays where it is. */
export const valuesOf = (job: Job, keys: ReadonlyArray<string> = []): JobValues => ({
  customerId: job.customerId,
  locationId: job.locationId,
  pricingProfileId: job.pricingProfileId,
  vehicle: job.vehicle,
  insurance: job.insurance,
  install: job.install,
  partsStatus: job.partsStatus,
  lines: job.lines.map((line, index) => ({ ...line, key: keys[index] ?? `line-${index}` }))
})
