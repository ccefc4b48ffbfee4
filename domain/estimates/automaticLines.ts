import type { Calibration, GlassPart } from "#domain/nags/GlassPart.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import type { Cents, Hundredths } from "#domain/shared/Money.ts"
import { type LineKind, type LineRule, type NewLine, emptyLineFacts } from "./EstimateLine.ts"
import type { EstimateTexts } from "./EstimateTexts.ts"

/**
 * Returns a line at an agreed price, made by `rule`: taxable, and paid by the insurer if there is one. A price of 0 is
 * marked as required.
 */
export const automaticLine = (
  kind: LineKind,
  partNumber: string,
  description: string,
  quantity: Hundredths,
  price: Cents,
  rule: LineRule
): NewLine => ({
  ...emptyLineFacts,
  kind,
  partNumber,
  description,
  quantity,
  cost: 0,
  listPrice: price,
  discount: 0,
  netPrice: price,
  taxable: true,
  customerPaid: false,
  rule: price === 0 ? "priceRequired" : rule
})

type Terms = Pick<PricingProfileDraft, "laborType" | "laborRate" | "laborBase">

/**
 * Returns the labor lines of a pane (trade 3.1 rule 2): one flat fee, or the hours, preceded by a line for the base
 * amount if any. `hours` is in hundredths, 0 if the catalog does not list them.
 */
export const laborLines = (
  hours: Hundredths,
  { laborType, laborRate, laborBase }: Terms,
  words: EstimateTexts
): ReadonlyArray<NewLine> => {
  if (laborType === "flatFee") return [automaticLine("labor", "LABOR", words.labor, 100, laborRate, "laborFlat")]
  const rule = laborBase === 0 ? "laborHourly" : "laborBaseAndHourly"
  const worked = automaticLine("labor", "LABOR", words.labor, hours, laborRate, rule)
  return laborBase === 0
    ? [worked]
    : [automaticLine("labor", "LABOR BASE", words.laborBase, 100, laborBase, rule), worked]
}

/** The fast-cure quantity that has its own total price in a profile: "F/C 2.0 rate" (trade 2.2). */
const fastCureTwo = 200

/**
 * Returns the adhesive kit of a pane (trade 3.1 rule 3): at the price agreed for its kind and quantity, else at the F/C
 * 2.0 price, else at quantity times the rate of its kind. Kinds without their own rate use the base rate. Undefined for
 * panes that are not glued.
 */
export const kitLine = (
  { glassType, kit }: Pick<GlassPart, "glassType" | "kit">,
  profile: PricingProfileDraft,
  words: EstimateTexts
): NewLine | undefined => {
  const quantity = kit.quantity > 0 || !glued.includes(glassType) ? kit.quantity : profile.numberOfKits
  if (!profile.hasKit || quantity === 0) return undefined
  const line = (count: number, price: number, rule: NewLine["rule"]) =>
    automaticLine("kit", kit.partNumber, words.kit(kit.kind, quantity), count, price, rule)

  const agreed = profile.kitPrices.find((one) => one.kind === kit.kind && one.quantity === quantity)
  if (agreed !== undefined) return line(100, agreed.price, "kitPrice")
  if (kit.kind === "fastCure" && quantity === fastCureTwo && profile.fastCureRate > 0)
    return line(100, profile.fastCureRate, "kitFastCure")
  return line(quantity, ownRate(kit.kind, profile) || profile.kitBaseRate, "kitRate")
}

const glued: ReadonlyArray<GlassPart["glassType"]> = [
  "windshield",
  "heavyDutyTruckWindshield",
  "back",
  "quarter",
  "roof"
]

const ownRate = (kind: GlassPart["kit"]["kind"], profile: PricingProfileDraft): number =>
  kind === "urethaneDamPrimer"
    ? profile.kitUrethaneDamPrimerRate
    : kind === "highModulusNonConductive"
      ? profile.kitHighModulusRate
      : 0

/**
 * Returns the line for recalibrating the camera: static, dynamic or dual, each with its own price and code (trade 2.5;
 * trade 3.1 rule 6).
 */
export const calibrationLine = (
  kind: Exclude<Calibration, "none">,
  profile: Pick<PricingProfileDraft, "calibrationStatic" | "calibrationDynamic" | "calibrationDual">,
  words: EstimateTexts
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

/** How many chips can be repaired in a windshield; with more, it must be replaced (trade 3.1 rule 5). */
export type Chips = 1 | 2 | 3

/**
 * Returns the lines of a windshield repair: the first chip, then the others at the additional price. An additional
 * price of 0 means one price for all. Codes WR-1 to WR-3 are the number of chips (trade 2.5).
 */
export const repairLines = (
  chips: Chips,
  profile: Pick<PricingProfileDraft, "repairFirst" | "repairAdditional">,
  words: EstimateTexts
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
