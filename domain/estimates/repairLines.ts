import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import { automaticLine } from "./automaticLine.ts"
import type { NewLine } from "./EstimateLine.ts"
import type { EstimateWords } from "./EstimateWords.ts"

/** How many chips a windshield may be repaired for; more ask for new glass (trade 3.1 rule 5). */
export type Chips = 1 | 2 | 3

/**
 * A windshield repair: the first chip, then the others at the additional price; an additional price of 0 means one
 * price for all. Codes WR-1 to WR-3 count the chips (trade 2.5).
 */
export const repairLines = (
  chips: Chips,
  profile: Pick<PricingProfileDraft, "repairFirst" | "repairAdditional">,
  words: EstimateWords
): ReadonlyArray<NewLine> => {
  const more = chips > 1 && profile.repairAdditional > 0
  return [
    automaticLine("repair", more ? "WR-1" : `WR-${chips}`, words.repairFirst, 100, profile.repairFirst, "repairPrice"),
    ...(more
      ? [
          automaticLine(
            "repair",
            `WR-${chips}`,
            words.repairAdditional,
            (chips - 1) * 100,
            profile.repairAdditional,
            "repairPrice"
          )
        ]
      : [])
  ]
}
