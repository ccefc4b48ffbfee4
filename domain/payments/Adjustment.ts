import { Schema } from "effect"
import { Day } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"
import { Price } from "#domain/shared/Money.ts"
import { requiredText } from "#domain/shared/PlainText.ts"
import { Payer } from "./Payer.ts"

export const AdjustmentId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("AdjustmentId"))
export type AdjustmentId = typeof AdjustmentId.Type

/** An allowance is given to who paid or is to pay; a write-off is what the shop gives up hoping for. */
export const AdjustmentKind = Schema.Literals(["allowance", "writeOff"])
export type AdjustmentKind = typeof AdjustmentKind.Type

/** What is asked for when less is owed on an invoice without money: of whose share, how much, on which day and why. */
export const AdjustmentDraft = Schema.Struct({
  kind: field(AdjustmentKind, "Given to the payer, or written off by the shop."),
  payer: field(Payer, "Whose share it is: the customer's or the insurer's."),
  amount: field(Price.check(Schema.isGreaterThan(0, { message: "payment.amount" })), "Whole cents.", 782),
  date: field(Day, "The day on which it counts.", "2026-11-21"),
  reason: field(requiredText(192), "Why.", "The insurer paid its own labor rate")
})
export type AdjustmentDraft = typeof AdjustmentDraft.Type

/** An adjustment taken back: it counts no more from that day. */
export const AdjustmentReversal = Schema.Struct({
  date: field(Day, "The day it was reversed, by the clock of the job's location.", "2026-11-24"),
  reason: field(requiredText(192), "Why.", "The insurer paid the rest")
})

/** An allowance or a write-off on an invoice: a document of its day that is never changed, only reversed. */
export const Adjustment = Schema.Struct({
  id: field(AdjustmentId, "Its id, yours to make: sent again it counts once.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  ...AdjustmentDraft.fields,
  reversed: field(Schema.optionalKey(AdjustmentReversal), "When and why it was reversed; left out while it counts.")
})
export type Adjustment = typeof Adjustment.Type
