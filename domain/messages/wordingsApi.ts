import { Schema } from "effect"
import { access, messagingAccess } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { field } from "#domain/shared/field.ts"
import { plainText } from "#domain/shared/PlainText.ts"
import { CustomerNotices } from "./CustomerNotices.ts"
import { VariableUnknown } from "./messageFailures.ts"
import { Channel, MessageTemplate } from "./MessageTemplate.ts"

/** Identifies a wording by template, channel and language. */
export const which = {
  template: field(MessageTemplate, "Template of the message."),
  channel: field(Channel, "Delivery channel."),
  language: field(DocumentLanguage, "Language of the message.")
}

/** A message's wording with variables in braces. */
export const Wording = Schema.Struct({
  subject: field(Schema.String, "Subject; empty for text messages.", "Your quote"),
  body: field(Schema.String, "Text, with {link} where the customer's link goes.", "Your quote is ready: {link}"),
  isOwn: field(Schema.Boolean, "Whether this is the shop's own wording.")
})

/** Values of the variables. */
export const values = field(
  Schema.Array(
    Schema.Struct({
      name: field(Schema.String, "Variable name, without braces.", "firstName"),
      value: field(Schema.String, "Value of the variable.", "Ada")
    })
  ),
  "Value of each variable."
)

export const postMessageWording = endpoint({
  name: "postMessageWording",
  summary: "Saves the shop's own wording of a message; an empty body restores the default.",
  method: "POST",
  path: "/message-wordings",
  access: messagingAccess,
  input: Schema.Struct({
    ...which,
    subject: field(plainText(200), "Subject; empty for text messages.", "Your quote"),
    body: field(plainText(5000), "Text, with {link} where the customer's link goes.", "Your quote is ready: {link}")
  }),
  output: Wording,
  failures: [VariableUnknown]
})

export const getMessageWording = endpoint({
  name: "getMessageWording",
  summary: "Returns a message's wording, the shop's own or the default, with an example value for each variable.",
  method: "GET",
  path: "/message-wordings",
  access: messagingAccess,
  input: Schema.Struct(which),
  output: Schema.Struct({ wording: field(Wording, "The shop's own wording, or the default."), values }),
  failures: []
})

export const getCustomerNotices = endpoint({
  name: "getCustomerNotices",
  summary: "Returns which messages are sent to customers automatically, and over which channel.",
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
    "Sets which messages are sent to customers automatically. A newly enabled message applies to events from today on. Each job gets each message once; the booking confirmation is sent again when the date changes.",
  method: "PUT",
  path: "/customer-notices",
  access: access["/admin"],
  input: CustomerNotices,
  output: CustomerNotices,
  failures: []
})
