import type { Calibration, KitKind } from "#domain/nags/GlassPart.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import { automaticLine, calibrationLine, kitLine, laborLines } from "./automaticLines.ts"
import type { NewLine } from "./EstimateLine.ts"
import type { EstimateWords } from "./EstimateWords.ts"

/** A line added by hand that a pricing profile has a price for. */
export type AddedByHand =
  | { readonly kind: "labor" }
  | { readonly kind: "kit"; readonly of: KitKind }
  | { readonly kind: "calibration"; readonly of: Exclude<Calibration, "none"> }

/** An hour, until somebody says how many. */
const oneHour = 100

/**
 * The lines of labor, a kit or a calibration added by hand, at the profile's prices at once; without a profile, or where
 * it has no such price, they ask for one.
 */
export const addedLines = (
  added: AddedByHand,
  profile: PricingProfileDraft | undefined,
  words: EstimateWords
): ReadonlyArray<NewLine> => {
  switch (added.kind) {
    case "labor":
      return profile === undefined ? [unpriced("labor", "LABOR", words.labor)] : laborLines(oneHour, profile, words)
    case "kit": {
      const quantity = profile?.numberOfKits || 100
      const kit = { partNumber: "", kind: added.of, quantity }
      const line = profile && kitLine({ glassType: "windshield", kit }, profile, words)
      return [line ?? unpriced("kit", "", words.kit(added.of, 100))]
    }
    case "calibration":
      return [calibrationLine(added.of, profile ?? noPrices, words)]
  }
}

const noPrices = { calibrationStatic: 0, calibrationDynamic: 0, calibrationDual: 0 } as const

const unpriced = (kind: "labor" | "kit", partNumber: string, description: string): NewLine =>
  automaticLine(kind, partNumber, description, 100, 0, "priceRequired")
