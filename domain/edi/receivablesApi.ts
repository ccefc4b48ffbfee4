import { Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { Content } from "#domain/contract/Content.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { field } from "#domain/shared/field.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { NothingOwed } from "#domain/receivables/NothingOwed.ts"
import { InsurerPace, Receivable, ReceivableBy, ReceivableRow } from "#domain/receivables/Receivable.ts"

const accessRule = access["/invoices"]
const by = field(ReceivableBy, "Grouping of the receivables.", "insurer")

const text = field(
  Schema.optionalKey(Schema.String.check(maxLength(100))),
  "Only invoices whose number begins with this text, or whose claim number or customer name contains it.",
  "2042"
)

export const getReceivables = endpoint({
  name: "getReceivables",
  summary: "Returns receivables by age for each insurer, network or customer, and how fast insurers pay.",
  method: "GET",
  path: "/receivables",
  access: accessRule,
  input: Schema.Struct({ by }),
  output: Schema.Struct({
    today: field(Schema.String, "Date that ages are computed for.", "2026-11-27"),
    rows: field(Schema.Array(ReceivableRow), "Receivables, highest balance first.", []),
    paces: field(Schema.Array(InsurerPace), "Payment speed of insurers over the last half year, by name.", [])
  }),
  failures: []
})

export const listReceivables = endpoint({
  name: "listReceivables",
  summary:
    "Lists the invoices behind a row of the receivables, oldest first, at most 500. Search by number, claim or customer to find others.",
  method: "GET",
  path: "/receivables/invoices",
  access: accessRule,
  input: Schema.Struct({ by, key: field(Schema.String.check(maxLength(200)), "Key of the row.", "lynx"), text }),
  output: Schema.Array(Receivable),
  failures: []
})

export const getReceivablesCsv = endpoint({
  name: "getReceivablesCsv",
  summary: "Returns the receivables by age as a CSV file, one row each.",
  method: "GET",
  path: "/receivables.csv",
  access: accessRule,
  input: Schema.Struct({ by, language: field(DocumentLanguage, "Language of the column headers.") }),
  output: Content,
  produces: ["text/csv"],
  failures: []
})

export const getStatement = endpoint({
  name: "getStatement",
  summary:
    "Returns a statement of what an insurer, network or customer owes, as PDF: the open invoices by age with their payments. Printed in the customer's language, or the shop's, unless another is requested. Responds with not found if nothing is owed.",
  method: "GET",
  path: "/receivables/statement.pdf",
  access: accessRule,
  input: Schema.Struct({
    by,
    key: field(Schema.String.check(maxLength(200)), "Key of a row of the receivables.", "lynx"),
    language: field(Schema.optionalKey(DocumentLanguage), "Language of the statement.")
  }),
  output: Content,
  produces: ["application/pdf"],
  failures: [NothingOwed]
})
