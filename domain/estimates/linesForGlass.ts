import type { GlassPart, Hardware } from "#domain/nags/GlassPart.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import type { Cents, Hundredths } from "#domain/shared/Money.ts"
import { applyProfile } from "./applyProfile.ts"
import { calibrationLine } from "./calibrationLine.ts"
import { type LineKind, type NewLine, openFacts } from "./EstimateLine.ts"
import type { EstimateWords } from "./EstimateWords.ts"
import { kitLine } from "./kitLine.ts"
import { laborLines } from "./laborLines.ts"
import { linesInTradeOrder } from "./linesInTradeOrder.ts"
import { netPrice } from "./netPrice.ts"

/**
 * All lines a pane brings with it under a pricing profile, each naming the rule that made it, in the trade's order.
 * `costOf` gives what the shop pays for a part number in cents, 0 when nobody has said: then a markup line waits as
 * "priceRequired".
 */
export const linesForGlass = (
  part: GlassPart,
  profile: PricingProfileDraft,
  words: EstimateWords,
  costOf: (partNumber: string) => Cents = () => 0
): ReadonlyArray<NewLine> => {
  const catalogued = (
    kind: LineKind,
    { partNumber, description, listPrice }: GlassPart | Hardware,
    quantity: Hundredths
  ): NewLine => {
    const cost = costOf(partNumber)
    const rule = listPrice === 0 && cost === 0 ? "priceRequired" : "hardwareDiscount"
    const line = {
      ...openFacts,
      kind,
      partNumber,
      description,
      quantity,
      cost,
      listPrice,
      discount: 0,
      taxable: true,
      customerPaid: false,
      rule
    } as const
    return applyProfile({ ...line, netPrice: netPrice(line) }, profile)
  }

  const kit = profile.autoAddKit ? kitLine(part, profile, words) : undefined
  return linesInTradeOrder([
    catalogued("glass", part, 100),
    ...(profile.autoAddLabor ? laborLines(part.laborHours, profile, words) : []),
    ...(kit === undefined ? [] : [kit]),
    ...part.hardware.map((piece) => catalogued(piece.kind === "other" ? "part" : piece.kind, piece, piece.quantity)),
    ...(profile.autoAddCalibration && part.calibration !== "none"
      ? [calibrationLine(part.calibration, profile, words)]
      : [])
  ])
}
