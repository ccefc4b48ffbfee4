import { daysAfter, monthsAfter } from "#domain/shared/Today.ts"
import type { Tenant } from "./Tenant.ts"

/**
 * The last day of the billing period that a day is in: a period is a month, counted from the last charge, and before
 * the first one from when the shop was opened. A trial that runs is one period.
 */
export const billingPeriodEnds = (
  {
    createdOn,
    edition,
    freeTrialEnds,
    lastChargeOn
  }: Pick<Tenant, "createdOn" | "edition" | "freeTrialEnds" | "lastChargeOn">,
  today: string
): string => {
  if (edition === "freeTrial" && freeTrialEnds >= today) return freeTrialEnds
  const from = lastChargeOn || createdOn
  let months = 1
  while (monthsAfter(from, months) <= today) months++
  return daysAfter(monthsAfter(from, months), -1)
}
