import type { Job } from "#domain/jobs/Job.ts"
import type { JobValues } from "./JobForm.ts"

/** A kept job as its form shows it. A cost that is not for these eyes stands as nothing. */
export const valuesOf = (job: Job): JobValues => ({
  customerId: job.customerId,
  locationId: job.locationId,
  pricingProfileId: job.pricingProfileId,
  salespersonId: job.salespersonId,
  vehicle: job.vehicle,
  insurance: job.insurance,
  install: job.install,
  partsStatus: job.partsStatus,
  lines: job.lines.map((line) => ({ ...line, cost: line.cost ?? 0, unread: {} }))
})
