import { Schema } from "effect"
import { partNumberParts, printPartNumber } from "#domain/nags/partNumberParts.ts"
import { OptionalDay } from "#domain/shared/Day.ts"
import { BasisPoints, Price } from "#domain/shared/Money.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"

/** Vehicle openings, by their letter in a glass number (trade 2.1). */
export const GlassOpening = Schema.Literals(["W", "L", "T", "B", "D", "Q", "R", "S", "V", "P", "Y"])
export type GlassOpening = typeof GlassOpening.Type

const isOpening = Schema.is(GlassOpening)
const separators = /[\s.-]+/g
const opening = /^\?([A-Z])\*$/

/** Normalizes a part number or pattern: `dw-1658` becomes `DW01658`, `dw *` becomes `DW*`. */
export const patternOf = (typed: string): string => {
  const text = typed.trim().toUpperCase()
  const parts = /[*?]/.test(text) ? undefined : partNumberParts(text)
  return parts === undefined ? text.replace(separators, "") : printPartNumber(parts)
}

/**
 * Returns what a pattern matches: every part, an opening (by its letter, trade 2.1), numbers with a prefix, or a single
 * number.
 */
export const patternMeaning = (typed: string) => {
  const pattern = patternOf(typed)
  if (pattern === "*") return { match: "all", text: "" } as const
  const [, letter] = opening.exec(pattern) ?? []
  if (isOpening(letter)) return { match: "opening", text: letter } as const
  return pattern.endsWith("*")
    ? ({ match: "prefix", text: pattern.slice(0, -1) } as const)
    : ({ match: "exact", text: pattern } as const)
}

/**
 * A pattern for the parts a price applies to: `DW01659` is one part in every color, `DW*` all numbers with that prefix,
 * `?W*` an opening, `*` every part.
 */
export const PartPattern = Schema.String.check(
  maxLength(20),
  Schema.makeFilter((typed: string) => {
    const pattern = patternOf(typed)
    if (pattern === "") return "required"
    const { match } = patternMeaning(pattern)
    return match === "all" || match === "opening" || /^[^*?]+\*?$/.test(pattern) || "partPattern.invalid"
  })
)

/**
 * `discount` is a percentage off the list price, `flat` the price of the entire line regardless of quantity, `each` the
 * unit price, `tiered` a discount that depends on the list price.
 */
export const PartPriceKind = Schema.Literals(["discount", "flat", "each", "tiered"])
export type PartPriceKind = typeof PartPriceKind.Type

/** A discount that applies from a list price up to the start of the next tier. */
export const PriceTier = Schema.Struct({
  from: field(Price, "Minimum list price of the tier, in cents.", 50000),
  discount: field(BasisPoints, "Discount off the list price, in hundredths of a percent.", 5000)
})
export type PriceTier = typeof PriceTier.Type

/** A price by part number (trade 1.2). Of `discount`, `price`, and `tiers`, only the one selected by `kind` applies. */
export const PartPrice = Schema.Struct({
  pattern: field(PartPattern, "Part number, prefix (DW*), opening (?W*), or every part (*).", "DW*"),
  kind: field(PartPriceKind, "How the price is determined."),
  discount: field(BasisPoints, "Discount off the list price, in hundredths of a percent; for kind `discount`.", 5500),
  price: field(Price, "Price in cents; for kinds `flat` and `each`.", 8000),
  tiers: field(Schema.Array(PriceTier), "Discounts by list price; for kind `tiered`."),
  from: field(OptionalDay, "First day the price applies; empty for no start date.", "2026-12-01"),
  until: field(OptionalDay, "Last day the price applies; empty for no end date.", "")
})
export type PartPrice = typeof PartPrice.Type

/** A part price as entered in a form, where amounts may still be missing. */
interface TypedPartPrice extends Omit<PartPrice, "discount" | "price" | "tiers"> {
  readonly price: number | null
  readonly tiers: ReadonlyArray<{ readonly from: number | null }>
}

/** The maximum number of part prices per profile, and of tiers per part price. */
export const maxPartPrices = 300
export const maxTiers = 10

const faultOf = ({ kind, price, tiers, from, until }: TypedPartPrice) => {
  if ((kind === "flat" || kind === "each") && price === 0) return { path: ["price"], issue: "partPrice.zero" }
  if (kind === "tiered") {
    if (tiers.length === 0) return { path: ["tiers"], issue: "partPrice.noTiers" }
    const twice = tiers.findIndex((tier, place) => tiers.slice(0, place).some((other) => other.from === tier.from))
    if (twice !== -1) return { path: ["tiers", twice, "from"], issue: "partPrice.tierTwice" }
  }
  return from !== "" && until !== "" && until < from
    ? { path: ["until"], issue: "partPrice.untilBeforeFrom" }
    : undefined
}

const overlap = (one: TypedPartPrice, other: TypedPartPrice) =>
  patternOf(one.pattern) === patternOf(other.pattern) &&
  (one.until === "" || other.from <= one.until) &&
  (other.until === "" || one.from <= other.until)

/**
 * Checks that each part price is valid and that no pattern has two prices on the same day. Also used by forms, where
 * amounts may still be missing.
 */
export const partPricesChecks = [
  Schema.isMaxLength(maxPartPrices, { message: `tooMany:${maxPartPrices}` }).abort(),
  Schema.makeFilter((prices: ReadonlyArray<TypedPartPrice>) => {
    for (const [at, price] of prices.entries()) {
      if (price.tiers.length > maxTiers) return { path: [at, "tiers"], issue: `tooMany:${maxTiers}` }
      const fault = faultOf(price)
      if (fault !== undefined) return { ...fault, path: [at, ...fault.path] }
      if (prices.slice(0, at).some((earlier) => overlap(earlier, price)))
        return { path: [at, "pattern"], issue: "partPrice.twice" }
    }
    return true
  })
] as const

/** A profile's prices by part number. */
export const PartPrices = Schema.Array(PartPrice).check(...partPricesChecks)
