import { handlersOf } from "#domain/contract/Endpoint.ts"
import { customersHandlers } from "#domain/customers/customersHandlers.ts"
import { jobsHandlers } from "#domain/jobs/jobsHandlers.ts"
import { locationsHandlers } from "#domain/locations/locationsHandlers.ts"
import { nagsHandlers } from "#domain/nags/nagsHandlers.ts"
import { pricingProfilesHandlers } from "#domain/pricing-profiles/pricingProfilesHandlers.ts"
import { sessionHandlers } from "#domain/session/sessionHandlers.ts"
import { vinHandlers } from "#domain/vin/vinHandlers.ts"

/** Every call there is. */
export const handlers = handlersOf(
  sessionHandlers,
  customersHandlers,
  pricingProfilesHandlers,
  locationsHandlers,
  vinHandlers,
  nagsHandlers,
  jobsHandlers
)
