import { Schema } from "effect"
import { partNumberParts, printPartNumber } from "#domain/nags/partNumberParts.ts"
import { OptionalDay } from "#domain/shared/Day.ts"
import { BasisPoints, Price } from "#domain/shared/Money.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"

/** The openings by their letter in a glass number (trade 2.1). */
export const GlassOpening = Schema.Literals(["W", "L", "T", "B", "D", "Q", "R", "S", "V", "P", "Y"])
export type GlassOpening = typeof GlassOpening.Type

const isOpening = Schema.is(GlassOpening)
const separators = /[\s.-]+/g
const opening = /^\?([A-Z])\*$/

/** A part number or pattern in its one form: `dw-1658` is `DW01658`, `dw *` is `DW*`. */
export const patternOf = (typed: string): string => {
  const text = typed.trim().toUpperCase()
  const parts = /[*?]/.test(text) ? undefined : partNumberParts(text)
  return parts === undefined ? text.replace(separators, "") : printPartNumber(parts)
}

/** What a pattern stands for: every part, one opening (by its letter, trade 2.1), numbers that begin alike, or one number. */
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
 * Which parts a price is for: `DW01659` is one part in every color, `DW*` all numbers that begin so, `?W*` an opening,
 * `*` every part.
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
 * `discount` takes a percentage off the list price, `flat` is the price of the whole line however many it counts, `each`
 * the price of one, `tiered` a discount by how high the list price is.
 */
export const PartPriceKind = Schema.Literals(["discount", "flat", "each", "tiered"])
export type PartPriceKind = typeof PartPriceKind.Type

/** From a list price up: this discount, until the next tier begins. */
export const PriceTier = Schema.Struct({
  from: field(Price, "The list price from which it holds, in cents.", 50000),
  discount: field(BasisPoints, "Off the list price, in hundredths of a percent.", 5000)
})
export type PriceTier = typeof PriceTier.Type

/** A price for part numbers (trade 1.2). Of `discount`, `price` and `tiers` only what `kind` asks for counts. */
export const PartPrice = Schema.Struct({
  pattern: field(PartPattern, "A part number, the beginning of one (DW*), an opening (?W*) or every part (*).", "DW*"),
  kind: field(PartPriceKind, "How the price is found."),
  discount: field(BasisPoints, "Off the list price, in hundredths of a percent, where it is a discount.", 5500),
  price: field(Price, "The price in cents, where it is flat or each.", 8000),
  tiers: field(Schema.Array(PriceTier), "Discounts by list price, where it is tiered."),
  from: field(OptionalDay, "The first day on which it holds, empty for always.", "2026-12-01"),
  until: field(OptionalDay, "The last day on which it holds, empty for ever.", "")
})
export type PartPrice = typeof PartPrice.Type

/** The same where figures may still be open. */
interface TypedPartPrice extends Omit<PartPrice, "discount" | "price" | "tiers"> {
  readonly price: number | null
  readonly tiers: ReadonlyArray<{ readonly from: number | null }>
}

/** The most prices a profile has for part numbers, and the most tiers one of them has. */
export const mostPartPrices = 300
export const mostTiers = 10

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

/** Each makes sense by itself, and no pattern has two prices on one day; for forms too, whose figures may still be open. */
export const partPricesChecks = [
  Schema.isMaxLength(mostPartPrices, { message: `tooMany:${mostPartPrices}` }).abort(),
  Schema.makeFilter((prices: ReadonlyArray<TypedPartPrice>) => {
    for (const [at, price] of prices.entries()) {
      if (price.tiers.length > mostTiers) return { path: [at, "tiers"], issue: `tooMany:${mostTiers}` }
      const fault = faultOf(price)
      if (fault !== undefined) return { ...fault, path: [at, ...fault.path] }
      if (prices.slice(0, at).some((earlier) => overlap(earlier, price)))
        return { path: [at, "pattern"], issue: "partPrice.twice" }
    }
    return true
  })
] as const

/** What a profile charges by part number. */
export const PartPrices = Schema.Array(PartPrice).check(...partPricesChecks)
