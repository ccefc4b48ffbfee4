import type { Job } from "./Job.ts"
import type { JobDraft } from "./JobDraft.ts"

/** What a person has said of a job, as for a new one. */
export const draftOfJob = ({
  customerId,
  locationId,
  pricingProfileId,
  vehicle,
  insurance,
  install,
  partsStatus,
  lines
}: Job): JobDraft => ({ customerId, locationId, pricingProfileId, vehicle, insurance, install, partsStatus, lines })
