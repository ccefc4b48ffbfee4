import { Schema } from "effect"
import { Stage } from "#domain/jobs/Job.ts"
import { Payer, PaymentId } from "#domain/jobs/Payment.ts"
import { Cents } from "#domain/shared/Money.ts"
import { FieldChange } from "./FieldChange.ts"

/** How a message went out. */
export const Channel = Schema.Literals(["email", "sms"])

/** What happened to a job. Who needs another kind adds it here, with its words (`jobEvent.<kind>` and app-web/jobs/changes). */
export const JobEvent = Schema.Union([
  Schema.TaggedStruct("created", { number: Schema.Int }),
  Schema.TaggedStruct("changed", { fields: Schema.Array(FieldChange) }),
  Schema.TaggedStruct("stage", { from: Stage, to: Stage }),
  /** The invoice was taken back by that credit note. */
  Schema.TaggedStruct("credit", { number: Schema.Int, reason: Schema.String }),
  /** `byLink`: the customer paid by their link. */
  Schema.TaggedStruct("payment", {
    paymentId: PaymentId, payer: Payer, amount: Cents, source: Schema.String, status: Schema.Literals(["pending", "paid", "failed"]), byLink: Schema.optionalKey(Schema.Literal(true))
  }),
  Schema.TaggedStruct("refund", { paymentId: PaymentId, amount: Cents, reason: Schema.String }),
  /** `template` names what was sent: quote, reminder, receipt and the like. */
  Schema.TaggedStruct("message", { channel: Channel, template: Schema.String, to: Schema.String }),
  Schema.TaggedStruct("delivery", { channel: Channel, to: Schema.String, state: Schema.Literals(["sent", "delivered", "failed", "stopped"]) }),
  /** What the customer did with their link; `note` is their name, their words or the paper. */
  Schema.TaggedStruct("customer", { deed: Schema.Literals(["opened", "accepted", "declined", "callback", "revoked"]), note: Schema.String }),
  Schema.TaggedStruct("file", { deed: Schema.Literals(["added", "deleted", "restored"]), name: Schema.String, photo: Schema.Boolean }),
  Schema.TaggedStruct("signature", { signedBy: Schema.String, document: Stage, how: Schema.Literals(["drawn", "typed"]) })
])
export type JobEvent = typeof JobEvent.Type

/** The kinds there are, as a filter names them. */
export const JobEventKind = Schema.Literals(["created", "changed", "stage", "credit", "payment", "refund", "message", "delivery", "customer", "file", "signature"])
