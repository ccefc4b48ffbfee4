import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { Cents } from "#domain/shared/Money.ts"

const line = field(Schema.String, "Description of the line.", "Windshield")
const text = {
  from: field(Schema.String, "Signed value; empty if none.", "2024 Toyota Camry"),
  to: field(Schema.String, "Current value; empty if none.", "2025 Toyota Camry")
}
const cents = {
  from: field(Cents, "Signed amount, in cents.", 29400),
  to: field(Cents, "Current amount, in cents.", 31000)
}
const extended = field(
  Schema.NullOr(Cents),
  "Extended price of the line, in cents; null for users who may not see prices.",
  29400
)

/** A difference between a document as signed and its current content. */
export const SignedChange = Schema.Union([
  Schema.TaggedStruct("lineAdded", { line, extended }),
  Schema.TaggedStruct("lineRemoved", { line, extended }),
  Schema.TaggedStruct("linePrice", { line, ...cents }),
  Schema.TaggedStruct("lineQuantity", {
    line,
    from: field(Schema.Int, "Signed quantity, in hundredths: 100 is one.", 100),
    to: field(Schema.Int, "Current quantity, in hundredths: 100 is one.", 200)
  }),
  /** A different part or description. */
  Schema.TaggedStruct("lineText", text),
  Schema.TaggedStruct("lineTaxed", { line, to: field(Schema.Boolean, "Whether the line is now taxed.") }),
  Schema.TaggedStruct("lineCustomerPaid", {
    line,
    to: field(Schema.Boolean, "Whether the customer now pays the line.")
  }),
  Schema.TaggedStruct("lineFree", { line, ...text }),
  Schema.TaggedStruct("amount", {
    what: field(Schema.Literals(["tax", "total", "customerShare"]), "Amount that changed."),
    ...cents
  }),
  Schema.TaggedStruct("part", {
    what: field(
      Schema.Literals(["lineKind", "taxRates", "insurance", "place", "notes"]),
      "What changed; individual values are not listed."
    )
  }),
  Schema.TaggedStruct("vehicle", text),
  Schema.TaggedStruct("customer", text),
  Schema.TaggedStruct("installDate", {
    from: field(Schema.String, "Signed date; empty if open.", "2026-11-24"),
    to: field(Schema.String, "Current date; empty if open.", "2026-11-25")
  }),
  Schema.TaggedStruct("timeFrame", {
    from: field(Schema.String, "Signed time frame: `morning`, `afternoon`, or empty.", "morning"),
    to: field(Schema.String, "Current time frame: `morning`, `afternoon`, or empty.", "afternoon")
  }),
  Schema.TaggedStruct("mileage", {
    from: field(Schema.NullOr(Schema.Int), "Signed mileage; null if unknown.", null),
    to: field(Schema.NullOr(Schema.Int), "Current mileage; null if unknown.", 31000)
  })
])
export type SignedChange = typeof SignedChange.Type

/**
 * Returns whether a change affects the signed offer, as opposed to details that may be filled in or rescheduled without
 * a new signature.
 */
export const affectsOffer = ({ _tag, ...change }: SignedChange): boolean =>
  _tag !== "installDate" &&
  _tag !== "timeFrame" &&
  _tag !== "mileage" &&
  !(_tag === "part" && "what" in change && change.what === "notes")

/**
 * Returns the changes without amounts and insurance details, for users who only install and for documents without
 * prices.
 */
export const withoutMoney = (changes: ReadonlyArray<SignedChange>): ReadonlyArray<SignedChange> =>
  changes.flatMap((change): ReadonlyArray<SignedChange> => {
    switch (change._tag) {
      case "lineAdded":
      case "lineRemoved":
        return [{ ...change, extended: null }]
      case "linePrice":
      case "lineTaxed":
      case "lineCustomerPaid":
      case "lineFree":
      case "amount":
        return []
      case "part":
        return change.what === "insurance" || change.what === "taxRates" ? [] : [change]
      default:
        return [change]
    }
  })
