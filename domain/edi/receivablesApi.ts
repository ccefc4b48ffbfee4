import { Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { Content } from "#domain/contract/Content.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { field } from "#domain/shared/field.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { NothingOwed } from "#domain/receivables/NothingOwed.ts"
import { InsurerPace, Receivable, ReceivableBy, ReceivableRow } from "#domain/receivables/Receivable.ts"

const desk = access["/invoices"]
const by = field(ReceivableBy, "By whom it is added up.", "insurer")

const text = field(
  Schema.optionalKey(Schema.String.check(maxLength(100))),
  "Only those whose invoice number begins with it, or whose claim number or customer's name has it.",
  "2042"
)

export const getReceivables = endpoint({
  name: "getReceivables",
  summary: "What is owed on invoices by age, of each insurer, network or customer, with how insurers pay.",
  method: "GET",
  path: "/receivables",
  access: desk,
  input: Schema.Struct({ by }),
  output: Schema.Struct({
    today: field(Schema.String, "The day that ages are counted to.", "2026-11-27"),
    rows: field(Schema.Array(ReceivableRow), "Who owes most first.", []),
    paces: field(Schema.Array(InsurerPace), "How insurers paid in the last half year, by name.", [])
  }),
  failures: []
})

export const listReceivables = endpoint({
  name: "listReceivables",
  summary:
    "The invoices behind a row of the receivables, the oldest first, 500 at most; those beyond are found by their number, their claim or their customer.",
  method: "GET",
  path: "/receivables/invoices",
  access: desk,
  input: Schema.Struct({ by, key: field(Schema.String.check(maxLength(200)), "Which row.", "lynx"), text }),
  output: Schema.Array(Receivable),
  failures: []
})

export const getReceivablesCsv = endpoint({
  name: "getReceivablesCsv",
  summary: "What is owed by age, as a CSV file, a row each.",
  method: "GET",
  path: "/receivables.csv",
  access: desk,
  input: Schema.Struct({ by, language: field(DocumentLanguage, "The language of its heads.") }),
  output: Content,
  produces: ["text/csv"],
  failures: []
})

export const getStatement = endpoint({
  name: "getStatement",
  summary:
    "A statement of what an insurer, a network or a customer owes, as PDF: the open invoices by age with their payments. In the customer's language, or the shop's, unless another is asked for; not found where nothing is owed.",
  method: "GET",
  path: "/receivables/statement.pdf",
  access: desk,
  input: Schema.Struct({
    by,
    key: field(Schema.String.check(maxLength(200)), "Whose: the key of a row of the receivables.", "lynx"),
    language: field(Schema.optionalKey(DocumentLanguage), "The language of the statement.")
  }),
  output: Content,
  produces: ["application/pdf"],
  failures: [NothingOwed]
})
