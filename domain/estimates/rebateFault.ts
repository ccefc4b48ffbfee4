import type { Cents } from "#domain/shared/Money.ts"

/**
 * The message id when a rebate is refused, spec §5 'The rebate amount cannot exceed the deductible amount'; undefined
 * when it may stand.
 */
export const rebateFault = (deductible: Cents, rebate: Cents): "job.rebateAboveDeductible" | undefined =>
  rebate > deductible ? "job.rebateAboveDeductible" : undefined
