import { Effect, Schema } from "effect"
import { Cents, divideHalfUp, shareOf, times } from "#domain/shared/Money.ts"
import { JobTax, TaxRate } from "#domain/shared/TaxLine.ts"
import { field } from "#domain/shared/field.ts"
import type { EstimateLine, TaxAs, TaxClass } from "./EstimateLine.ts"

/** The totals of an estimate, in cents (trade 3.1). `insurerShare + customerShare + shopCredit = total`. */
export const Totals = Schema.Struct({
  partsSubtotal: field(Cents, "Parts before tax, in cents.", 29400),
  laborSubtotal: field(Cents, "Labor before tax, in cents.", 12000),
  partsTax: field(Cents, "Tax on parts, in cents; 0 if taxes are named.", 2381),
  laborTax: field(Cents, "Tax on labor, in cents; 0 if taxes are named.", 0),
  taxes: field(
    Schema.Array(
      Schema.Struct({
        name: field(Schema.String, "Name of the tax on documents.", "TVQ"),
        amount: field(Cents, "Amount of the tax, in cents.", 2381)
      })
    ),
    "Named taxes, in the order of `taxRates.lines`."
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  total: field(Cents, "Total including tax, in cents.", 43781),
  insurerShare: field(Cents, "Amount the insurer pays, in cents.", 43781),
  customerShare: field(Cents, "Amount the customer pays, in cents.", 0),
  shopCredit: field(Cents, "Amount the shop forgoes, in cents.", 0)
})
export type Totals = typeof Totals.Type

/** The totals of an empty estimate. Also supplies the defaults for rows older than a field. */
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
 * The tax rates a job is priced with: those of the location on the day of pricing. Named taxes are in `lines`, with
 * both rates 0.
 */
export const TaxRates = Schema.Struct({
  parts: field(TaxRate, "Tax rate on parts, in basis points (hundredths of a percent).", 810),
  labor: field(TaxRate, "Tax rate on labor, in basis points (hundredths of a percent).", 0),
  exempt: field(Schema.Boolean, "Whether the customer is tax-exempt."),
  lines: field(Schema.Array(JobTax), "Named taxes.").pipe(Schema.withDecodingDefaultKey(Effect.succeed([])))
})
export type TaxRates = typeof TaxRates.Type

/** No tax. Also supplies the defaults for rows older than a field. */
export const noTaxRates: TaxRates = { parts: 0, labor: 0, exempt: false, lines: [] }

/**
 * The tax class of each kind of line. Calibration is labor (trade 3.1 rule 7), and a kit is parts because the adhesive
 * stays in the vehicle. Repairs and fees are taxed as parts. Lines that are not taxable are marked individually.
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

/** Returns the tax class of a line: its own if set by a product, otherwise that of its kind. */
export const lineTaxClass = ({ kind, taxAs = "" }: Pick<PriceableLine, "kind" | "taxAs">): TaxClass =>
  taxAs === "" ? taxClassOf(kind) : taxAs

/** Returns the `taxAs` that makes a line of a kind taxed like a product. */
export const taxAsOf = (kind: EstimateLine["kind"], taxType: TaxClass | "notTaxed"): TaxAs =>
  taxType === "notTaxed" || taxType === taxClassOf(kind) ? "" : taxType

/** Whether any tax applies to lines of a class. */
export const isTaxed = ({ parts, labor, exempt, lines }: TaxRates, taxClass: TaxClass): boolean =>
  !exempt &&
  ((taxClass === "parts" ? parts : labor) > 0 || lines.some(({ on, rate }) => rate > 0 && isTakenOn(on, taxClass)))

const isTakenOn = (on: JobTax["on"], taxClass: TaxClass) => on === "both" || on === taxClass

/** The fields of a line that pricing needs. Other fields are returned unchanged. */
export type PriceableLine = Pick<EstimateLine, "kind" | "quantity" | "netPrice" | "taxable" | "customerPaid"> &
  Partial<Pick<EstimateLine, "taxAs" | "rule">>

export interface Estimate<Line> {
  readonly lines: ReadonlyArray<Line>
  readonly partsTaxRate: TaxRate
  readonly laborTaxRate: TaxRate
  /** Named taxes, each calculated on the price before all taxes. */
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
 * Prices an estimate in cents; browser and server use the same calculation (trade 3.1). Each line is rounded half up,
 * and each tax once, on the sum of the rounded taxable lines. Taxes are not compounded. The insurer's tax is that of
 * the lines it pays, so that its invoice adds up; the customer bears the rest.
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
 * Returns the price of a line in cents, rounded half up: its unit price times its quantity, or a flat price regardless
 * of quantity. The single implementation.
 */
export const extendedPrice = ({
  netPrice: price,
  quantity,
  rule
}: Pick<PriceableLine, "netPrice" | "quantity" | "rule">): Cents =>
  rule === "partFlat" ? (quantity === 0 ? 0 : price) : times(price, quantity)

/**
 * Returns the unit price in cents: list less discount (a negative discount is a markup). Markup rules, and hardware
 * that the catalog lists at 0.00, are based on cost (trade 3.1 rules 1 and 4). Returns 0 if a price is required. The
 * single implementation.
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
 * Returns the tax on an amount, rounded half up to the cent once per tax class (trade 3.1 rule 10). Exact for every
 * amount that `Cents` allows.
 */
export const taxOf = (amount: Cents, rate: TaxRate): Cents => {
  const millionths = Math.round(rate * 100)
  // Splits off whole millions, because amount times rate would exceed the safe integers at some tens of millions of
  // dollars.
  const rest = amount % 1_000_000
  return ((amount - rest) / 1_000_000) * millionths + divideHalfUp(rest * millionths, 1_000_000)
}

/** How an estimate's total is shared, in cents. The three shares always add up to it, and none is negative. */
export interface Shares {
  readonly insurerShare: Cents
  readonly customerShare: Cents
  /** The rebate: the part of the customer's deductible that the shop forgoes. */
  readonly shopCredit: Cents
}

/**
 * Splits a total (trade 3.1 rules 8 and 9). `claimed` is the total, including tax, of the lines not marked "customer
 * paid". The deductible is taken from the claimed amount only, which also caps it, so that no share is negative. The
 * insurer pays the rest; if the deductible covers everything, the job is customer pay. A rebate reduces only the
 * customer's deductible and never changes the insurer's share.
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
 * Returns the message id if a rebate is rejected, spec §5 'The rebate amount cannot exceed the deductible amount';
 * undefined if it is accepted.
 */
export const rebateFault = (deductible: Cents, rebate: Cents): "job.rebateAboveDeductible" | undefined =>
  rebate > deductible ? "job.rebateAboveDeductible" : undefined

type Charged = Pick<EstimateLine, "netPrice" | "quantity" | "noChargeReason"> & Partial<Pick<EstimateLine, "rule">>

/** Whether nothing is charged for a line, because it has no price or no quantity. */
export const chargesNothing = (line: Omit<Charged, "noChargeReason">): boolean => extendedPrice(line) === 0

/** Whether a line is intentionally free: nothing is charged for it, and a reason is given ("Warranty"). */
export const isNoCharge = (line: Charged): boolean => chargesNothing(line) && line.noChargeReason.trim() !== ""

/** Whether a line still needs a price: nothing is charged for it, and no reason is given. */
export const needsPrice = (line: Charged): boolean => chargesNothing(line) && line.noChargeReason.trim() === ""
