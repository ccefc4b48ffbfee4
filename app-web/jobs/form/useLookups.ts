import { useMemo } from "react"
import type { CustomerId } from "#domain/customers/Customer.ts"
import { getCustomer } from "#domain/customers/customersApi.ts"
import { listSalespeople, type Colleague } from "#domain/jobs/jobListApi.ts"
import type { Location } from "#domain/locations/Location.ts"
import { profileOn } from "#domain/pricing-profiles/partPriceFor.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useFormFields } from "#web/forms/useForm.ts"
import { useRights } from "#web/jobs/useRights.ts"
import { useKnownProfiles, useProfilesComing } from "#web/pricing-profiles/useProfiles.ts"
import type { JobFormStore } from "./useOpenJob.ts"
import { Effect } from "effect"
import { todayIn } from "#domain/shared/Day.ts"

const named = ["customerId", "locationId", "pricingProfileId"] as const

const none: ReadonlyArray<PricingProfile> = []

/** What an open job names: its customer, location and pricing profile, and the profiles to choose from. */
export const useLookups = (form: JobFormStore, locations: ReadonlyArray<Location>) => {
  const { customerId, locationId, pricingProfileId } = useFormFields(form, named).values
  const { seesCustomers, seesProfiles } = useRights()
  const customer = useQueryOf(
    getCustomer,
    { id: customerId as CustomerId },
    { enabled: seesCustomers && customerId !== "" }
  )
  const known = useKnownProfiles(seesProfiles)
  const profiles = known ?? none
  const areProfilesComing = useProfilesComing(seesProfiles)
  const salespeople = useQueryOf(listSalespeople, {}).data ?? []
  const location = locations.find(({ id }) => id === locationId)
  const chosen = profiles.find(({ id }) => id === pricingProfileId)
  // Prices by part number hold on days of the place that does the work.
  const today = useToday(location?.timeZone ?? "UTC")
  return {
    salespeople,
    locations,
    location,
    /** Undefined while none is chosen or known. */
    customer: customerId === "" ? undefined : customer.data,
    /** It is being fetched for the first time. */
    isCustomerComing: customer.isLoading,
    profiles,
    /** Whether the server has said which profiles there are; without a line it has not. */
    areProfilesKnown: known !== undefined,
    areProfilesComing,
    profile: useMemo(() => chosen && profileOn(chosen, today), [chosen, today])
  }
}

export type JobLookups = ReturnType<typeof useLookups>

/** The business day now at a place, `2026-11-21`, as the server counts it. */
export const useToday = (timeZone: string): string => Effect.runSync(todayIn(timeZone))

/** What somebody is called among the people that a job may name; undefined where they are none of them any more. */
export const colleagueName = (people: ReadonlyArray<Colleague>, id: string): string | undefined => {
  const one = people.find((person) => person.id === id)
  return one === undefined ? undefined : `${one.firstName} ${one.lastName}`.trim()
}
