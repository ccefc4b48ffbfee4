import { useMemo } from "react"
import type { CustomerId } from "#domain/customers/Customer.ts"
import { getCustomer } from "#domain/customers/customersApi.ts"
import { listSalespeople, type Colleague } from "#domain/jobs/jobListApi.ts"
import type { Location } from "#domain/locations/Location.ts"
import { profileOn } from "#domain/pricing-profiles/partPriceFor.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useFormFields } from "#web/forms/useForm.ts"
import { usePermissions } from "#web/jobs/usePermissions.ts"
import { useKnownProfiles, useProfilesComing } from "#web/pricing-profiles/useProfiles.ts"
import type { JobFormStore } from "./useOpenJob.ts"
import { Effect } from "effect"
import { todayIn } from "#domain/shared/Day.ts"

const named = ["customerId", "locationId", "pricingProfileId"] as const

const none: ReadonlyArray<PricingProfile> = []

/** Records the open job refers to: its customer, location and pricing profile, and the profiles to choose from. */
export const useLookups = (form: JobFormStore, locations: ReadonlyArray<Location>) => {
  const { customerId, locationId, pricingProfileId } = useFormFields(form, named).values
  const { seesCustomers, seesProfiles } = usePermissions()
  const customer = useApiQuery(
    getCustomer,
    { id: customerId as CustomerId },
    { enabled: seesCustomers && customerId !== "" }
  )
  const known = useKnownProfiles(seesProfiles)
  const profiles = known ?? none
  const areProfilesComing = useProfilesComing(seesProfiles)
  const salespeople = useApiQuery(listSalespeople, {}).data ?? []
  const location = locations.find(({ id }) => id === locationId)
  const chosen = profiles.find(({ id }) => id === pricingProfileId)
  // Part prices are valid on dates in the time zone of the location that does the work.
  const today = useToday(location?.timeZone ?? "UTC")
  return {
    salespeople,
    locations,
    location,
    /** Undefined if none is selected or it is not loaded. */
    customer: customerId === "" ? undefined : customer.data,
    /** It is loading for the first time. */
    isCustomerComing: customer.isLoading,
    profiles,
    /** Whether the server has returned the profiles. It has not while offline. */
    areProfilesKnown: known !== undefined,
    areProfilesComing,
    profile: useMemo(() => chosen && profileOn(chosen, today), [chosen, today])
  }
}

export type JobLookups = ReturnType<typeof useLookups>

/** The current business day in a time zone, `2026-11-21`, as the server computes it. */
export const useToday = (timeZone: string): string => Effect.runSync(todayIn(timeZone))

/** Returns a person's name from the people selectable on a job; undefined if they are no longer among them. */
export const colleagueName = (people: ReadonlyArray<Colleague>, id: string): string | undefined => {
  const one = people.find((person) => person.id === id)
  return one === undefined ? undefined : `${one.firstName} ${one.lastName}`.trim()
}
