import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { AdjustmentKind, PaymentId } from "#domain/payments/Payment.ts"
import { Payer } from "#domain/payments/PaymentSource.ts"
import { field } from "#domain/shared/field.ts"
import { Cents } from "#domain/shared/Money.ts"
import { ReminderDeed, ReminderRule, ReworkCause } from "./jobCodes.ts"
import { InstallStep } from "./JobInstall.ts"
import { Stage } from "./Job.ts"

/**
 * One field that changed. `path` with dots, lines by their id: `insurance.deductible`, `lines.<id>.netPrice`. Values as
 * on the wire, money in cents; a side that is left out was or is not there.
 */
export const FieldChange = Schema.Struct({
  path: field(Schema.String, "The field by its path.", "vehicle.plate"),
  before: field(Schema.optionalKey(Schema.Json), "What stood before; left out where nothing did.", "ABC1234"),
  after: field(Schema.optionalKey(Schema.Json), "What stands since; left out where nothing does.", "XYZ9876")
})
export type FieldChange = typeof FieldChange.Type

/** How a message went out. */
export const Channel = Schema.Literals(["email", "sms"])

/** What installers do where the vehicle stands, as the timeline names it. */
export const SiteDeedKind = Schema.Literals([
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

/**
 * What happened to a job. Who needs another kind adds it here, with its words (`jobEvent.<kind>` and
 * app-web/jobs/changes).
 */
export const JobEvent = Schema.Union([
  Schema.TaggedStruct("created", { number: field(Schema.Int, "The document's number.", 1042) }),
  Schema.TaggedStruct("deleted", { number: field(Schema.Int, "The job's number.", 1042) }),
  Schema.TaggedStruct("restored", { number: field(Schema.Int, "The job's number.", 1042) }),
  Schema.TaggedStruct("changed", { fields: field(Schema.Array(FieldChange), "The fields that changed.") }),
  Schema.TaggedStruct("stage", {
    from: field(Stage, "The stage before."),
    to: field(Stage, "Where it went, or the stage since.", "workorder")
  }),
  /** The invoice was taken back by that credit note. */
  Schema.TaggedStruct("credit", {
    number: field(Schema.Int, "The document's number.", 1042),
    reason: field(Schema.String, "Why.", "Two clips were not needed")
  }),
  /** `byLink`: the customer paid by their link. */
  Schema.TaggedStruct("payment", {
    paymentId: PaymentId,
    payer: field(Payer, "Who pays: the customer or the insurer."),
    amount: field(Cents, "Whole cents.", 4000),
    source: field(Schema.String, "How it was paid.", "Cash"),
    status: field(Schema.Literals(["pending", "paid", "failed"]), "How it stands."),
    byLink: field(Schema.optionalKey(Schema.Literal(true)), "The customer paid by their link.")
  }),
  Schema.TaggedStruct("refund", {
    paymentId: PaymentId,
    amount: field(Cents, "Whole cents.", 4000),
    reason: field(Schema.String, "Why.", "Two clips were not needed")
  }),
  Schema.TaggedStruct("void", {
    paymentId: field(PaymentId, "The id of the payment that was voided.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    amount: field(Cents, "Whole cents.", 4000),
    reason: field(Schema.String, "Why.", "Recorded on the wrong job")
  }),
  Schema.TaggedStruct("adjustment", {
    deed: field(Schema.Literals(["made", "reversed"]), "What was done."),
    kind: field(AdjustmentKind, "An allowance or a write-off."),
    payer: field(Payer, "Whose share it is: the customer's or the insurer's."),
    amount: field(Cents, "Whole cents.", 782),
    reason: field(Schema.String, "Why.", "The insurer paid its own labor rate")
  }),
  /** `reason` as the job has it: a code or the shop's words. */
  Schema.TaggedStruct("lost", {
    deed: field(Schema.Literals(["lost", "reopened"]), "What was done."),
    reason: field(Schema.String, "Why it was lost.", "price"),
    note: field(Schema.String, "What was said with it.", "Half the price at the dealer")
  }),
  /** It stands on both jobs, each with the number of the other one. */
  Schema.TaggedStruct("rework", {
    direction: field(
      Schema.Literals(["by", "of"]),
      "Whether the other job redoes the work of this one, or this one redoes that of the other."
    ),
    number: field(Schema.Int, "The other job's number.", 1043),
    cause: field(ReworkCause, "Why the work came back.", "leak")
  }),
  /** `startedAt` and `finishedAt` of the one who did it, or what they took back. */
  Schema.TaggedStruct("install", {
    step: field(InstallStep, "What was done."),
    at: field(Schema.Int, "The time it is about, milliseconds since 1970 in UTC.", 1764003600000)
  }),
  /** The same entry stands on both jobs, each with the number of the other one. */
  Schema.TaggedStruct("move", {
    paymentId: field(PaymentId, "The id of the payment on this job.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    amount: field(Cents, "Whole cents.", 4000),
    direction: field(Schema.Literals(["to", "from"]), "Whether it went to the other job or came from it."),
    number: field(Schema.Int, "The other job's number.", 1043)
  }),
  /** `template` names what was sent: quote, reminder, receipt and the like. */
  Schema.TaggedStruct("message", {
    channel: field(Channel, "By mail or text message."),
    template: field(Schema.String, "What the message is about.", "quote"),
    to: field(Schema.String, "Where it went, or the stage since.", "workorder")
  }),
  Schema.TaggedStruct("delivery", {
    channel: field(Channel, "By mail or text message."),
    to: field(Schema.String, "Where it went, or the stage since.", "workorder"),
    state: field(Schema.Literals(["sent", "delivered", "failed", "stopped"]), "How far it is.")
  }),
  /** What the customer did with their link; `note` is their name, their words or the paper. */
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
      "What was done."
    ),
    note: field(Schema.String, "What was said with it.", "after five")
  }),
  Schema.TaggedStruct("file", {
    deed: field(Schema.Literals(["added", "deleted", "restored"]), "What was done."),
    name: field(Schema.String, "The file's name.", "front.jpg"),
    photo: field(Schema.Boolean, "Whether it is a photo.")
  }),
  Schema.TaggedStruct("reminder", {
    deed: field(ReminderDeed, "What was done."),
    text: field(Schema.String, "What the reminder is about; empty where a rule says it.", "Ask about the second van"),
    rule: field(Schema.optionalKey(ReminderRule), "Which of the shop's rules made it; left out where a person did.")
  }),
  Schema.TaggedStruct("signature", {
    signedBy: field(Schema.String, "Who signed.", "Ada Moreno"),
    document: field(Stage, "The paper that was signed."),
    how: field(Schema.Literals(["drawn", "typed"]), "How it was signed.")
  }),
  /** What an installer did where the vehicle stands. */
  Schema.TaggedStruct("site", {
    deed: field(SiteDeedKind, "What was done."),
    outcome: field(
      Schema.Literals(["kept", "written", "officeStands", "invoiceStands"]),
      "Whether it was written on the job; or what the office wrote, or the invoice, stands there."
    )
  })
])
export type JobEvent = typeof JobEvent.Type

/** The kinds there are, as a filter names them. */
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

/** Who did it, by the name they had then. */
export const ChangedBy = Schema.Struct({
  id: field(UserId, "The person's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  name: field(Schema.String, "The person's name.", "Bea Ortiz")
})
export type ChangedBy = typeof ChangedBy.Type

/**
 * One entry of a job's timeline: kept for ever as it was written. `at` in milliseconds UTC; `by` null: the customer
 * through a link, or the system.
 */
export const JobChange = Schema.Struct({
  id: field(JobChangeId, "The entry's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  at: field(Schema.Int, "When, milliseconds since 1970 in UTC.", 1763740800000),
  by: field(Schema.NullOr(ChangedBy), "Who did it; null for nobody of the shop."),
  what: field(JobEvent, "What happened.")
})
export type JobChange = typeof JobChange.Type

/**
 * Which entries are asked for: of one person ("none" for those without one), of some kinds, with a change in one part
 * of the job (`insurance`, `lines`).
 */
export const JobChangeSearch = Schema.Struct({
  by: field(
    Schema.optionalKey(Schema.Union([UserId, Schema.Literal("none")])),
    "Only what this person did; `none` for what nobody of the shop did.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  kind: field(Schema.optionalKey(JobEventKind), "Which kind it is."),
  part: field(
    Schema.optionalKey(Schema.String.check(Schema.isPattern(/^[A-Za-z]{1,40}$/))),
    "Only changes of this part of the job.",
    "vehicle"
  ),
  /** The last entry of the stretch before. */
  after: field(
    Schema.optionalKey(JobChangeId),
    "The entry to go on after, from `next`.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  size: field(
    Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
    "How many entries, 1 to 100.",
    25
  )
})
export type JobChangeSearch = typeof JobChangeSearch.Type
