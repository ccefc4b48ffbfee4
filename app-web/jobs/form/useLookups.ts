import { type CustomerId } from "#domain/customers/Customer.ts"
import { getCustomer } from "#domain/customers/customersApi.ts"
import type { Location } from "#domain/locations/Location.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { listPricingProfiles } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useRights } from "#web/jobs/useRights.ts"
import type { JobValues } from "./JobForm.ts"

const none: ReadonlyArray<PricingProfile> = []

/** What an open job names: its customer, location and pricing profile, and the profiles to choose from. */
export const useLookups = ({ customerId, locationId, pricingProfileId }: JobValues, locations: ReadonlyArray<Location>) => {
  const { seesCustomers, seesProfiles } = useRights()
  const customer = useQueryOf(getCustomer, { id: customerId as CustomerId }, { enabled: seesCustomers && customerId !== "" })
  const profiles = useQueryOf(listPricingProfiles, { size: 100 }, { enabled: seesProfiles })
  const found = profiles.data?.items ?? none
  return {
    locations,
    location: locations.find(({ id }) => id === locationId),
    /** Undefined while none is chosen or known. */
    customer: customerId === "" ? undefined : customer.data,
    profiles: found,
    profile: found.find(({ id }) => id === pricingProfileId)
  }
}

export type JobLookups = ReturnType<typeof useLookups>
