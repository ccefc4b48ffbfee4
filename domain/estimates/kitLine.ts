import type { GlassPart } from "#domain/nags/GlassPart.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import { automaticLine } from "./automaticLine.ts"
import type { NewLine } from "./EstimateLine.ts"
import type { EstimateWords } from "./EstimateWords.ts"

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
