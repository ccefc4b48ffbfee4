import { applyProfile } from "#domain/estimates/linesForGlass.ts"
import { netPrice } from "#domain/estimates/priceEstimate.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import { divideHalfUp } from "#domain/shared/Money.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { lineOf } from "./lineOf.ts"

/**
 * A row after somebody typed into it: what follows from the typed cell follows at once, and a price typed over no
 * longer counts as the profile's.
 */
export const changeLine = (
  line: LineValues,
  change: Partial<LineValues>,
  profile?: PricingProfileDraft
): LineValues => {
  const next = { ...line, ...change }
  if ("netPrice" in change) return { ...next, rule: "typed", discount: discountBehind(next) }
  if ("cost" in change)
    return profile === undefined || line.rule === "typed"
      ? next
      : { ...next, ...pricedBy(next, profile), cost: next.cost }
  if ("listPrice" in change || "discount" in change)
    return { ...next, rule: "typed", netPrice: netPrice({ ...lineOf(next), rule: "typed" }) }
  return next
}

/** The row priced by the profile again. */
export const pricedBy = (line: LineValues, profile: PricingProfileDraft): LineValues => {
  const { cost = 0, ...priced } = applyProfile(lineOf(line), profile)
  return { ...priced, cost, unread: line.unread }
}

/** Whether a person's price stands where the profile has one of its own. */
export const mayReset = (line: LineValues, profile: PricingProfileDraft | undefined): boolean =>
  profile !== undefined && line.rule === "typed" && applyProfile(lineOf(line), profile).rule !== "typed"

/**
 * The discount that leads from list to a typed net price, in basis points; untouched where there is no list price or no
 * price yet.
 */
const discountBehind = ({ listPrice, netPrice: net, discount }: LineValues): number | null => {
  if (!listPrice || net === null) return discount
  return Math.max(-100_000, divideHalfUp((listPrice - net) * 10_000, listPrice))
}
