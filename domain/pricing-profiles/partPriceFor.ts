import { partNumberParts } from "#domain/nags/partNumberParts.ts"
import type { Cents } from "#domain/shared/Money.ts"
import { type PartPrice, patternMeaning, patternOf, type PriceTier } from "./PartPrice.ts"
import type { PricingProfileDraft } from "./PricingProfile.ts"

/** A profile as it prices on a day: without the prices by part number that do not hold then. */
export const profileOn = <Profile extends PricingProfileDraft>(profile: Profile, day: string): Profile => {
  const partPrices = partPricesOn(profile.partPrices, day)
  return partPrices.length === profile.partPrices.length ? profile : { ...profile, partPrices }
}

/** A part that is to be priced. List price in cents. */
interface Part {
  readonly partNumber: string
  readonly listPrice: Cents
}

/**
 * The price for a part: of all that fit, the most specific (trade 1.2): its number, the longest beginning, its opening,
 * every part. Tiers that begin above the list price do not fit. Undefined where none does.
 */
export const partPriceFor = (part: Part, prices: ReadonlyArray<PartPrice>): PartPrice | undefined => {
  let best: PartPrice | undefined
  let closest = -1
  for (const price of prices) {
    if (price.kind === "tiered" && tierFor(part.listPrice, price.tiers) === undefined) continue
    const closeness = closenessOf(price.pattern, part.partNumber)
    if (closeness > closest) [best, closest] = [price, closeness]
  }
  return best
}

/** The tier of a list price, undefined where the first begins above it. */
export const tierFor = (listPrice: Cents, tiers: ReadonlyArray<PriceTier>): PriceTier | undefined =>
  tiers
    .filter(({ from }) => from <= listPrice)
    .reduce<PriceTier | undefined>(
      (last, tier) => (last !== undefined && last.from > tier.from ? last : tier),
      undefined
    )

/** How closely a pattern names a part, -1 where it does not. The color and the supplier's mark may be left open. */
const closenessOf = (pattern: string, typed: string): number => {
  const partNumber = patternOf(typed)
  const { match, text } = patternMeaning(pattern)
  switch (match) {
    case "all":
      return partNumber === "" ? -1 : 0
    case "opening": {
      const parts = partNumberParts(partNumber)
      return parts?.kind === "glass" && parts.opening === text ? 1 : -1
    }
    case "prefix":
      return partNumber.startsWith(text) ? 2 * text.length : -1
    case "exact":
      if (partNumber === text) return 1000
      return partNumberParts(text)?.kind === "glass" && partNumber.startsWith(text) ? 2 * text.length + 1 : -1
  }
}

/** Those that hold on a day. */
const partPricesOn = (prices: ReadonlyArray<PartPrice>, day: string): ReadonlyArray<PartPrice> =>
  prices.filter(({ from, until }) => from <= day && (until === "" || day <= until))
