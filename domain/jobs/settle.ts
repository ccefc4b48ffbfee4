import { Effect } from "effect"
import { isTaxExempt } from "#domain/customers/Customer.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { type NewLine, partsStatusOf } from "#domain/estimates/EstimateLine.ts"
import {
  extendedPrice,
  noTaxRates,
  type PriceableLine,
  priceEstimate,
  type TaxRates,
  type Totals
} from "#domain/estimates/priceEstimate.ts"
import { type Location, LocationInactive } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { standingTotals, wasReceived } from "#domain/payments/balance.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { type Cents, times } from "#domain/shared/Money.ts"
import { taxesOn } from "#domain/shared/TaxLine.ts"
import { traced } from "#domain/shared/traced.ts"
import { tidyVin } from "#domain/vin/vinFault.ts"
import { isCredited, type Job } from "./Job.ts"
import type { JobDraft } from "./JobDraft.ts"
import { CustomerInactive } from "./jobFailures.ts"

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

/**
 * The day since which nothing is owed on an invoice, by the days of its documents: the invoice, payments, refunds,
 * allowances and write-offs. Empty while something is owed, and where no invoice stands.
 */
export const settledOn = (job: Job): string => {
  if (job.stage !== "invoice" || isCredited(job) || job.balance > 0) return ""
  const changes = new Map<string, number>()
  const count = (day: string, cents: number) => {
    // A deposit counts from the invoice on: before it, nothing was owed.
    const at = day < job.invoicedOn ? job.invoicedOn : day
    changes.set(at, (changes.get(at) ?? 0) + cents)
  }
  const { customerShare, insurerShare } = standingTotals(job)
  count(job.invoicedOn, customerShare + insurerShare)
  for (const payment of job.payments.filter(wasReceived)) {
    count(payment.collectionDate, -payment.amountReceived)
    for (const { amount, date, status } of payment.refunds ?? []) if (status === "refunded") count(date, amount)
  }
  for (const { amount, date, reversed } of job.adjustments) {
    count(date, -amount)
    if (reversed !== undefined) count(reversed.date, amount)
  }
  let owed = 0
  let settled = ""
  for (const day of [...changes.keys()].toSorted()) {
    owed += changes.get(day)!
    if (owed > 0) settled = ""
    else if (settled === "") settled = day
  }
  return settled
}

/** What a job comes to by lines that are not on it yet, in cents. */
export interface InstalledPrice {
  /** Parts, labor, kit and tax: by how much the job's total grows. */
  readonly total: Cents
  /** What is sold less what it costs, before tax; undefined where nobody has said what the glass costs. */
  readonly margin: Cents | undefined
  /** The margin of what is sold, in basis points. */
  readonly marginShare: number | undefined
  /** The lines of it that wait for their price, by their descriptions: where there are any, the total is not all of it. */
  readonly unpriced: ReadonlyArray<string>
}

/**
 * What glass comes to once it is installed, tax included: by as much as the total of the job grows when its lines join
 * those that stand there. Taxes are rounded on the sum of all lines, so that the same glass may come to a cent more or
 * less beside others.
 */
export const installedPrice = (
  added: ReadonlyArray<NewLine>,
  standing: ReadonlyArray<PriceableLine>,
  rates: TaxRates
): InstalledPrice => {
  const totalWith = (lines: ReadonlyArray<PriceableLine>) => totalsOf({ lines, insurance: null }, rates).total
  const sold = added.reduce((sum, line) => sum + extendedPrice(line), 0)
  const isKnown = added.every(({ kind, cost }) => kind !== "glass" || (cost ?? 0) > 0)
  const margin = isKnown
    ? sold - added.reduce((sum, { cost, quantity }) => sum + times(cost ?? 0, quantity), 0)
    : undefined
  return {
    total: totalWith([...standing, ...added]) - totalWith(standing),
    margin,
    marginShare: margin === undefined || sold === 0 ? undefined : Math.round((margin * 10_000) / sold),
    unpriced: added.filter(({ rule }) => rule === "priceRequired").map(({ description }) => description)
  }
}
