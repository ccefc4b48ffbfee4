import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import type { Cents } from "#domain/shared/Money.ts"
import { byPartPrice } from "./byPartPrice.ts"
import { calibrationLine, kitLine } from "./automaticLines.ts"
import type { LineRule, NewLine } from "./EstimateLine.ts"
import { estimateWordsOf } from "./estimateWordsOf.ts"
import { calibrationNamed, isLaborBase, isMoreChips, kitNamed } from "./knownLines.ts"
import { applyProfile } from "./linesForGlass.ts"

/**
 * A line of any kind at its profile's price, with the rule that gives it; undefined where the profile has no price for
 * such a line (a fee, another part, a calibration of which nobody says which one it is).
 */
export const priceByProfile = <Line extends NewLine>(line: Line, profile: PricingProfileDraft): Line | undefined => {
  switch (line.kind) {
    case "glass":
    case "molding":
    case "clip":
    case "rainSensorPad":
      return applyProfile(line, profile)
    case "labor":
      return laborByProfile(line, profile)
    case "kit":
      return kitByProfile(line, profile)
    case "calibration": {
      const kind = calibrationNamed(line)
      return kind && agreed(line, calibrationLine(kind, profile, words).netPrice, "calibrationPrice")
    }
    case "repair":
      return agreed(line, isMoreChips(line) ? profile.repairAdditional : profile.repairFirst, "repairPrice")
    case "part":
      return byPartPrice(line, profile.partPrices)
    case "fee":
      return undefined
  }
}

// Of what is made in these words only the prices are taken.
const words = estimateWordsOf.en

/** The line at an agreed price; undefined where none is agreed. */
const agreed = <Line extends NewLine>(line: Line, price: Cents, rule: LineRule): Line | undefined =>
  price === 0 ? undefined : { ...line, listPrice: price, discount: 0, netPrice: price, rule }

/** Labor: a flat fee counts once, hours stay as many as they are. */
const laborByProfile = <Line extends NewLine>(
  line: Line,
  { laborType, laborRate, laborBase }: PricingProfileDraft
): Line | undefined => {
  if (isLaborBase(line))
    return laborType === "hourly" ? agreed({ ...line, quantity: 100 }, laborBase, "laborBaseAndHourly") : undefined
  return laborType === "flatFee"
    ? agreed({ ...line, quantity: 100 }, laborRate, "laborFlat")
    : agreed(line, laborRate, laborBase === 0 ? "laborHourly" : "laborBaseAndHourly")
}

/**
 * A kit: which one its description says, the base kit where it says none. A line at a rate counts its kits itself; one
 * at a price for the whole says in its description how many that is.
 */
const kitByProfile = <Line extends NewLine>(line: Line, profile: PricingProfileDraft): Line | undefined => {
  const named = kitNamed(line.description) ?? kitNamed(`${line.description} (1)`)
  const isWhole = line.rule !== "kitRate" && line.quantity === 100 && line.description.endsWith(")")
  const kit = {
    partNumber: line.partNumber,
    kind: named?.kind ?? "base",
    quantity: isWhole ? (named?.quantity ?? 100) : line.quantity
  }
  const made = kit.quantity === 0 ? undefined : kitLine({ glassType: "other", kit }, profile, words)
  return made && agreed({ ...line, quantity: made.quantity }, made.netPrice, made.rule)
}
