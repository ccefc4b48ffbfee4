import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { DocumentLanguage } from "#domain/documents/DocumentLanguage.ts"
import { PaperShown } from "#domain/job-links/ShownDocument.ts"
import { JobNotFound, NothingPriced } from "#domain/jobs/jobFailures.ts"
import { JobId } from "#domain/jobs/JobId.ts"
import { jobOffice, shopVoice } from "#domain/people/access.ts"
import { plainText } from "#domain/shared/PlainText.ts"
import { Channel, Message, MessageDraft, MessageTemplate } from "./Message.ts"
import { AddressNotReachable, NothingToSend, PhoneNotTextable, SmsNotAgreed, SmsStopped, VariableUnknown } from "./messageFailures.ts"
import { ConsentDraft, SmsConsent } from "./SmsConsent.ts"

const which = { template: MessageTemplate, channel: Channel, language: DocumentLanguage }
const Wording = Schema.Struct({ subject: Schema.String, body: Schema.String, isOwn: Schema.Boolean })

export const listMessages = endpoint({
  name: "listMessages", summary: "What was sent to the customer about a job, the latest first, and what became of it.",
  method: "GET", path: "/jobs/:id/messages", access: jobOffice,
  input: Schema.Struct({ id: JobId }),
  output: Schema.Array(Message),
  failures: [JobNotFound]
})

export const getMessageDraft = endpoint({
  name: "getMessageDraft", summary: "A message as it would be sent: the shop's wording with the job's facts, to whom, and whether they agreed to texts.",
  method: "GET", path: "/jobs/:id/message-draft", access: jobOffice,
  input: Schema.Struct({ id: JobId, ...which, language: Schema.optionalKey(DocumentLanguage) }),
  output: Schema.Struct({
    /** The customer's, unless another was asked for. */
    language: DocumentLanguage,
    to: Schema.String, subject: Schema.String, body: Schema.String,
    wording: Wording,
    /** What goes with it. */
    paper: PaperShown,
    /** What the variables of the wording stand for. */
    values: Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String })),
    consent: Schema.NullOr(SmsConsent),
    maySms: Schema.Boolean,
    /** What a customer is told before they agree. */
    consentWords: Schema.String
  }),
  failures: [JobNotFound, NothingToSend, NothingPriced]
})

export const postMessage = endpoint({
  name: "postMessage", summary: "Sends a job's paper by e-mail or text message; `{link}` in the body becomes the customer's own link.",
  method: "POST", path: "/jobs/:id/messages", access: jobOffice,
  input: Schema.Struct({ id: JobId, ...MessageDraft.fields }),
  output: Message,
  failures: [JobNotFound, NothingToSend, NothingPriced, AddressNotReachable, PhoneNotTextable, SmsNotAgreed, SmsStopped]
})

export const postSmsConsent = endpoint({
  name: "postSmsConsent", summary: "Notes that the owner of a phone agreed to text messages, with the words they were told.",
  method: "POST", path: "/sms-consents", access: jobOffice,
  input: ConsentDraft,
  output: SmsConsent,
  failures: [PhoneNotTextable, SmsStopped]
})

export const postMessageWording = endpoint({
  name: "postMessageWording", summary: "Keeps the shop's own wording of a message; an empty body brings the usual one back.",
  method: "POST", path: "/message-wordings", access: shopVoice,
  input: Schema.Struct({ ...which, subject: plainText(200), body: plainText(5000) }),
  output: Wording,
  failures: [VariableUnknown]
})
