import { partNumberParts } from "#domain/nags/partNumberParts.ts"
import type { Cents } from "#domain/shared/Money.ts"
import { type PartPrice, patternMeaning, patternOf, type PriceTier } from "./PartPrice.ts"
import type { PricingProfileDraft } from "./PricingProfile.ts"

/** Returns the profile as it applies on a day, without the part prices that are not valid then. */
export const profileOn = <Profile extends PricingProfileDraft>(profile: Profile, day: string): Profile => {
  const partPrices = partPricesOn(profile.partPrices, day)
  return partPrices.length === profile.partPrices.length ? profile : { ...profile, partPrices }
}

/** A part to be priced. The list price is in cents. */
interface Part {
  readonly partNumber: string
  readonly listPrice: Cents
}

/**
 * Returns the most specific price that applies to a part (trade 1.2): its exact number, then the longest prefix, its
 * opening, every part. Tiered prices whose first tier starts above the list price do not apply. Undefined if none
 * applies.
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

/** Returns the tier of a list price; undefined if the first one starts above it. */
export const tierFor = (listPrice: Cents, tiers: ReadonlyArray<PriceTier>): PriceTier | undefined =>
  tiers
    .filter(({ from }) => from <= listPrice)
    .reduce<PriceTier | undefined>(
      (last, tier) => (last !== undefined && last.from > tier.from ? last : tier),
      undefined
    )

/**
 * Returns how specifically a pattern matches a part, or -1 if it does not. The pattern may omit the color and supplier
 * suffix.
 */
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

/** Returns the part prices valid on a day. */
const partPricesOn = (prices: ReadonlyArray<PartPrice>, day: string): ReadonlyArray<PartPrice> =>
  prices.filter(({ from, until }) => from <= day && (until === "" || day <= until))
