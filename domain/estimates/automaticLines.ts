import type { Calibration, GlassPart } from "#domain/nags/GlassPart.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import type { Cents, Hundredths } from "#domain/shared/Money.ts"
import { type LineKind, type LineRule, type NewLine, openFacts } from "./EstimateLine.ts"
import type { EstimateWords } from "./EstimateWords.ts"

/**
 * A line at an agreed price, made by `rule`: taxable, for the insurer when there is one. A price of 0 is marked as
 * asked for.
 */
export const automaticLine = (
  kind: LineKind,
  partNumber: string,
  description: string,
  quantity: Hundredths,
  price: Cents,
  rule: LineRule
): NewLine => ({
  ...openFacts,
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

/** The fast-cure quantity whose whole price a profile names: "F/C 2.0 rate" (trade 2.2). */
const fastCureTwo = 200

/**
 * The adhesive kit of a pane (trade 3.1 rule 3): a price agreed for that kind and quantity, else the F/C 2.0 price,
 * else number times the rate of its kind. The base rate stands in for a kind without one of its own. None for panes
 * that are not glued.
 */
export const kitLine = (
  { glassType, kit }: Pick<GlassPart, "glassType" | "kit">,
  profile: PricingProfileDraft,
  words: EstimateWords
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
 * Recalibrating the camera: static, dynamic or dual, each with its own price and code (trade 2.5; trade 3.1 rule 6).
 */
export const calibrationLine = (
  kind: Exclude<Calibration, "none">,
  profile: Pick<PricingProfileDraft, "calibrationStatic" | "calibrationDynamic" | "calibrationDual">,
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
