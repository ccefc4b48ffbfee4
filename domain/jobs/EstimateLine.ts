import { Schema } from "effect"
import { OptionalDay } from "#domain/shared/Day.ts"
import { BasisPoints, Hundredths, Price } from "#domain/shared/Money.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"
import { LineId } from "./LineId.ts"
import { LineStatus } from "./LineStatus.ts"

/** What a line of an estimate is for. `labor` and `calibration` are taxed as labor, the others as parts. */
export const LineKind = Schema.Literals(["glass", "labor", "kit", "molding", "clip", "rainSensorPad", "part", "calibration", "repair", "fee"])
export type LineKind = typeof LineKind.Type

/** Which rule of the pricing profile made a line; `typed` when a person did. Shown beside the line. */
export const LineRule = Schema.Literals([
  "typed", "glassDiscount", "glassMarkup", "laborHourly", "laborBaseAndHourly", "laborFlat", "kitRate", "kitPrice", "kitFastCure",
  "hardwareDiscount", "hardwareMarkup", "priceRequired", "calibrationPrice", "repairPrice"
])
export type LineRule = typeof LineRule.Type

/** What is written on a line beside its price, spec §3: where the part is, who made and sent it, what went into the car. */
export const LineFacts = Schema.Struct({
  status: LineStatus,
  manufacturer: plainText(80),
  distributor: plainText(120),
  ediPartNumber: plainText(30),
  dotNumber: plainText(20),
  availability: plainText(80),
  laborCode: plainText(20),
  adhesiveManufacturer: plainText(80),
  /** The last day on which the adhesive may be used, "" when nobody has said. */
  adhesiveExpiry: OptionalDay,
  adhesiveLot: plainText(40),
  discountNote: plainText(200)
})
export type LineFacts = typeof LineFacts.Type

/** A line of which nothing but its price is said. */
export const openFacts: LineFacts = {
  status: "quoted", manufacturer: "", distributor: "", ediPartNumber: "", dotNumber: "", availability: "", laborCode: "",
  adhesiveManufacturer: "", adhesiveExpiry: "", adhesiveLot: "", discountNote: ""
}

/** A line that is on no estimate yet. Prices in cents a unit, quantity in hundredths, discount in basis points. */
export const NewLine = Schema.Struct({
  kind: LineKind,
  partNumber: plainText(20),
  description: requiredText(200),
  quantity: Hundredths,
  /** What the shop pays for one unit. Left out where it is not for the reader's eyes, and then it stays as it stands. */
  cost: Schema.optionalKey(Price),
  listPrice: Price,
  discount: BasisPoints,
  /** What one unit is sold for: list less discount, unless a person says otherwise. */
  netPrice: Price,
  taxable: Schema.Boolean,
  /** Paid by the customer even when an insurer pays the rest. */
  customerPaid: Schema.Boolean,
  rule: LineRule,
  ...LineFacts.fields
})
export type NewLine = typeof NewLine.Type

/** A row of the parts estimate, spec §3. `parentId` is the pane that an automatic line came with, null for a line that stands by itself. */
export const EstimateLine = Schema.Struct({ id: LineId, parentId: Schema.NullOr(LineId), ...NewLine.fields })
export type EstimateLine = typeof EstimateLine.Type
