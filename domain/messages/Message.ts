import { Schema } from "effect"
import { DocumentLanguage } from "#domain/documents/DocumentLanguage.ts"
import { PaymentAsk } from "#domain/job-links/PaymentAsk.ts"
import { JobId } from "#domain/jobs/JobId.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"

export const MessageId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("MessageId"))
export type MessageId = typeof MessageId.Type

/** How a message goes out. */
export const Channel = Schema.Literals(["email", "sms"])
export type Channel = typeof Channel.Type

/** What is written to customers about their job (spec §3 outgoing customer messages). */
export const MessageTemplate = Schema.Literals(["quote", "workorder", "invoice", "receipt"])
export type MessageTemplate = typeof MessageTemplate.Type

/** How far a message came. `failed`: it never left; `undelivered`: it left and did not arrive. */
export const MessageState = Schema.Literals(["queued", "sent", "delivered", "failed", "undelivered"])
export type MessageState = typeof MessageState.Type

/** Why a message did not arrive, as the desk can act on it. */
export const MessageTrouble = Schema.Literals([
  "stopped", "invalidNumber", "notMobile", "unroutable", "noPermission", "unreachable", "blocked", "unknownHandset", "filtered",
  "account", "badAddress", "noPost", "other"
])
export type MessageTrouble = typeof MessageTrouble.Type

/** The longest text message: ten parts of the smallest alphabet. */
export const longestSms = 1530

/** What a person sends: the words are as they were shown, with `{link}` standing for the customer's own link. */
export const MessageDraft = Schema.Struct({
  channel: Channel,
  template: MessageTemplate,
  language: DocumentLanguage,
  to: requiredText(254),
  subject: plainText(200),
  body: requiredText(5000),
  /** Sent to oneself, to see it: no consent is needed, the customer's link is only shown. */
  isTest: Schema.Boolean,
  /** What the customer's link asks to be paid; left out, as usual. */
  asks: Schema.optionalKey(PaymentAsk)
}).check(
  Schema.makeFilter(({ channel, body }) => channel === "email" || body.length <= longestSms || { path: ["body"], issue: `tooLong:${longestSms}` }),
  Schema.makeFilter(({ channel, subject }) => channel === "sms" || subject.trim() !== "" || { path: ["subject"], issue: "required" })
)
export type MessageDraft = typeof MessageDraft.Type

/** A message about a job, and what became of it. Instants in milliseconds UTC. */
export const Message = Schema.Struct({
  id: MessageId,
  jobId: JobId,
  channel: Channel,
  template: MessageTemplate,
  language: DocumentLanguage,
  to: Schema.String,
  toName: Schema.String,
  subject: Schema.String,
  body: Schema.String,
  isTest: Schema.Boolean,
  /** The customer's link in it; null in a test. */
  linkId: Schema.NullOr(Schema.String),
  state: MessageState,
  trouble: Schema.NullOr(MessageTrouble),
  /** What the post or the carrier said, word for word. */
  detail: Schema.String,
  /** Who sent it; "" where nobody did, as the receipt of a payment by link. */
  by: Schema.String,
  at: Schema.Int,
  stateAt: Schema.Int
})
export type Message = typeof Message.Type
