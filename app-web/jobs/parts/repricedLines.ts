import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { pricedBy } from "./changeLine.ts"

/**
 * The rows as a profile prices them now; a row that stands already comes back as the same object. A person's own
 * prices, and rows without a rate of their own in the profile, stay.
 */
export const repricedLines = (
  lines: ReadonlyArray<LineValues>,
  profile: PricingProfileDraft
): ReadonlyArray<LineValues> =>
  lines.map((line) => {
    const next = repriced(line, profile)
    return same(line, next) ? line : next
  })

const repriced = (line: LineValues, profile: PricingProfileDraft): LineValues => {
  const at = (price: number): LineValues =>
    price === line.netPrice
      ? line
      : { ...line, listPrice: price, netPrice: price, rule: price === 0 ? "priceRequired" : line.rule }
  switch (line.rule) {
    case "typed":
      return line
    case "laborHourly":
      return profile.laborType === "hourly" && profile.laborBase === 0 ? at(profile.laborRate) : line
    case "laborFlat":
      return profile.laborType === "flatFee" ? at(profile.laborRate) : line
    case "calibrationPrice":
      return at(calibration(line.partNumber, profile) ?? line.netPrice ?? 0)
    default:
      return pricedBy(line, profile)
  }
}

const calibration = (code: string, profile: PricingProfileDraft): number | undefined => {
  switch (code) {
    case "RECAL STATIC":
      return profile.calibrationStatic
    case "RECAL DYNAMIC":
      return profile.calibrationDynamic
    case "RECAL DUALMETHOD":
      return profile.calibrationDual
    default:
      return undefined
  }
}

const same = (one: LineValues, other: LineValues) =>
  one.discount === other.discount && one.netPrice === other.netPrice && one.rule === other.rule
