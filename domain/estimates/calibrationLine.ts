import type { Calibration } from "#domain/nags/GlassPart.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import { automaticLine } from "./automaticLine.ts"
import type { NewLine } from "./EstimateLine.ts"
import type { EstimateWords } from "./EstimateWords.ts"

/** Recalibrating the camera: static, dynamic or dual, each with its own price and code (trade 2.5; trade 3.1 rule 6). */
export const calibrationLine = (
  kind: Exclude<Calibration, "none">,
  profile: PricingProfileDraft,
  words: EstimateWords
): NewLine => {
  const line = (code: string, price: number) =>
    automaticLine("calibration", code, words.calibration(kind), 100, price, "calibrationPrice")
  switch (kind) {
    case "static":
      return line("RECAL STATIC", profile.calibrationStatic)
    case "dynamic":
      return line("RECAL DYNAMIC", profile.calibrationDynamic)
    case "dual":
      return line("RECAL DUALMETHOD", profile.calibrationDual)
  }
}
