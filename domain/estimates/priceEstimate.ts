import { Effect, Schema } from "effect"
import { Cents, divideHalfUp, shareOf, times } from "#domain/shared/Money.ts"
import { JobTax, TaxRate } from "#domain/shared/TaxLine.ts"
import { field } from "#domain/shared/field.ts"
import type { EstimateLine, TaxAs, TaxClass } from "./EstimateLine.ts"

/** The sums of an estimate, in cents (trade 3.1). `insurerShare + customerShare + shopCredit = total`. */
export const Totals = Schema.Struct({
  partsSubtotal: field(Cents, "Parts before tax, in cents.", 29400),
  laborSubtotal: field(Cents, "Labor before tax, in cents.", 12000),
  partsTax: field(Cents, "Tax on parts, in cents; 0 where taxes have names.", 2381),
  laborTax: field(Cents, "Tax on labor, in cents; 0 where taxes have names.", 0),
  taxes: field(
    Schema.Array(
      Schema.Struct({
        name: field(Schema.String, "What the tax is called on papers.", "TVQ"),
        amount: field(Cents, "The tax, in cents.", 2381)
      })
    ),
    "The taxes that have names, in the order of `taxRates.lines`."
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  total: field(Cents, "All of it, in cents.", 43781),
  insurerShare: field(Cents, "What the insurer pays, in cents.", 43781),
  customerShare: field(Cents, "What the customer pays, in cents.", 0),
  shopCredit: field(Cents, "What the shop lets go, in cents.", 0)
})
export type Totals = typeof Totals.Type

/** The sums of an estimate of nothing; also what is missing in rows older than a sum. */
export const noTotals: Totals = {
  partsSubtotal: 0,
  laborSubtotal: 0,
  partsTax: 0,
  laborTax: 0,
  taxes: [],
  total: 0,
  insurerShare: 0,
  customerShare: 0,
  shopCredit: 0
}

/**
 * The tax a job is priced with: what the location took on the day it was priced. Where taxes have names, they stand in
 * `lines` and both rates are 0.
 */
export const TaxRates = Schema.Struct({
  parts: field(TaxRate, "Tax rate on parts, in hundredths of a percent.", 810),
  labor: field(TaxRate, "Tax rate on labor, in the same.", 0),
  exempt: field(Schema.Boolean, "Whether the customer pays no tax."),
  lines: field(Schema.Array(JobTax), "The taxes that have names.").pipe(
    Schema.withDecodingDefaultKey(Effect.succeed([]))
  )
})
export type TaxRates = typeof TaxRates.Type

/** No tax; also what is missing in rows older than a rate. */
export const noTaxRates: TaxRates = { parts: 0, labor: 0, exempt: false, lines: [] }

/**
 * Which of the two each kind is, one by one: calibration is labor (trade 3.1 rule 7); a kit is the adhesive that stays
 * in the car. A repair and a fee are taxed as parts; a line that is not to be taxed says so itself.
 */
const taxClasses: Readonly<Record<EstimateLine["kind"], TaxClass>> = {
  glass: "parts",
  labor: "labor",
  kit: "parts",
  molding: "parts",
  clip: "parts",
  rainSensorPad: "parts",
  part: "parts",
  calibration: "labor",
  repair: "parts",
  fee: "parts"
}

export const taxClassOf = (kind: EstimateLine["kind"]): TaxClass => taxClasses[kind]

/** The class a line is taxed in: its own, where a product says so, else that of its kind. */
export const lineTaxClass = ({ kind, taxAs = "" }: Pick<PriceableLine, "kind" | "taxAs">): TaxClass =>
  taxAs === "" ? taxClassOf(kind) : taxAs

/** What a line of a kind says of itself so that it is taxed as a product is. */
export const taxAsOf = (kind: EstimateLine["kind"], taxType: TaxClass | "notTaxed"): TaxAs =>
  taxType === "notTaxed" || taxType === taxClassOf(kind) ? "" : taxType

/** Whether anything is taken on lines of a class. */
export const isTaxed = ({ parts, labor, exempt, lines }: TaxRates, taxClass: TaxClass): boolean =>
  !exempt &&
  ((taxClass === "parts" ? parts : labor) > 0 || lines.some(({ on, rate }) => rate > 0 && isTakenOn(on, taxClass)))

const isTakenOn = (on: JobTax["on"], taxClass: TaxClass) => on === "both" || on === taxClass

/** What pricing asks of a line; whatever else a line carries comes back with it. */
export type PriceableLine = Pick<EstimateLine, "kind" | "quantity" | "netPrice" | "taxable" | "customerPaid"> &
  Partial<Pick<EstimateLine, "taxAs" | "rule">>

export interface Estimate<Line> {
  readonly lines: ReadonlyArray<Line>
  readonly partsTaxRate: TaxRate
  readonly laborTaxRate: TaxRate
  /** Taxes with names, each on the price before all taxes. */
  readonly taxes?: ReadonlyArray<JobTax>
  readonly taxExempt: boolean
  readonly insured: boolean
  readonly deductible: Cents
  readonly rebate: Cents
}

export interface PricedEstimate<Line> extends Shares {
  readonly lines: ReadonlyArray<Line & { readonly extendedPrice: Cents; readonly taxClass: TaxClass }>
  readonly partsSubtotal: Cents
  readonly laborSubtotal: Cents
  readonly partsTax: Cents
  readonly laborTax: Cents
  readonly taxes: Totals["taxes"]
  readonly total: Cents
}

/**
 * Prices an estimate in cents, the same on screen and server (trade 3.1): each line half-up, each tax once on the sum
 * of the rounded taxable lines, no tax on another. The insurer's tax is that of the lines it pays, so its invoice adds
 * up by itself; the customer bears the rest.
 */
export const priceEstimate = <Line extends PriceableLine>(estimate: Estimate<Line>): PricedEstimate<Line> => {
  const { partsTaxRate, laborTaxRate, taxes = [], taxExempt } = estimate
  const lines = estimate.lines.map((line) => ({
    ...line,
    extendedPrice: extendedPrice(line),
    taxClass: lineTaxClass(line)
  }))
  const sum = (which: (line: PriceableLine & { readonly taxClass: TaxClass }) => boolean) =>
    lines.reduce((total, line) => (which(line) ? total + line.extendedPrice : total), 0)
  const taxed = (which: (line: PriceableLine) => boolean) => {
    const tax = (on: JobTax["on"], rate: TaxRate) =>
      taxExempt || rate === 0
        ? 0
        : taxOf(
            sum((line) => line.taxable && isTakenOn(on, line.taxClass) && which(line)),
            rate
          )
    const named = taxes.map(({ name, on, rate }) => ({ name, amount: tax(on, rate) }))
    const [partsTax, laborTax] = [tax("parts", partsTaxRate), tax("labor", laborTaxRate)]
    const all = named.reduce((total, { amount }) => total + amount, partsTax + laborTax)
    return { partsTax, laborTax, taxes: named, sum: sum(which) + all }
  }

  const { sum: total, ...tax } = taxed(everyLine)
  return {
    lines,
    partsSubtotal: sum(({ taxClass }) => taxClass === "parts"),
    laborSubtotal: sum(({ taxClass }) => taxClass === "labor"),
    ...tax,
    total,
    ...splitTotal({
      total,
      claimed: taxed(isClaimed).sum,
      insured: estimate.insured,
      deductible: estimate.deductible,
      rebate: estimate.rebate
    })
  }
}

const everyLine = () => true
const isClaimed = (line: PriceableLine) => !line.customerPaid

/**
 * What a line comes to, in cents, half-up: its price times its quantity, or the price itself where that is flat, however
 * many the line counts. The one place.
 */
export const extendedPrice = ({
  netPrice: price,
  quantity,
  rule
}: Pick<PriceableLine, "netPrice" | "quantity" | "rule">): Cents =>
  rule === "partFlat" ? (quantity === 0 ? 0 : price) : times(price, quantity)

/**
 * What one unit is sold for, in cents: list less discount (a negative discount is a markup). Markup rules, and hardware
 * the catalogue lists at 0.00, count from cost (trade 3.1 rules 1 and 4); 0 while a price is required. The one
 * place.
 */
export const netPrice = ({
  listPrice,
  cost,
  discount,
  rule
}: Pick<EstimateLine, "listPrice" | "cost" | "discount" | "rule">): Cents => {
  if (rule === "priceRequired") return 0
  const fromCost =
    rule === "glassMarkup" || rule === "hardwareMarkup" || (rule === "hardwareDiscount" && listPrice === 0)
  return shareOf(fromCost ? (cost ?? 0) : listPrice, 10_000 - discount)
}

/**
 * The tax on an amount, half-up to the cent, once for a whole tax class (trade 3.1 rule 10). Exact for every amount
 * Cents allows.
 */
export const taxOf = (amount: Cents, rate: TaxRate): Cents => {
  const millionths = Math.round(rate * 100)
  // Whole millions apart: amount times rate would leave the exact integers at some tens of millions of dollars.
  const rest = amount % 1_000_000
  return ((amount - rest) / 1_000_000) * millionths + divideHalfUp(rest * millionths, 1_000_000)
}

/** Who bears an estimate's total, in cents: the three shares always add up to it, and none is negative. */
export interface Shares {
  readonly insurerShare: Cents
  readonly customerShare: Cents
  /** The rebate: what the shop gives up of the customer's deductible. */
  readonly shopCredit: Cents
}

/**
 * Splits a total (trade 3.1 rules 8 and 9). `claimed` is the total, tax included, of the lines that are not marked
 * "customer paid". The deductible is taken from what is claimed, never from customer-paid lines (so it is capped by
 * `claimed`, and no share can fall below zero); the insurer pays what is left, nothing when all of it is deductible:
 * then the job is customer pay. A rebate comes out of the customer's deductible alone, so it never moves the insurer's
 * amount.
 */
export const splitTotal = ({
  total,
  claimed,
  insured,
  deductible,
  rebate
}: {
  readonly total: Cents
  readonly claimed: Cents
  readonly insured: boolean
  readonly deductible: Cents
  readonly rebate: Cents
}): Shares => {
  if (!insured) return { insurerShare: 0, customerShare: total, shopCredit: 0 }
  const deducted = Math.min(deductible, claimed)
  const insurerShare = claimed - deducted
  const shopCredit = Math.min(rebate, deducted)
  return { insurerShare, customerShare: total - insurerShare - shopCredit, shopCredit }
}

/**
 * The message id when a rebate is refused, spec §5 'The rebate amount cannot exceed the deductible amount'; undefined
 * when it may stand.
 */
export const rebateFault = (deductible: Cents, rebate: Cents): "job.rebateAboveDeductible" | undefined =>
  rebate > deductible ? "job.rebateAboveDeductible" : undefined

type Charged = Pick<EstimateLine, "netPrice" | "quantity" | "noChargeReason"> & Partial<Pick<EstimateLine, "rule">>

/** Whether nothing is charged for a line: it has no price, or no quantity to be charged. */
export const chargesNothing = (line: Omit<Charged, "noChargeReason">): boolean => extendedPrice(line) === 0

/** Whether a line is free on purpose: nothing is charged for it, and the reason says why ("Warranty"). */
export const isNoCharge = (line: Charged): boolean => chargesNothing(line) && line.noChargeReason.trim() !== ""

/** Whether a line still needs its price: nothing is charged for it, and no reason says that this is meant. */
export const needsPrice = (line: Charged): boolean => chargesNothing(line) && line.noChargeReason.trim() === ""
