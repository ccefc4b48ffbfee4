import { type Cents, divideHalfUp } from "#domain/shared/Money.ts"
import type { TaxRate } from "#domain/shared/TaxRate.ts"

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
