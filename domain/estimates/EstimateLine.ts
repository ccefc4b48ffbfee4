import { Effect, Schema } from "effect"
import { OptionalDay } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"
import { BasisPoints, Hundredths, Price } from "#domain/shared/Money.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"

/**
 * Names a line within its job for as long as it stands, whatever is typed into it or wherever it is moved: whoever adds
 * the line makes it.
 */
export const LineId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("LineId"))
export type LineId = typeof LineId.Type

/** Where the part of a line is: only offered, ordered, on the shelf, sent back, in the car. */
export const LineStatus = Schema.Literals(["quoted", "ordered", "received", "returned", "installed"])
export type LineStatus = typeof LineStatus.Type

/** What a line of an estimate is for. `labor` and `calibration` are taxed as labor, the others as parts. */
export const LineKind = Schema.Literals([
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
])
export type LineKind = typeof LineKind.Type

/** Whether a line is taxed as parts or as labor. */
export const TaxClass = Schema.Literals(["parts", "labor"])
export type TaxClass = typeof TaxClass.Type

/** The same said of a line by itself, "" where its kind says it. */
export const TaxAs = Schema.Literals(["", ...TaxClass.literals])
export type TaxAs = typeof TaxAs.Type

/** Which rule of the pricing profile made a line; `typed` when a person did. Shown beside the line. */
export const LineRule = Schema.Literals([
  "typed",
  "glassDiscount",
  "glassMarkup",
  "laborHourly",
  "laborBaseAndHourly",
  "laborFlat",
  "kitRate",
  "kitPrice",
  "kitFastCure",
  "hardwareDiscount",
  "hardwareMarkup",
  "priceRequired",
  "calibrationPrice",
  "repairPrice",
  "partDiscount",
  "partFlat",
  "partEach",
  "partTiered"
])
export type LineRule = typeof LineRule.Type

/** Why nothing is charged for a line ("Warranty"), "" where there is a price. */
export const NoChargeReason = plainText(200)

/**
 * What is written on a line beside its price, spec §3: where the part is, who made and sent it, what went into the car.
 */
export const LineFacts = Schema.Struct({
  status: field(LineStatus, "Where the part is."),
  manufacturer: field(plainText(80), "Who made it.", "Pilkington"),
  distributor: field(plainText(120), "Who sells it.", "Desert Glass Supply"),
  ediPartNumber: field(plainText(30), "The part number EDI invoices carry.", "FW99001GTYN"),
  dotNumber: field(plainText(20), "The DOT number on the glass.", "DOT18"),
  availability: field(plainText(80), "When it can be had.", "today"),
  laborCode: field(plainText(20), "The labor's code.", "L1"),
  adhesiveManufacturer: field(plainText(80), "Who made the adhesive.", "Sika"),
  /** The last day on which the adhesive may be used, "" when nobody has said. */
  adhesiveExpiry: field(OptionalDay, "The adhesive's last day, empty where unknown.", "2027-03-31"),
  adhesiveLot: field(plainText(40), "The adhesive's lot.", "A1234"),
  discountNote: field(plainText(200), "Why there is a discount.", "Fleet"),
  /** Left out by clients that do not know it: no reason. */
  noChargeReason: field(NoChargeReason, "Why nothing is charged, empty where there is a price.", "Warranty").pipe(
    Schema.withDecodingDefaultKey(Effect.succeed(""))
  ),
  /** Of a product whose tax type is not that of its kind of line; left out by clients that do not know it. */
  taxAs: field(TaxAs, "Taxed as parts or as labor, whatever its kind; empty for as its kind is.", "labor").pipe(
    Schema.withDecodingDefaultKey(Effect.succeed("" as const))
  ),
  /** Why this price, where a profile's price by part number made it; left out by clients that do not know it. */
  partPattern: field(plainText(20), "For which part numbers the profile has this price; else empty.", "DW*").pipe(
    Schema.withDecodingDefaultKey(Effect.succeed(""))
  )
})
export type LineFacts = typeof LineFacts.Type

/** A line of which nothing but its price is said. */
export const openFacts: LineFacts = {
  status: "quoted",
  manufacturer: "",
  distributor: "",
  ediPartNumber: "",
  dotNumber: "",
  availability: "",
  laborCode: "",
  adhesiveManufacturer: "",
  adhesiveExpiry: "",
  adhesiveLot: "",
  discountNote: "",
  noChargeReason: "",
  taxAs: "",
  partPattern: ""
}

/** A line that is on no estimate yet. Prices in cents a unit, quantity in hundredths, discount in basis points. */
export const NewLine = Schema.Struct({
  kind: field(LineKind, "What is sold."),
  partNumber: field(plainText(20), "Part number.", "FW99001GTYN"),
  description: field(requiredText(200), "What it is.", "Windshield"),
  quantity: field(Hundredths, "Hundredths: 100 is one.", 100),
  /**
   * What the shop pays for one unit. Left out where it is not for the reader's eyes, and then it stays as it stands.
   */
  cost: field(Schema.optionalKey(Price), "What the shop pays, in cents; left out for those who may not know.", 18000),
  listPrice: field(Price, "List price in cents.", 42000),
  discount: field(BasisPoints, "Off the list price, in hundredths of a percent.", 3000),
  /** What one unit is sold for: list less discount, unless a person says otherwise. */
  netPrice: field(Price, "The price of one, in cents.", 29400),
  taxable: field(Schema.Boolean, "Whether it is taxed."),
  /** Paid by the customer even when an insurer pays the rest. */
  customerPaid: field(Schema.Boolean, "Whether the customer pays it, not the insurer."),
  rule: field(LineRule, "Which rule made the line; none for one typed in."),
  ...LineFacts.fields
})
export type NewLine = typeof NewLine.Type

/**
 * A row of the parts estimate, spec §3. `parentId` is the pane that an automatic line came with, null for a line that
 * stands by itself.
 */
export const EstimateLine = Schema.Struct({
  id: field(LineId, "The line's id, yours to make.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  parentId: field(Schema.NullOr(LineId), "The line it belongs to; null for none.", null),
  ...NewLine.fields
})
export type EstimateLine = typeof EstimateLine.Type

/** Whether the parts of a job are all there. */
export const PartsStatus = Schema.Literals(["pending", "complete"])
export type PartsStatus = typeof PartsStatus.Type

type Row = Pick<EstimateLine, "kind" | "status">

const things: ReadonlyArray<EstimateLine["kind"]> = ["glass", "kit", "molding", "clip", "rainSensorPad", "part"]

/** The line's part is in the shop, or already in the car. */
export const isHere = ({ status }: Pick<Row, "status">): boolean => status === "received" || status === "installed"

/** The lines that wait for a part: things that are not here. */
export const awaited = <L extends Row>(lines: ReadonlyArray<L>): ReadonlyArray<L> =>
  lines.filter((line) => things.includes(line.kind) && !isHere(line))

/**
 * True once the shop keeps track of a part of the job: then its lines say whether the parts are complete, no longer a
 * person.
 */
export const areFollowed = (lines: ReadonlyArray<Row>): boolean =>
  lines.some(({ kind, status }) => things.includes(kind) && status !== "quoted")

/** Complete when every part is here; as a person said while no line has been ordered. */
export const partsStatusOf = (lines: ReadonlyArray<Row>, said: PartsStatus): PartsStatus =>
  !areFollowed(lines) ? said : awaited(lines).length === 0 ? "complete" : "pending"
