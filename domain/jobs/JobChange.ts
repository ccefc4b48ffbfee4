import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { AdjustmentKind, PaymentId } from "#domain/payments/Payment.ts"
import { Payer } from "#domain/payments/PaymentSource.ts"
import { field } from "#domain/shared/field.ts"
import { Cents } from "#domain/shared/Money.ts"
import { ReminderAction, ReminderRule, ReworkCause } from "./jobCodes.ts"
import { InstallStep } from "./JobInstall.ts"
import { Stage } from "./Job.ts"

/**
 * A changed field. `path` is dotted and identifies lines by id: `insurance.deductible`, `lines.<id>.netPrice`. Values
 * are as encoded in the API, money in cents. An absent side means that the field did not exist then.
 */
export const FieldChange = Schema.Struct({
  path: field(Schema.String, "Path of the field.", "vehicle.plate"),
  before: field(Schema.optionalKey(Schema.Json), "Previous value; absent if there was none.", "ABC1234"),
  after: field(Schema.optionalKey(Schema.Json), "New value; absent if the field was removed.", "XYZ9876")
})
export type FieldChange = typeof FieldChange.Type

/** How a message was sent. */
export const Channel = Schema.Literals(["email", "sms"])

/** On-site actions of installers, as named in the timeline. */
export const SiteEntryKind = Schema.Literals([
  "onMyWay",
  "arrived",
  "started",
  "finished",
  "couldNot",
  "vin",
  "mileage",
  "glass",
  "adhesive",
  "scan",
  "calibration",
  "photo",
  "signature",
  "told",
  "payLink",
  "note"
])

