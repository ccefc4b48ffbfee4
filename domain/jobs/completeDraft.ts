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
import { owedTotals, isReceived } from "#domain/payments/balance.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { type Cents, times } from "#domain/shared/Money.ts"
import { taxesOn } from "#domain/shared/TaxLine.ts"
import { traced } from "#domain/shared/traced.ts"
import { normalizeVin } from "#domain/vin/vinFault.ts"
import { isCredited, type Job } from "./Job.ts"
import type { JobDraft } from "./JobDraft.ts"
import { CustomerInactive } from "./jobFailures.ts"

/** The stored customer and location of a job, which remain valid even if they have become inactive. */
type Standing = Pick<JobDraft, "customerId" | "locationId">

/**
 * Computes what the shop adds to a draft: the customer's name, today's date at the location, its tax rates, and the
 * totals. Rejects customers, locations and profiles of other shops, and an inactive customer or location unless the job
 * already has it.
 */
export const completeDraft = traced("completeDraft")(function* (draft: JobDraft, before?: Standing) {
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
    vehicle: { ...draft.vehicle, vin: normalizeVin(draft.vehicle.vin) },
    partsStatus: partsStatusOf(draft.lines, draft.partsStatus),
    today,
    taxRates,
    totals: totalsOf(draft, taxRates)
  }
})

/**
 * Returns a location's tax rates on a day: its named taxes if any has taken effect, otherwise its parts and labor
 * rates.
 */
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

/** Returns the totals of a draft at the given tax rates. Browser and server use the same calculation. */
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
 * Returns the day since which nothing is owed on an invoice, by the dates of the invoice, payments, refunds, allowances
 * and write-offs. Empty if something is owed or there is no uncredited invoice.
 */
export const settledOn = (job: Job): string => {
  if (job.stage !== "invoice" || isCredited(job) || job.balance > 0) return ""
  const changes = new Map<string, number>()
  const count = (day: string, cents: number) => {
    // A deposit counts from the invoice date on, because nothing was owed before.
    const at = day < job.invoicedOn ? job.invoicedOn : day
    changes.set(at, (changes.get(at) ?? 0) + cents)
  }
  const { customerShare, insurerShare } = owedTotals(job)
  count(job.invoicedOn, customerShare + insurerShare)
  for (const payment of job.payments.filter(isReceived)) {
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

/** What lines that are not on a job yet would add to it, in cents. */
export interface InstalledPrice {
  /** Increase of the job's total: parts, labor, kit and tax. */
  readonly total: Cents
  /** Sales less cost, before tax; undefined if the cost of the glass is unknown. */
  readonly margin: Cents | undefined
  /** Margin as a share of sales, in basis points. */
  readonly marginShare: number | undefined
  /** Descriptions of the added lines that have no price yet. If there are any, the total is incomplete. */
  readonly unpriced: ReadonlyArray<string>
}

/**
 * Returns the price of glass including installation and tax: the increase of the job's total when its lines are added.
 * Because taxes are rounded on the sum of all lines, the same glass may differ by a cent depending on the other lines.
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
