import { isWindshield } from "#domain/nags/partNumberParts.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import type { BasisPoints } from "#domain/shared/Money.ts"
import type { LineRule, NewLine } from "./EstimateLine.ts"
import { netPrice } from "./netPrice.ts"

/**
 * Prices a pane, molding, clip or rain-sensor pad by the profile: at first, and again on "reset to profile", on another
 * profile, or when its cost becomes known. Other lines come back as they are.
 */
export const applyProfile = <Line extends NewLine>(line: Line, profile: PricingProfileDraft): Line => {
  const percent = percentFor(line, profile)
  if (percent === undefined) return line
  const rule = ruleFor(line, profile)
  const fromCost = rule === "glassMarkup" || rule === "hardwareMarkup"
  // A markup below -100 % would be a price below zero.
  const priced = { ...line, rule, discount: fromCost ? Math.min(0 - percent, 10_000) : percent }
  const unknown = fromCost ? !line.cost : line.listPrice === 0 && (!line.cost || rule === "glassDiscount")
  return { ...priced, netPrice: netPrice(priced), rule: unknown ? "priceRequired" : rule }
}

/** Undefined for lines that no percentage of a profile touches. */
const percentFor = ({ kind, partNumber }: NewLine, profile: PricingProfileDraft): BasisPoints | undefined => {
  switch (kind) {
    case "glass":
      return isWindshield(partNumber) ? profile.windshieldPercent : profile.temperedPercent
    case "molding":
      return profile.moldingPercent
    case "clip":
      return profile.clipsPercent
    case "rainSensorPad":
      return profile.rainSensorPadPercent
    default:
      return undefined
  }
}

/** `both` discounts glass and marks up the rest (trade 8.9). */
const ruleFor = ({ kind }: NewLine, { method }: PricingProfileDraft): LineRule =>
  kind === "glass"
    ? method === "markup"
      ? "glassMarkup"
      : "glassDiscount"
    : method === "discount"
      ? "hardwareDiscount"
      : "hardwareMarkup"
