import type { Cents } from "#domain/shared/Money.ts"

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
