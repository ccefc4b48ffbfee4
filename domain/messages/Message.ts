import { Schema } from "effect"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { PaymentAsk } from "#domain/documents/PaymentAsk.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { Channel, MessageTemplate } from "./MessageTemplate.ts"

export const MessageId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("MessageId"))
export type MessageId = typeof MessageId.Type

/** Delivery state of a message. `failed`: it was never sent; `undelivered`: it was sent but did not arrive. */
export const MessageState = Schema.Literals(["queued", "sent", "delivered", "failed", "undelivered"])
export type MessageState = typeof MessageState.Type

/** Why a message did not arrive, in categories that staff can act on. */
export const MessageProblem = Schema.Literals([
  "stopped",
  "invalidNumber",
  "notMobile",
  "unroutable",
  "noPermission",
  "unreachable",
  "blocked",
  "unknownHandset",
  "filtered",
  "account",
  "badAddress",
  "noPost",
  "other"
])
export type MessageProblem = typeof MessageProblem.Type

/** Maximum length of a text message: ten segments in the GSM-7 alphabet. */
export const maxSmsLength = 1530

/** A message composed by a user, worded as shown to them; `{link}` is the placeholder for the customer's own link. */
export const MessageDraft = Schema.Struct({
  channel: field(Channel, "Delivery channel."),
  template: field(MessageTemplate, "Template of the message."),
  language: field(DocumentLanguage, "Language of the message."),
  to: field(requiredText(254), "Email address or phone number of the recipient.", "ada@example.com"),
  subject: field(plainText(200), "Subject; empty for text messages.", "Your quote"),
  body: field(requiredText(5000), "Text, with {link} where the customer's link goes.", "Your quote is ready: {link}"),
  /** Sent to the user as a preview: requires no consent, and the customer's link is only shown. */
  isTest: field(Schema.Boolean, "Whether this is a test sent to the user themselves."),
  /** Payment requested by the customer's link; the template's default if omitted. */
  asks: field(Schema.optionalKey(PaymentAsk), "Payment requested by the link.")
}).check(
  Schema.makeFilter(
    ({ channel, body }) =>
      channel === "email" || body.length <= maxSmsLength || { path: ["body"], issue: `tooLong:${maxSmsLength}` }
  ),
  Schema.makeFilter(
    ({ channel, subject }) => channel === "sms" || subject.trim() !== "" || { path: ["subject"], issue: "required" }
  )
)
export type MessageDraft = typeof MessageDraft.Type

/** A message about a job and its delivery state. Timestamps in milliseconds UTC. */
export const Message = Schema.Struct({
  id: field(MessageId, "Id of the message.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  jobId: JobId,
  channel: field(Channel, "Delivery channel."),
  template: field(MessageTemplate, "Template of the message."),
  language: field(DocumentLanguage, "Language of the message."),
  to: field(Schema.String, "Email address or phone number of the recipient.", "ada@example.com"),
  toName: field(Schema.String, "Name of the recipient.", "Ada Moreno"),
  subject: field(Schema.String, "Subject; empty for text messages.", "Your quote"),
  body: field(Schema.String, "Text, with {link} where the customer's link goes.", "Your quote is ready: {link}"),
  isTest: field(Schema.Boolean, "Whether this is a test sent to the user themselves."),
  /** Id of the customer's link in the message; null in a test. */
  linkId: field(
    Schema.NullOr(Schema.String),
    "Id of the customer's link in the message; null if none.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  state: field(MessageState, "Delivery state of the message."),
  trouble: field(Schema.NullOr(MessageProblem), "Why it did not arrive; null if there is no problem.", null),
  /** Verbatim response of the mail server or carrier. */
  detail: field(Schema.String, "Response of the mail server or carrier.", ""),
  /** The user who sent it; "" if sent automatically, like the receipt of a payment by link. */
  by: field(Schema.String, "User who sent it; empty if sent automatically.", "Bea Ortiz"),
  at: field(Schema.Int, "Time of creation, milliseconds since 1970 in UTC.", 1763740800000),
  stateAt: field(Schema.Int, "When the current state was reached, milliseconds since 1970 in UTC.", 1763740800000)
})
export type Message = typeof Message.Type
