import { Schema } from "effect"
import { BasisPoints, Hundredths, Price } from "#domain/shared/Money.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"

/** What a line of an estimate is for. `labor` and `calibration` are taxed as labor, the others as parts. */
export const LineKind = Schema.Literals(["glass", "labor", "kit", "molding", "clip", "rainSensorPad", "part", "calibration", "repair", "fee"])
export type LineKind = typeof LineKind.Type

/** Which rule of the pricing profile made a line; `typed` when a person did. Shown beside the line. */
export const LineRule = Schema.Literals([
  "typed", "glassDiscount", "glassMarkup", "laborHourly", "laborBaseAndHourly", "laborFlat", "kitRate", "kitPrice", "kitFastCure",
  "hardwareDiscount", "hardwareMarkup", "priceRequired", "calibrationPrice", "repairPrice"
])
export type LineRule = typeof LineRule.Type

/** A row of the parts estimate, spec §3. Prices in cents a unit, quantity in hundredths, discount in basis points. */
export const EstimateLine = Schema.Struct({
  kind: LineKind,
  partNumber: plainText(20),
  description: requiredText(200),
  quantity: Hundredths,
  cost: Price,
  listPrice: Price,
  discount: BasisPoints,
  /** What one unit is sold for: list less discount, unless a person says otherwise. */
  netPrice: Price,
  taxable: Schema.Boolean,
  /** Paid by the customer even when an insurer pays the rest. */
  customerPaid: Schema.Boolean,
  rule: LineRule
})
export type EstimateLine = typeof EstimateLine.Type
