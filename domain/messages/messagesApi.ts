import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { PaperShown } from "#domain/documents/ShownDocument.ts"
import { JobNotFound, NothingPriced, PriceMissing } from "#domain/jobs/jobFailures.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { jobOffice } from "#domain/access/accessTable.ts"
import { field } from "#domain/shared/field.ts"
import { Message, MessageDraft } from "./Message.ts"
import { Channel } from "./MessageTemplate.ts"
import { AddressNotReachable, NothingToSend, PhoneNotTextable, SmsNotAgreed, SmsStopped } from "./messageFailures.ts"
import { ConsentDraft, SmsConsent } from "./SmsConsent.ts"
import { values, which, Wording } from "./wordingsApi.ts"

export const listMessages = endpoint({
  name: "listMessages",
  summary: "What was sent to the customer about a job, the latest first, and what became of it.",
  method: "GET",
  path: "/jobs/:id/messages",
  access: jobOffice,
  input: Schema.Struct({ id: JobId }),
  output: Schema.Array(Message),
  failures: [JobNotFound]
})

export const getMessageDraft = endpoint({
  name: "getMessageDraft",
  summary:
    "A message as it would be sent: the shop's wording with the job's facts, to whom, and whether they agreed to texts.",
  method: "GET",
  path: "/jobs/:id/message-draft",
  access: jobOffice,
  input: Schema.Struct({
    id: JobId,
    ...which,
    language: field(Schema.optionalKey(DocumentLanguage), "The language it is written in.")
  }),
  output: Schema.Struct({
    /** The customer's, unless another was asked for. */
    language: field(DocumentLanguage, "The language it is written in."),
    to: field(Schema.String, "The e-mail address or phone number.", "ada@example.com"),
    subject: field(Schema.String, "The subject; empty for text messages.", "Your quote"),
    body: field(Schema.String, "The text, with {link} where the customer's link goes.", "Your quote is ready: {link}"),
    wording: field(Wording, "The shop's own words for it, or ours."),
    /** The shop's choice for this message; the other papers go by mail. */
    preferredChannel: field(Channel, "How the shop sends it unless the sender chooses."),
    /** What goes with it. */
    paper: field(Schema.NullOr(PaperShown), "The paper that goes along, as it is read; null where none does."),
    /** What the variables of the wording stand for. */
    values,
    consent: field(Schema.NullOr(SmsConsent), "What the phone's owner said last about being texted; null before."),
    maySms: field(Schema.Boolean, "Whether the phone may be texted."),
    /** What a customer is told before they agree. */
    consentWords: field(
      Schema.String,
      "What to read to the customer before they agree.",
      "Reply STOP to end, HELP for help."
    )
  }),
  failures: [JobNotFound, NothingToSend, NothingPriced, PriceMissing]
})

export const postMessage = endpoint({
  name: "postMessage",
  summary: "Sends a job's paper by e-mail or text message; `{link}` in the body becomes the customer's own link.",
  method: "POST",
  path: "/jobs/:id/messages",
  access: jobOffice,
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
  summary: "Notes that the owner of a phone agreed to text messages, with the words they were told.",
  method: "POST",
  path: "/sms-consents",
  access: jobOffice,
  input: ConsentDraft,
  output: SmsConsent,
  failures: [PhoneNotTextable, SmsStopped]
})
