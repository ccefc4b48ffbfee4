import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { Cents } from "#domain/shared/Money.ts"

const line = field(Schema.String, "The line, as it is described.", "Windshield")
const text = {
  from: field(Schema.String, "As it was signed; empty where nothing was said.", "2024 Toyota Camry"),
  to: field(Schema.String, "As it is now; empty where nothing is said.", "2025 Toyota Camry")
}
const cents = {
  from: field(Cents, "As it was signed, in cents.", 29400),
  to: field(Cents, "As it is now, in cents.", 31000)
}
const extended = field(
  Schema.NullOr(Cents),
  "What the line comes to, in cents; null for those who see no prices.",
  29400
)

/** One difference between what was signed on a paper and what it says now. */
export const SignedChange = Schema.Union([
  Schema.TaggedStruct("lineAdded", { line, extended }),
  Schema.TaggedStruct("lineRemoved", { line, extended }),
  Schema.TaggedStruct("linePrice", { line, ...cents }),
  Schema.TaggedStruct("lineQuantity", {
    line,
    from: field(Schema.Int, "As it was signed, in hundredths: 100 is one.", 100),
    to: field(Schema.Int, "As it is now, in hundredths: 100 is one.", 200)
  }),
  /** Another part or another description. */
  Schema.TaggedStruct("lineText", text),
  Schema.TaggedStruct("lineTaxed", { line, to: field(Schema.Boolean, "Whether it is taxed now.") }),
  Schema.TaggedStruct("lineCustomerPaid", { line, to: field(Schema.Boolean, "Whether the customer pays it now.") }),
  Schema.TaggedStruct("lineFree", { line, ...text }),
  Schema.TaggedStruct("amount", {
    what: field(Schema.Literals(["tax", "total", "customerShare"]), "Which sum changed."),
    ...cents
  }),
  Schema.TaggedStruct("part", {
    what: field(
      Schema.Literals(["lineKind", "taxRates", "insurance", "place", "notes"]),
      "What changed, where its values are not told one by one."
    )
  }),
  Schema.TaggedStruct("vehicle", text),
  Schema.TaggedStruct("customer", text),
  Schema.TaggedStruct("installDate", {
    from: field(Schema.String, "The day as it was signed, empty when open.", "2026-11-24"),
    to: field(Schema.String, "The day now, empty when open.", "2026-11-25")
  }),
  Schema.TaggedStruct("timeFrame", {
    from: field(Schema.String, "As it was signed: `morning`, `afternoon` or empty.", "morning"),
    to: field(Schema.String, "As it is now.", "afternoon")
  }),
  Schema.TaggedStruct("mileage", {
    from: field(Schema.NullOr(Schema.Int), "As it was signed; null where unknown.", null),
    to: field(Schema.NullOr(Schema.Int), "As it is now; null where unknown.", 31000)
  })
])
export type SignedChange = typeof SignedChange.Type

/** Whether a change is of what was offered and signed, not of what is filled in or moved without asking anew. */
export const isOfOffer = ({ _tag, ...change }: SignedChange): boolean =>
  _tag !== "installDate" &&
  _tag !== "timeFrame" &&
  _tag !== "mileage" &&
  !(_tag === "part" && "what" in change && change.what === "notes")

/** The changes without money and claim, for those who only install and for papers without prices. */
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
