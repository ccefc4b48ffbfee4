import { Schema } from "effect"

/**
 * A sales-tax rate in basis points with at most two decimals: 825 is 8.25 %, 887.5 New York City's 8.875 %, 997.5
 * Québec's 9.975 %.
 */
export const TaxRate = Schema.Finite.check(
  Schema.isBetween({ minimum: 0, maximum: 10_000 }, { message: "taxRate.range" }),
  Schema.makeFilter((rate: number) => Math.round(rate * 100) / 100 === rate || "taxRate.decimals")
)
export type TaxRate = typeof TaxRate.Type
