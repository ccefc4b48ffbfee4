import { type CustomerId } from "#domain/customers/Customer.ts"
import { getCustomer } from "#domain/customers/customersApi.ts"
import type { Location } from "#domain/locations/Location.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useRights } from "#web/jobs/useRights.ts"
import { useProfiles } from "#web/pricing-profiles/useProfiles.ts"
import type { JobValues } from "./JobForm.ts"

/** What an open job names: its customer, location and pricing profile, and the profiles to choose from. */
export const useLookups = (
  { customerId, locationId, pricingProfileId }: JobValues,
  locations: ReadonlyArray<Location>
) => {
  const { seesCustomers, seesProfiles } = useRights()
  const customer = useQueryOf(
    getCustomer,
    { id: customerId as CustomerId },
    { enabled: seesCustomers && customerId !== "" }
  )
  const profiles = useProfiles(seesProfiles)
  return {
    locations,
    location: locations.find(({ id }) => id === locationId),
    /** Undefined while none is chosen or known. */
    customer: customerId === "" ? undefined : customer.data,
    /** It is being fetched for the first time. */
    isCustomerComing: customer.isLoading,
    profiles,
    profile: profiles.find(({ id }) => id === pricingProfileId)
  }
}

export type JobLookups = ReturnType<typeof useLookups>