/** An event in a job's timeline. Each new kind also needs its texts (`jobEvent.<kind>` and app-web/jobs/changes). */
export const JobEvent = Schema.Union([
  Schema.TaggedStruct("created", { number: field(Schema.Int, "The job's number.", 1042) }),
  Schema.TaggedStruct("deleted", { number: field(Schema.Int, "The job's number.", 1042) }),
  Schema.TaggedStruct("restored", { number: field(Schema.Int, "The job's number.", 1042) }),
  Schema.TaggedStruct("changed", { fields: field(Schema.Array(FieldChange), "The changed fields.") }),
  Schema.TaggedStruct("stage", {
    from: field(Stage, "Previous stage."),
    to: field(Stage, "New stage.", "workorder")
  }),
  /** The invoice was reversed by the credit note with this number. */
  Schema.TaggedStruct("credit", {
    number: field(Schema.Int, "Credit note number.", 12),
    reason: field(Schema.String, "Reason for the credit note.", "Two clips were not needed")
  }),
  /** `linkFlag`: the customer paid through their link. */
  Schema.TaggedStruct("payment", {
    paymentId: PaymentId,
    payer: field(Payer, "Whether the customer or the insurer pays."),
    amount: field(Cents, "Amount in cents.", 4000),
    source: field(Schema.String, "Payment source.", "Cash"),
    status: field(Schema.Literals(["pending", "paid", "failed"]), "Status of the payment."),
    byLink: field(Schema.optionalKey(Schema.Literal(true)), "Present if the customer paid through their link.")
  }),
  Schema.TaggedStruct("refund", {
    paymentId: PaymentId,
    amount: field(Cents, "Amount in cents.", 4000),
    reason: field(Schema.String, "Reason for the refund.", "Two clips were not needed")
  }),
  Schema.TaggedStruct("void", {
    paymentId: field(PaymentId, "Id of the voided payment.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    amount: field(Cents, "Amount in cents.", 4000),
    reason: field(Schema.String, "Reason for voiding the payment.", "Recorded on the wrong job")
  }),
  Schema.TaggedStruct("adjustment", {
    deed: field(Schema.Literals(["made", "reversed"]), "Whether the adjustment was made or reversed."),
    kind: field(AdjustmentKind, "Allowance or write-off."),
    payer: field(Payer, "Whether it applies to the customer's or the insurer's share."),
    amount: field(Cents, "Amount in cents.", 782),
    reason: field(Schema.String, "Reason for the adjustment or its reversal.", "The insurer paid its own labor rate")
  }),
  /** `reason` as stored on the job: a code or the shop's own text. */
  Schema.TaggedStruct("lost", {
    deed: field(Schema.Literals(["lost", "reopened"]), "Whether the quote was marked as lost or reopened."),
    reason: field(Schema.String, "Why the quote was lost.", "price"),
    note: field(Schema.String, "Additional details.", "Half the price at the dealer")
  }),
  /** Recorded on both jobs, each with the number of the other one. */
  Schema.TaggedStruct("rework", {
    direction: field(
      Schema.Literals(["by", "of"]),
      "Direction: `by` if the other job redoes the work of this one; `of` if this job redoes the work of the other one."
    ),
    number: field(Schema.Int, "The other job's number.", 1043),
    cause: field(ReworkCause, "Cause of the comeback.", "leak")
  }),
  /** An installer set or cleared their own `startedAt` or `finishedAt`. */
  Schema.TaggedStruct("install", {
    step: field(InstallStep, "The step taken."),
    at: field(Schema.Int, "The time that was recorded or cleared, as a Unix timestamp in milliseconds.", 1764003600000)
  }),
  /** Recorded on both jobs, each with the number of the other one. */
  Schema.TaggedStruct("move", {
    paymentId: field(PaymentId, "Id of the payment on this job.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    amount: field(Cents, "Amount in cents.", 4000),
    direction: field(Schema.Literals(["to", "from"]), "Whether the payment moved to the other job or came from it."),
    number: field(Schema.Int, "The other job's number.", 1043)
  }),
  /** `template` identifies the message that was sent: quote, reminder, receipt, and so on. */
  Schema.TaggedStruct("message", {
    channel: field(Channel, "Email or text message."),
    template: field(Schema.String, "Template of the message.", "quote"),
    to: field(Schema.String, "Recipient of the message.", "ada@example.com")
  }),
  Schema.TaggedStruct("delivery", {
    channel: field(Channel, "Email or text message."),
    to: field(Schema.String, "Recipient of the message.", "ada@example.com"),
    state: field(Schema.Literals(["sent", "delivered", "failed", "stopped"]), "Delivery status.")
  }),
  /** What the customer did through their link. `note` is their name, their own words, or the document. */
  Schema.TaggedStruct("customer", {
    deed: field(
      Schema.Literals([
        "opened",
        "accepted",
        "declined",
        "callback",
        "revoked",
        "asked",
        "booked",
        "moved",
        "canceled",
        "vin",
        "photos"
      ]),
      "What the customer did."
    ),
    note: field(Schema.String, "The customer's name, their own words, or the document.", "after five")
  }),
  Schema.TaggedStruct("file", {
    deed: field(Schema.Literals(["added", "deleted", "restored"]), "What was done to the file."),
    name: field(Schema.String, "File name.", "front.jpg"),
    photo: field(Schema.Boolean, "Whether the file is a photo.")
  }),
  Schema.TaggedStruct("reminder", {
    deed: field(ReminderAction, "What was done to the reminder."),
    text: field(Schema.String, "Text of the reminder; empty if a rule created it.", "Ask about the second van"),
    rule: field(Schema.optionalKey(ReminderRule), "Rule that created the reminder; absent if a user did.")
  }),
  Schema.TaggedStruct("signature", {
    signedBy: field(Schema.String, "Name of the signer.", "Ada Moreno"),
    document: field(Stage, "The signed document."),
    how: field(Schema.Literals(["drawn", "typed"]), "How it was signed.")
  }),
  /** What an installer did on site. */
  Schema.TaggedStruct("site", {
    deed: field(SiteEntryKind, "The on-site action."),
    outcome: field(
      Schema.Literals(["kept", "written", "officeStands", "invoiceStands"]),
      "Whether the value was only recorded (`kept`) or also written to the job (`written`), or the job kept the office's entry (`officeStands`) or the invoice as it was (`invoiceStands`)."
    )
  })
])
export type JobEvent = typeof JobEvent.Type

/** The event kinds, for filtering. */
export const JobEventKind = Schema.Literals([
  "created",
  "deleted",
  "restored",
  "changed",
  "stage",
  "credit",
  "payment",
  "refund",
  "void",
  "move",
  "adjustment",
  "lost",
  "rework",
  "install",
  "message",
  "delivery",
  "customer",
  "file",
  "reminder",
  "signature",
  "site"
])

export const JobChangeId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("JobChangeId"))
export type JobChangeId = typeof JobChangeId.Type

/** The user who made a change, by their name at the time. */
export const Author = Schema.Struct({
  id: field(UserId, "User id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  name: field(Schema.String, "The user's name.", "Bea Ortiz")
})
export type Author = typeof Author.Type

/**
 * An entry in a job's timeline. Immutable. `at` is a Unix timestamp in milliseconds; `by` is null for the system, or
 * for a customer using a link.
 */
export const JobChange = Schema.Struct({
  id: field(JobChangeId, "Id of the entry.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  at: field(Schema.Int, "When it happened, as a Unix timestamp in milliseconds.", 1763740800000),
  by: field(Schema.NullOr(Author), "User who made the change; null if it was not a user of the shop."),
  what: field(JobEvent, "What happened.")
})
export type JobChange = typeof JobChange.Type

/**
 * Filters for timeline entries: by user (`none` for entries without one), by kind, or by the part of the job that
 * changed (`insurance`, `lines`).
 */
export const JobChangeSearch = Schema.Struct({
  by: field(
    Schema.optionalKey(Schema.Union([UserId, Schema.Literal("none")])),
    "Only entries of this user; `none` for entries that were not made by a user of the shop.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  kind: field(Schema.optionalKey(JobEventKind), "Only entries of this kind."),
  part: field(
    Schema.optionalKey(Schema.String.check(Schema.isPattern(/^[A-Za-z]{1,40}$/))),
    "Only changes to this part of the job.",
    "vehicle"
  ),
  /** The last entry of the previous page. */
  after: field(
    Schema.optionalKey(JobChangeId),
    "Entry after which to continue, from `next`.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  size: field(
    Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
    "Page size, 1 to 100.",
    25
  )
})
export type JobChangeSearch = typeof JobChangeSearch.Type
