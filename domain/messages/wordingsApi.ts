import { Schema } from "effect"
import { access, shopVoice } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { field } from "#domain/shared/field.ts"
import { plainText } from "#domain/shared/PlainText.ts"
import { CustomerNotices } from "./CustomerNotices.ts"
import { VariableUnknown } from "./messageFailures.ts"
import { Channel, MessageTemplate } from "./MessageTemplate.ts"

/** Which message: what about, which way, in which language. */
export const which = {
  template: field(MessageTemplate, "What the message is about."),
  channel: field(Channel, "By mail or text message."),
  language: field(DocumentLanguage, "The language it is written in.")
}

/** A message's words with variables in braces. */
export const Wording = Schema.Struct({
  subject: field(Schema.String, "The subject; empty for text messages.", "Your quote"),
  body: field(Schema.String, "The text, with {link} where the customer's link goes.", "Your quote is ready: {link}"),
  isOwn: field(Schema.Boolean, "Whether the shop wrote it.")
})

/** What stands for the variables. */
export const values = field(
  Schema.Array(
    Schema.Struct({
      name: field(Schema.String, "The name in braces.", "customer"),
      value: field(Schema.String, "What stands for it.", "Ada")
    })
  ),
  "What stands for each name in braces."
)

export const postMessageWording = endpoint({
  name: "postMessageWording",
  summary: "Keeps the shop's own wording of a message; an empty body brings the usual one back.",
  method: "POST",
  path: "/message-wordings",
  access: shopVoice,
  input: Schema.Struct({
    ...which,
    subject: field(plainText(200), "The subject; empty for text messages.", "Your quote"),
    body: field(plainText(5000), "The text, with {link} where the customer's link goes.", "Your quote is ready: {link}")
  }),
  output: Wording,
  failures: [VariableUnknown]
})

export const getMessageWording = endpoint({
  name: "getMessageWording",
  summary:
    "A message's wording, the shop's own or the usual one, with examples of what stands for each name in braces.",
  method: "GET",
  path: "/message-wordings",
  access: shopVoice,
  input: Schema.Struct(which),
  output: Schema.Struct({ wording: field(Wording, "The shop's own words for it, or ours."), values }),
  failures: []
})

export const getCustomerNotices = endpoint({
  name: "getCustomerNotices",
  summary: "Which messages customers are sent by themselves, and which way.",
  method: "GET",
  path: "/customer-notices",
  access: access["/admin"],
  input: Schema.Struct({}),
  output: CustomerNotices,
  failures: []
})

export const putCustomerNotices = endpoint({
  name: "putCustomerNotices",
  summary:
    "Sets which messages customers are sent by themselves. One that is switched on tells what happens from today on; a job has each once, the booking again when its day changes.",
  method: "PUT",
  path: "/customer-notices",
  access: access["/admin"],
  input: CustomerNotices,
  output: CustomerNotices,
  failures: []
})
