import { Effect } from "effect"
import { requireUser } from "#domain/access/CurrentUser.ts"
import type { CustomerId } from "#domain/customers/Customer.ts"
import { documentFormats } from "#domain/documents/DocumentContext.ts"
import { jobFacts } from "#domain/documents/jobFacts.ts"
import { statementFacts } from "#domain/receivables/printStatement.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { fillTemplate } from "./fillTemplate.ts"
import { queueMessage } from "./queueMessage.ts"
import { messageValues } from "./messageValues.ts"
import type { StatementEmail } from "./statementApi.ts"
import { wordingOf } from "./wordings.ts"

/** Composes the email for a customer's statement, in the shop's wording, with the total owed. */
export const composeStatement = Effect.fn("composeStatement")(function* (asked: {
  readonly customerId: CustomerId
  readonly language?: DocumentLanguage
}) {
  const { facts, invoices, row, spoken } = yield* owedBy(asked)
  const template = "statement"
  const { money } = documentFormats(spoken, facts.tenant.country)
  const values = {
    ...messageValues(template, { ...facts, language: spoken }),
    balance: money(row.total).replace(/[\u00a0\u202f]/g, " "),
    number: String(invoices[0]!.invoiceNumber)
  }
  const { body, subject } = yield* wordingOf({ template, channel: "email", language: spoken })
  return {
    language: spoken,
    to: facts.customer.emailAddress,
    subject: fillTemplate(subject, values),
    body: fillTemplate(body, values)
  }
})

/** Queues a customer's statement. The PDF is generated when the email is sent. */
export const sendStatement = Effect.fn("sendStatement")(function* ({
  customerId,
  ...letter
}: StatementEmail & { readonly customerId: CustomerId }) {
  const { facts } = yield* owedBy({ customerId, language: letter.language })
  const { firstName, lastName } = yield* requireUser
  return yield* queueMessage(facts, {
    ...letter,
    channel: "email",
    template: "statement",
    toName: facts.customer.customerName,
    isTest: false,
    by: `${firstName} ${lastName}`.trim()
  })
})

/** Returns what the customer owes, with the job of the oldest invoice. */
const owedBy = Effect.fnUntraced(function* ({
  customerId,
  language
}: {
  readonly customerId: CustomerId
  readonly language?: DocumentLanguage
}) {
  const { invoices, language: spoken, row } = yield* statementFacts({ by: "customer", key: customerId, language })
  return { invoices, row, spoken, facts: yield* Effect.orDie(jobFacts(invoices[0]!.jobId)) }
})
