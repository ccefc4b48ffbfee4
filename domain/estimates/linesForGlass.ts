import type { Calibration, GlassPart, Hardware, KitKind } from "#domain/nags/GlassPart.ts"
import { isWindshield } from "#domain/nags/partNumberParts.ts"
import { type PartPrice, patternOf } from "#domain/pricing-profiles/PartPrice.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import { partPriceFor, tierFor } from "#domain/pricing-profiles/partPriceFor.ts"
import { type BasisPoints, type Cents, divideHalfUp, type Hundredths } from "#domain/shared/Money.ts"
import {
  type EstimateLine,
  LineId,
  type LineKind,
  type LineRule,
  type NewLine,
  emptyLineFacts
} from "./EstimateLine.ts"
import type { EstimateTexts } from "./EstimateTexts.ts"
import { automaticLine, calibrationLine, kitLine, laborLines } from "./automaticLines.ts"
import { netPrice } from "./priceEstimate.ts"

/**
 * Returns all lines for a pane under a pricing profile, in trade order, each with the rule that made it. `costOf`
 * returns the shop's cost of a part number in cents, or 0 if unknown, in which case a markup line becomes
 * "priceRequired".
 */
export const linesForGlass = (
  part: GlassPart,
  profile: PricingProfileDraft,
  words: EstimateTexts,
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
      ...emptyLineFacts,
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

/**
 * Prices a pane, molding, clip, rain-sensor pad or other part by the profile: initially, and again on "reset to
 * profile", when the profile changes, or when the cost becomes known. Prices by part number take precedence over
 * percentages. Other lines are returned unchanged.
 */
export const applyProfile = <Line extends NewLine>(line: Line, profile: PricingProfileDraft): Line =>
  priceByPartNumber(line, profile.partPrices) ?? byPercent(withoutPartPrice(line), profile)

const byPercent = <Line extends NewLine>(line: Line, profile: PricingProfileDraft): Line => {
  const percent = percentFor(line, profile)
  if (percent === undefined) return line
  const rule = ruleFor(line, profile)
  const fromCost = rule === "glassMarkup" || rule === "hardwareMarkup"
  // A markup below -100 % would result in a negative price.
  const priced = { ...line, rule, discount: fromCost ? Math.min(0 - percent, 10_000) : percent }
  const unknown = fromCost ? !line.cost : line.listPrice === 0 && (!line.cost || rule === "glassDiscount")
  return { ...priced, netPrice: netPrice(priced), rule: unknown ? "priceRequired" : rule }
}

/** Returns undefined for lines to which no percentage of the profile applies. */
const percentFor = ({ kind, partNumber }: NewLine, profile: PricingProfileDraft): BasisPoints | undefined => {
  switch (kind) {
    case "glass":
      return isWindshield(partNumber) ? profile.windshieldPercent : profile.temperedPercent
    case "molding":
      return profile.moldingPercent
    case "clip":
      return profile.clipsPercent
    case "rainSensorPad":
      return profile.rainSensorPadPercent
    default:
      return undefined
  }
}

/** `both` discounts glass and marks up everything else (trade 8.9). */
const ruleFor = ({ kind }: NewLine, { method }: PricingProfileDraft): LineRule =>
  kind === "glass"
    ? method === "markup"
      ? "glassMarkup"
      : "glassDiscount"
    : method === "discount"
      ? "hardwareDiscount"
      : "hardwareMarkup"

const order: ReadonlyArray<LineKind> = [
  "glass",
  "labor",
  "kit",
  "molding",
  "clip",
  "rainSensorPad",
  "part",
  "calibration",
  "repair",
  "fee"
]

/**
 * Sorts lines as claims desks read an invoice: Glass, Labor, Kit, Moldings, Hardware, Parts, Extra (trade 3.1 rule 11).
 * Lines of the same kind keep their order.
 */
export const linesInTradeOrder = <Line extends { readonly kind: LineKind }>(
  lines: ReadonlyArray<Line>
): ReadonlyArray<Line> => [...lines].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))

/**
 * Assigns ids to new lines, and makes the pane the parent of the others. `newId` must return a new UUID on each call.
 */
export const placeLines = (added: ReadonlyArray<NewLine>, newId: () => string): ReadonlyArray<EstimateLine> => {
  const placed = added.map((line) => ({ ...line, id: LineId.make(newId()), parentId: null }))
  const pane = placed.find(({ kind }) => kind === "glass")
  return pane === undefined ? placed : placed.map((line) => (line === pane ? line : { ...line, parentId: pane.id }))
}

/** A manually added line for which pricing profiles have a price. */
export type ManualLine =
  | { readonly kind: "labor" }
  | { readonly kind: "kit"; readonly of: KitKind }
  | { readonly kind: "calibration"; readonly of: Exclude<Calibration, "none"> }

/** One hour, the default until a user enters the hours. */
const oneHour = 100

/**
 * Returns the lines for manually added labor, kit or calibration, at the profile's prices. Without a profile, or if it
 * has no such price, they are marked as requiring one.
 */
export const addedLines = (
  added: ManualLine,
  profile: PricingProfileDraft | undefined,
  words: EstimateTexts
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

const parts: ReadonlyArray<NewLine["kind"]> = ["glass", "molding", "clip", "rainSensorPad", "part"]
const rules: ReadonlyArray<LineRule> = ["partDiscount", "partFlat", "partEach", "partTiered"]

/**
 * Prices a part by the profile's most specific matching price by part number (trade 1.2). Undefined if none matches,
 * and for labor, kits, calibrations, repairs and fees. A discount without a list price is marked as requiring a price.
 */
export const priceByPartNumber = <Line extends NewLine>(
  line: Line,
  prices: ReadonlyArray<PartPrice>
): Line | undefined => {
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

/** Returns the discount from a list price that results in a price, in basis points; 0 if there is no list price. */
export const discountTo = (price: Cents, listPrice: Cents): number =>
  listPrice === 0 ? 0 : Math.max(-100_000, divideHalfUp((listPrice - price) * 10_000, listPrice))

/** Removes a price by part number from a line, if it has one, and resets it to its list price. */
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
