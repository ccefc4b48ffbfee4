import { type PartPrice, patternOf } from "#domain/pricing-profiles/PartPrice.ts"
import { partPriceFor, tierFor } from "#domain/pricing-profiles/partPriceFor.ts"
import { type Cents, divideHalfUp } from "#domain/shared/Money.ts"
import type { LineRule, NewLine } from "./EstimateLine.ts"
import { netPrice } from "./priceEstimate.ts"

const parts: ReadonlyArray<NewLine["kind"]> = ["glass", "molding", "clip", "rainSensorPad", "part"]
const rules: ReadonlyArray<LineRule> = ["partDiscount", "partFlat", "partEach", "partTiered"]

/**
 * A part at its profile's price by part number, the most specific that fits (trade 1.2); undefined where none does, and
 * for labor, kits, calibrations, repairs and fees. A discount without a list price asks for one.
 */
export const byPartPrice = <Line extends NewLine>(line: Line, prices: ReadonlyArray<PartPrice>): Line | undefined => {
  if (!parts.includes(line.kind)) return undefined
  const price = partPriceFor(line, prices)
  if (price === undefined) return undefined
  const partPattern = patternOf(price.pattern)
  const off = (discount: number, rule: LineRule): Line => {
    const isUnknown = line.listPrice === 0
    const priced = { ...line, partPattern, discount, rule: isUnknown ? ("priceRequired" as const) : rule }
    return { ...priced, netPrice: netPrice(priced) }
  }
  const at = (rule: LineRule): Line => ({
    ...line,
    partPattern,
    discount: rule === "partFlat" && line.quantity !== 100 ? 0 : discountTo(price.price, line.listPrice),
    netPrice: price.price,
    rule
  })
  switch (price.kind) {
    case "discount":
      return off(price.discount, "partDiscount")
    case "tiered":
      return off(tierFor(line.listPrice, price.tiers)?.discount ?? 0, "partTiered")
    case "flat":
      return at("partFlat")
    case "each":
      return at("partEach")
  }
}

/** The discount that leads from a list price to a price, in basis points; 0 where there is no list price. */
export const discountTo = (price: Cents, listPrice: Cents): number =>
  listPrice === 0 ? 0 : Math.max(-100_000, divideHalfUp((listPrice - price) * 10_000, listPrice))

/** The line without what a price by part number made of it, where one did: at its list price again. */
export const withoutPartPrice = <Line extends NewLine>(line: Line): Line => {
  if (line.partPattern === "" && !rules.includes(line.rule)) return line
  const isUnknown = line.listPrice === 0 && !line.cost
  const bare = {
    ...line,
    partPattern: "",
    discount: 0,
    rule: isUnknown ? "priceRequired" : "hardwareDiscount"
  } as const
  return { ...bare, netPrice: netPrice(bare) }
}
