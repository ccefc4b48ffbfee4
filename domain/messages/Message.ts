import { Schema } from "effect"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { PaymentAsk } from "#domain/documents/PaymentAsk.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { Channel, MessageTemplate } from "./MessageTemplate.ts"

export const MessageId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("MessageId"))
export type MessageId = typeof MessageId.Type

/** How far a message came. `failed`: it never left; `undelivered`: it left and did not arrive. */
export const MessageState = Schema.Literals(["queued", "sent", "delivered", "failed", "undelivered"])
export type MessageState = typeof MessageState.Type

/** Why a message did not arrive, as the desk can act on it. */
export const MessageTrouble = Schema.Literals([
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
export type MessageTrouble = typeof MessageTrouble.Type

/** The longest text message: ten parts of the smallest alphabet. */
export const longestSms = 1530

/** What a person sends: the words are as they were shown, with `{link}` standing for the customer's own link. */
export const MessageDraft = Schema.Struct({
  channel: field(Channel, "By mail or text message."),
  template: field(MessageTemplate, "What the message is about."),
  language: field(DocumentLanguage, "The language."),
  to: field(requiredText(254), "The e-mail address or phone number.", "ada@example.com"),
  subject: field(plainText(200), "The subject; empty for text messages.", "Your quote"),
  body: field(
    requiredText(5000),
    "The text, with {link} where the customer's link goes.",
    "Your quote is ready: {link}"
  ),
  /** Sent to oneself, to see it: no consent is needed, the customer's link is only shown. */
  isTest: field(Schema.Boolean, "Whether it goes to the shop itself, to be looked at."),
  /** What the customer's link asks to be paid; left out, as usual. */
  asks: field(Schema.optionalKey(PaymentAsk), "What payment the link asks for.")
}).check(
  Schema.makeFilter(
    ({ channel, body }) =>
      channel === "email" || body.length <= longestSms || { path: ["body"], issue: `tooLong:${longestSms}` }
  ),
  Schema.makeFilter(
    ({ channel, subject }) => channel === "sms" || subject.trim() !== "" || { path: ["subject"], issue: "required" }
  )
)
export type MessageDraft = typeof MessageDraft.Type

/** A message about a job, and what became of it. Instants in milliseconds UTC. */
export const Message = Schema.Struct({
  id: field(MessageId, "The message's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  jobId: JobId,
  channel: field(Channel, "By mail or text message."),
  template: field(MessageTemplate, "What the message is about."),
  language: field(DocumentLanguage, "The language."),
  to: field(Schema.String, "The e-mail address or phone number.", "ada@example.com"),
  toName: field(Schema.String, "Whom it is for.", "Ada Moreno"),
  subject: field(Schema.String, "The subject; empty for text messages.", "Your quote"),
  body: field(Schema.String, "The text, with {link} where the customer's link goes.", "Your quote is ready: {link}"),
  isTest: field(Schema.Boolean, "Whether it goes to the shop itself, to be looked at."),
  /** The customer's link in it; null in a test. */
  linkId: field(
    Schema.NullOr(Schema.String),
    "The customer's link in it; null without one.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  state: field(MessageState, "How far the message came."),
  trouble: field(Schema.NullOr(MessageTrouble), "Why it did not arrive; null while nothing is wrong.", null),
  /** What the post or the carrier said, word for word. */
  detail: field(Schema.String, "What the carrier said of it.", ""),
  /** Who sent it; "" where nobody did, as the receipt of a payment by link. */
  by: field(Schema.String, "Who sent it.", "Bea Ortiz"),
  at: field(Schema.Int, "When, milliseconds since 1970 in UTC.", 1763740800000),
  stateAt: field(Schema.Int, "Since when, milliseconds since 1970 in UTC.", 1763740800000)
})
export type Message = typeof Message.Type
