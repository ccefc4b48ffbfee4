import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import type { Hundredths } from "#domain/shared/Money.ts"
import { automaticLine } from "./automaticLine.ts"
import type { NewLine } from "./EstimateLine.ts"
import type { EstimateWords } from "./EstimateWords.ts"

type Terms = Pick<PricingProfileDraft, "laborType" | "laborRate" | "laborBase">

/**
 * Labor of one pane (trade 3.1 rule 2): one flat line, or the hours, with the base amount as a line of its own
 * before them. `hours` in hundredths; hours the catalogue does not give stand as 0.
 */
export const laborLines = (
  hours: Hundredths,
  { laborType, laborRate, laborBase }: Terms,
  words: EstimateWords
): ReadonlyArray<NewLine> => {
  if (laborType === "flatFee") return [automaticLine("labor", "LABOR", words.labor, 100, laborRate, "laborFlat")]
  const rule = laborBase === 0 ? "laborHourly" : "laborBaseAndHourly"
  const worked = automaticLine("labor", "LABOR", words.labor, hours, laborRate, rule)
  return laborBase === 0
    ? [worked]
    : [automaticLine("labor", "LABOR BASE", words.laborBase, 100, laborBase, rule), worked]
}
