import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { field } from "#domain/shared/field.ts"

/** The rules that a shop can switch on. */
export const OfferedRule = Schema.Literals([
  "quoteUnanswered",
  "partsNotHere",
  "calibrationEvidence",
  "adhesiveExpires",
  "review",
  "unpaid30",
  "unpaid60",
  "unpaid90"
])
export type OfferedRule = typeof OfferedRule.Type

/** Which reminders are made by themselves, after how many days, and for whom. */
export const ReminderRules = Schema.Struct({
  on: field(
    Schema.Array(OfferedRule),
    "The rules that are on: a quote that was not answered, parts that are not here the day before the installation, a calibration whose evidence is not complete, an adhesive lot a week before its last day, a review to ask for after the work, an invoice unpaid after 30, 60 and 90 days.",
    ["quoteUnanswered", "unpaid30"]
  ),
  quoteDays: field(
    Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 30 })),
    "After how many days without an answer a quote is followed up.",
    3
  ),
  assignTo: field(
    Schema.NullOr(UserId),
    "Whose reminders they are where nobody sold the job or who did has left; null for an owner.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  )
})
export type ReminderRules = typeof ReminderRules.Type

/** The same as they are kept, with the day on which each was switched on: what was due before is not made. */
export const KeptRules = Schema.Struct({
  ...ReminderRules.fields,
  since: Schema.Record(Schema.String, Schema.String)
})
export type KeptRules = typeof KeptRules.Type

/** No rule is on until the shop says so. */
export const noRules: KeptRules = { on: [], quoteDays: 3, assignTo: null, since: {} }
