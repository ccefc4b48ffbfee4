import { Schema } from "effect"
import { Cents } from "#domain/shared/Money.ts"
import { TaxRate } from "#domain/shared/TaxRate.ts"
import { field } from "#domain/shared/field.ts"

/** The sums of an estimate, in cents (trade 3.1). `insurerShare + customerShare + shopCredit = total`. */
export const Totals = Schema.Struct({
  partsSubtotal: field(Cents, "Parts before tax, in cents.", 29400),
  laborSubtotal: field(Cents, "Labor before tax, in cents.", 12000),
  partsTax: field(Cents, "Tax on parts, in cents.", 2381),
  laborTax: field(Cents, "Tax on labor, in cents.", 0),
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
  total: 0,
  insurerShare: 0,
  customerShare: 0,
  shopCredit: 0
}

/** The tax a job is priced with: the location's rates on the day it was priced, 0 for an exempt customer. */
export const TaxRates = Schema.Struct({
  parts: field(TaxRate, "Tax rate on parts, in hundredths of a percent.", 810),
  labor: field(TaxRate, "Tax rate on labor, in the same.", 0),
  exempt: field(Schema.Boolean, "Whether the customer pays no tax.")
})
export type TaxRates = typeof TaxRates.Type

/** No tax; also what is missing in rows older than a rate. */
export const noTaxRates: TaxRates = { parts: 0, labor: 0, exempt: false }
