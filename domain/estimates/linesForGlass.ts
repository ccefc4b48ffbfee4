import type { Calibration, GlassPart, Hardware, KitKind } from "#domain/nags/GlassPart.ts"
import { isWindshield } from "#domain/nags/partNumberParts.ts"
import { type PartPrice, patternOf } from "#domain/pricing-profiles/PartPrice.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import { partPriceFor, tierFor } from "#domain/pricing-profiles/partPriceFor.ts"
import { type BasisPoints, type Cents, divideHalfUp, type Hundredths } from "#domain/shared/Money.ts"
import { type EstimateLine, LineId, type LineKind, type LineRule, type NewLine, openFacts } from "./EstimateLine.ts"
import type { EstimateWords } from "./EstimateWords.ts"
import { automaticLine, calibrationLine, kitLine, laborLines } from "./automaticLines.ts"
import { netPrice } from "./priceEstimate.ts"

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

/**
 * Prices a pane, molding, clip, rain-sensor pad or other part by the profile: at first, and again on "reset to profile",
 * on another profile, or when its cost becomes known. Its price by part number goes before its percentages. Other lines
 * come back as they are.
 */
export const applyProfile = <Line extends NewLine>(line: Line, profile: PricingProfileDraft): Line =>
  byPartPrice(line, profile.partPrices) ?? byPercent(withoutPartPrice(line), profile)

const byPercent = <Line extends NewLine>(line: Line, profile: PricingProfileDraft): Line => {
  const percent = percentFor(line, profile)
  if (percent === undefined) return line
  const rule = ruleFor(line, profile)
  const fromCost = rule === "glassMarkup" || rule === "hardwareMarkup"
  // A markup below -100 % would be a price below zero.
  const priced = { ...line, rule, discount: fromCost ? Math.min(0 - percent, 10_000) : percent }
  const unknown = fromCost ? !line.cost : line.listPrice === 0 && (!line.cost || rule === "glassDiscount")
  return { ...priced, netPrice: netPrice(priced), rule: unknown ? "priceRequired" : rule }
}

/** Undefined for lines that no percentage of a profile touches. */
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

/** `both` discounts glass and marks up the rest (trade 8.9). */
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
 * Glass, Labor, Kit, Moldings, Hardware, Parts, Extra (trade 3.1 rule 11): how claims desks read an invoice. Lines
 * of one kind keep their order.
 */
export const linesInTradeOrder = <Line extends { readonly kind: LineKind }>(
  lines: ReadonlyArray<Line>
): ReadonlyArray<Line> => [...lines].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))

/**
 * Gives new lines their ids; what a pane brought with it points to the pane. `newId` gives a UUID never given before.
 */
export const placeLines = (added: ReadonlyArray<NewLine>, newId: () => string): ReadonlyArray<EstimateLine> => {
  const placed = added.map((line) => ({ ...line, id: LineId.make(newId()), parentId: null }))
  const pane = placed.find(({ kind }) => kind === "glass")
  return pane === undefined ? placed : placed.map((line) => (line === pane ? line : { ...line, parentId: pane.id }))
}

/** A line added by hand that a pricing profile has a price for. */
export type AddedByHand =
  | { readonly kind: "labor" }
  | { readonly kind: "kit"; readonly of: KitKind }
  | { readonly kind: "calibration"; readonly of: Exclude<Calibration, "none"> }

/** An hour, until somebody says how many. */
const oneHour = 100

/**
 * The lines of labor, a kit or a calibration added by hand, at the profile's prices at once; without a profile, or where
 * it has no such price, they ask for one.
 */
export const addedLines = (
  added: AddedByHand,
  profile: PricingProfileDraft | undefined,
  words: EstimateWords
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
