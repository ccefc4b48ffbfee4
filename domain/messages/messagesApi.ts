import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { DocumentView } from "#domain/documents/ShownDocument.ts"
import { JobNotFound, NothingPriced, PriceMissing } from "#domain/jobs/jobFailures.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { officeAccess } from "#domain/access/accessTable.ts"
import { field } from "#domain/shared/field.ts"
import { Message, MessageDraft } from "./Message.ts"
import { Channel } from "./MessageTemplate.ts"
import { AddressNotReachable, NothingToSend, PhoneNotTextable, SmsNotAgreed, SmsStopped } from "./messageFailures.ts"
import { ConsentDraft, SmsConsent } from "./SmsConsent.ts"
import { values, which, Wording } from "./wordingsApi.ts"

export const listMessages = endpoint({
  name: "listMessages",
  summary: "Lists the messages sent to the customer about a job, latest first, with their delivery state.",
  method: "GET",
  path: "/jobs/:id/messages",
  access: officeAccess,
  input: Schema.Struct({ id: JobId }),
  output: Schema.Array(Message),
  failures: [JobNotFound]
})

export const getMessageDraft = endpoint({
  name: "getMessageDraft",
  summary:
    "Returns a message as it would be sent: the shop's wording filled with the job's facts, the recipient, and their consent to texts.",
  method: "GET",
  path: "/jobs/:id/message-draft",
  access: officeAccess,
  input: Schema.Struct({
    id: JobId,
    ...which,
    language: field(Schema.optionalKey(DocumentLanguage), "Language of the message.")
  }),
  output: Schema.Struct({
    /** The customer's own, unless another was requested. */
    language: field(DocumentLanguage, "Language of the message."),
    to: field(Schema.String, "Email address or phone number of the recipient.", "ada@example.com"),
    subject: field(Schema.String, "Subject; empty for text messages.", "Your quote"),
    body: field(Schema.String, "Text, with {link} where the customer's link goes.", "Your quote is ready: {link}"),
    wording: field(Wording, "The wording used: the shop's own, or the default."),
    /** The shop's setting for this message; documents without a setting go by email. */
    preferredChannel: field(Channel, "Default channel, unless the sender chooses another."),
    /** The attached document. */
    paper: field(Schema.NullOr(DocumentView), "Attached document, for preview; null if none."),
    /** Values of the wording's variables. */
    values,
    consent: field(Schema.NullOr(SmsConsent), "Latest consent entry of the phone; null if none."),
    maySms: field(Schema.Boolean, "Whether the phone may be texted."),
    /** The consent wording for the customer. */
    consentWords: field(
      Schema.String,
      "Wording to read to the customer before they consent.",
      "Reply STOP to end, HELP for help."
    )
  }),
  failures: [JobNotFound, NothingToSend, NothingPriced, PriceMissing]
})

export const postMessage = endpoint({
  name: "postMessage",
  summary: "Sends a job's document by email or text message; `{link}` in the body becomes the customer's own link.",
  method: "POST",
  path: "/jobs/:id/messages",
  access: officeAccess,
  input: Schema.Struct({
    id: JobId,
    ...MessageDraft.fields
  }),
  output: Message,
  failures: [
    JobNotFound,
    NothingToSend,
    NothingPriced,
    PriceMissing,
    AddressNotReachable,
    PhoneNotTextable,
    SmsNotAgreed,
    SmsStopped
  ]
})

export const postSmsConsent = endpoint({
  name: "postSmsConsent",
  summary: "Records that the owner of a phone consented to text messages, with the wording they were given.",
  method: "POST",
  path: "/sms-consents",
  access: officeAccess,
  input: ConsentDraft,
  output: SmsConsent,
  failures: [PhoneNotTextable, SmsStopped]
})
