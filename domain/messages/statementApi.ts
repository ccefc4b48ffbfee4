import { Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { CustomerId } from "#domain/customers/Customer.ts"
import { NothingOwed } from "#domain/receivables/NothingOwed.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { EmailAddress } from "#domain/shared/EmailAddress.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { requiredText } from "#domain/shared/PlainText.ts"

const customerId = field(CustomerId, "Whose statement it is.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")

/** The letter that a statement goes with: `{link}` stands for the link to the oldest invoice on it. */
export const StatementLetter = Schema.Struct({
  language: field(DocumentLanguage, "The language of the letter and the statement."),
  to: field(EmailAddress, "The e-mail address.", "ada@example.com"),
  subject: field(requiredText(200), "The subject.", "Your statement of account"),
  body: field(requiredText(5000), "The text.", "Attached is your statement of account: {link}")
})
export type StatementLetter = typeof StatementLetter.Type

export const getStatementDraft = endpoint({
  name: "getStatementDraft",
  summary:
    "The e-mail that a customer's statement would go with, in the customer's language unless another is asked for.",
  method: "GET",
  path: "/receivables/statement-draft",
  access: access["/invoices"],
  input: Schema.Struct({
    customerId,
    language: field(Schema.optionalKey(DocumentLanguage), "The language it is written in.")
  }),
  output: Schema.Struct({
    language: field(DocumentLanguage, "The language it is written in."),
    to: field(Schema.String, "The customer's e-mail address; empty without one.", "ada@example.com"),
    subject: field(Schema.String, "The subject.", "Your statement of account"),
    body: field(Schema.String, "The text.", "Attached is your statement of account: {link}")
  }),
  failures: [NothingOwed]
})

export const postStatement = endpoint({
  name: "postStatement",
  summary:
    "Sends a customer the statement of what they owe by e-mail, as PDF. It is told among the messages of the job of the oldest invoice on it, whose link goes with it.",
  method: "POST",
  path: "/receivables/statement",
  access: access["/invoices"],
  input: Schema.Struct({ customerId, ...StatementLetter.fields }),
  output: Schema.Struct({
    jobId: field(JobId, "The job among whose messages it is told.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    to: field(Schema.String, "Where it goes.", "ada@example.com")
  }),
  failures: [NothingOwed]
})
