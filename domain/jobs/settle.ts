import { Effect } from "effect"
import { isTaxExempt } from "#domain/customers/Customer.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { type Location, LocationInactive } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import { taxesOn } from "#domain/shared/TaxLine.ts"
import { todayIn } from "#domain/shared/Today.ts"
import { traced } from "#domain/shared/traced.ts"
import { tidyVin } from "#domain/vin/vinFault.ts"
import {
  noTaxRates,
  type PriceableLine,
  priceEstimate,
  type TaxRates,
  type Totals
} from "#domain/estimates/priceEstimate.ts"
import { CustomerInactive } from "./jobFailures.ts"
import type { JobDraft } from "./JobDraft.ts"
import { partsStatusOf } from "#domain/estimates/partsStatusOf.ts"

/** Whose job it is and where, as it is kept: both stay though they have become inactive. */
type Standing = Pick<JobDraft, "customerId" | "locationId">

/**
 * What the shop adds to a draft: the customer's name, today at the location, its tax, the sums. Refuses other shops'
 * customers, locations, profiles, and an inactive customer or location that the job does not have already.
 */
export const settle = traced("settle")(function* (draft: JobDraft, before?: Standing) {
  const [customer, location] = yield* Effect.all(
    [
      Customers.use((customers) => customers.get(draft.customerId)),
      Locations.use((locations) => locations.get(draft.locationId))
    ],
    { concurrency: 2 }
  )
  if (customer.status !== "active" && customer.id !== before?.customerId)
    return yield* new CustomerInactive({ id: customer.id })
  if (location.status !== "active" && location.id !== before?.locationId)
    return yield* new LocationInactive({ id: location.id })
  if (draft.pricingProfileId !== null) yield* (yield* PricingProfiles).get(draft.pricingProfileId)
  const today = yield* todayIn(location.timeZone)
  const taxRates = taxRatesOf(location, today, isTaxExempt(customer, today))
  return {
    customerName: customer.customerName,
    vehicle: { ...draft.vehicle, vin: tidyVin(draft.vehicle.vin) },
    partsStatus: partsStatusOf(draft.lines, draft.partsStatus),
    today,
    taxRates,
    totals: totalsOf(draft, taxRates)
  }
})

/** What a location takes on a day: its taxes with names once one has begun, until then its two rates. */
export const taxRatesOf = (
  {
    defaultPartsTaxRate,
    defaultLaborTaxRate,
    taxLines
  }: Pick<Location, "defaultPartsTaxRate" | "defaultLaborTaxRate" | "taxLines">,
  day: string,
  exempt: boolean
): TaxRates =>
  taxLines.some(({ from }) => from <= day)
    ? { ...noTaxRates, exempt, lines: taxesOn(taxLines, day) }
    : { parts: defaultPartsTaxRate, labor: defaultLaborTaxRate, exempt, lines: [] }

/** The sums of a draft at given tax rates: the same on the screen and on the server. */
export const totalsOf = (
  { lines, insurance }: Pick<JobDraft, "insurance"> & { readonly lines: ReadonlyArray<PriceableLine> },
  taxRates: TaxRates
): Totals => {
  const { lines: _, ...totals } = priceEstimate({
    lines,
    partsTaxRate: taxRates.parts,
    laborTaxRate: taxRates.labor,
    taxes: taxRates.lines,
    taxExempt: taxRates.exempt,
    insured: insurance !== null,
    deductible: insurance?.deductible ?? 0,
    rebate: insurance?.rebate ?? 0
  })
  return totals
}
