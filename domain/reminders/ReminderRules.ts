import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { field } from "#domain/shared/field.ts"

/** Rules that create reminders automatically when the shop enables them. */
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

/** Which reminders are created automatically, after how many days, and for whom. */
export const ReminderRules = Schema.Struct({
  on: field(
    Schema.Array(OfferedRule),
    "Enabled rules: quoteUnanswered (quote without an answer), partsNotHere (parts missing the day before the installation), calibrationEvidence (calibration with incomplete evidence), adhesiveExpires (adhesive lot a week before it expires), review (review to request after the work), unpaid30, unpaid60 and unpaid90 (invoice unpaid after that many days).",
    ["quoteUnanswered", "unpaid30"]
  ),
  quoteDays: field(
    Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 30 })),
    "Number of days without an answer after which a quote is followed up.",
    3
  ),
  assignTo: field(
    Schema.NullOr(UserId),
    "Assignee when a job has no salesperson or the salesperson has left; null for an owner.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  )
})
export type ReminderRules = typeof ReminderRules.Type

/** The rules as stored, with the day each was enabled. Reminders due before that day are not created. */
export const StoredRules = Schema.Struct({
  ...ReminderRules.fields,
  since: Schema.Record(Schema.String, Schema.String)
})
export type StoredRules = typeof StoredRules.Type

/** The default: all rules off. */
export const noRules: StoredRules = { on: [], quoteDays: 3, assignTo: null, since: {} }
