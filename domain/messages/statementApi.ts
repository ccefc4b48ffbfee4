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

const customerId = field(CustomerId, "Customer who receives the statement.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")

/** The email that carries a statement; `{link}` is the placeholder for the link to the oldest invoice on it. */
export const StatementEmail = Schema.Struct({
  language: field(DocumentLanguage, "Language of the email and the statement."),
  to: field(EmailAddress, "Email address of the recipient.", "ada@example.com"),
  subject: field(requiredText(200), "Subject.", "Your statement of account"),
  body: field(requiredText(5000), "Text of the email.", "Attached is your statement of account: {link}")
})
export type StatementEmail = typeof StatementEmail.Type

export const getStatementDraft = endpoint({
  name: "getStatementDraft",
  summary:
    "Returns the draft email for a customer's statement, in the customer's language unless another is requested.",
  method: "GET",
  path: "/receivables/statement-draft",
  access: access["/invoices"],
  input: Schema.Struct({
    customerId,
    language: field(Schema.optionalKey(DocumentLanguage), "Language of the email.")
  }),
  output: Schema.Struct({
    language: field(DocumentLanguage, "Language of the email."),
    to: field(Schema.String, "Customer's email address; empty if none.", "ada@example.com"),
    subject: field(Schema.String, "Subject.", "Your statement of account"),
    body: field(Schema.String, "Text of the email.", "Attached is your statement of account: {link}")
  }),
  failures: [NothingOwed]
})

export const postStatement = endpoint({
  name: "postStatement",
  summary:
    "Sends a customer a statement of what they owe by email, as PDF. The message is listed under the job of the oldest invoice on it, and its link opens that invoice.",
  method: "POST",
  path: "/receivables/statement",
  access: access["/invoices"],
  input: Schema.Struct({ customerId, ...StatementEmail.fields }),
  output: Schema.Struct({
    jobId: field(JobId, "Job that lists the message.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    to: field(Schema.String, "Email address it is sent to.", "ada@example.com")
  }),
  failures: [NothingOwed]
})
