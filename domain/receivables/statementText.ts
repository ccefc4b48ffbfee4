import type { Customer } from "#domain/customers/Customer.ts"
import { type Block, type TotalsRow, plainRow, nonEmptyLines, nonBreaking } from "#domain/documents/Block.ts"
import { documentFormats, documentTextsOf } from "#domain/documents/DocumentContext.ts"
import type { DocumentText } from "#domain/documents/JobDocument.ts"
import { postalLines, shopHeader } from "#domain/documents/shopHeader.ts"
import { vehicleText } from "#domain/jobs/JobDraft.ts"
import type { Location } from "#domain/locations/Location.ts"
import { sourceText } from "#domain/payments/sourceText.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { daysBetween } from "#domain/shared/Day.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { languages } from "#domain/words/languages.ts"
import { agingBucketOf, ReceivableAge, type ReceivableBy, type ReceivableRow } from "./Receivable.ts"
import type { Settlement, StatementInvoice } from "./StatementInvoice.ts"

/** The data of a statement: the account, the total owed, and the invoices listed. */
export interface StatementFacts {
  readonly by: ReceivableBy
  readonly name: string
  /** The customer whose own shares are owed; undefined for insurers. */
  readonly customer?: Customer | undefined
  readonly row: ReceivableRow
  readonly invoices: ReadonlyArray<StatementInvoice>
  readonly today: string
  readonly tenant: Tenant
  readonly location: Location
  readonly language: DocumentLanguage
}

/** Returns the content of a statement: the open invoices by age with their payments, and the total owed. */
export const statementText = (facts: StatementFacts): DocumentText => {
  const { invoices, language, location, row, tenant, today } = facts
  const t = documentTextsOf[language]
  const formats = documentFormats(language, tenant.country)
  const { day, money } = formats
  return {
    locale: languages[language].locale,
    title: t("statement.title"),
    number: formats.dayShort(today),
    shop: shopHeader({ kind: "invoice", location, tenant, t, formats }),
    dates: [
      { label: t("statement.asOf"), value: day(today) },
      { label: t("statement.invoices"), value: String(row.count) },
      { label: t("statement.oldest"), value: day(invoices[0]?.invoicedOn ?? "") },
      { label: t("statement.total"), value: money(row.total) }
    ],
    glass: [],
    blocks: [accountOf(facts)],
    columns: {
      partNumber: t("statement.invoice"),
      description: t("statement.about"),
      quantity: t("statement.days"),
      prices: { unit: t("statement.billed"), extended: t("statement.owed") }
    },
    sections: ReceivableAge.literals.flatMap((age) => {
      const rows = invoices
        .filter((invoice) => agingBucketOf(daysOld(invoice, today)) === age)
        .map((invoice) => ({
          partNumber: String(invoice.invoiceNumber),
          description: nonEmptyLines([day(invoice.invoicedOn), vehicleText(invoice.vehicle)]).join(", "),
          note: noteOf(facts, invoice),
          quantity: String(daysOld(invoice, today)),
          prices: { unit: money(invoice.billed), extended: money(invoice.owed) }
        }))
      return rows.length === 0 ? [] : [{ title: t(`statement.age.${age}`), rows }]
    }),
    sums: sumsOf(facts),
    notesTitle: "",
    notes: nonEmptyLines([
      invoices.length < row.count ? t("statement.more", { count: invoices.length, all: row.count }) : "",
      t("statement.crossed", { day: day(today) })
    ]),
    handwritten: null
  }
}

const daysOld = ({ invoicedOn }: Pick<StatementInvoice, "invoicedOn">, today: string) =>
  Math.max(daysBetween(invoicedOn, today), 0)

const accountOf = ({ customer, language, name, tenant }: StatementFacts): Block => {
  const address = customer?.billingAddress ?? customer?.shippingAddress ?? null
  const formats = documentFormats(language, tenant.country)
  return {
    title: documentTextsOf[language]("statement.account"),
    lines: nonEmptyLines([
      name,
      ...(address === null ? [] : postalLines(address, { tenant, formats })),
      customer?.emailAddress ?? ""
    ]),
    facts: []
  }
}

/** Returns the customer and claim of an invoice (on insurer statements), followed by its payments, one per line. */
const noteOf = (facts: StatementFacts, invoice: StatementInvoice): string => {
  const { by, language } = facts
  const t = documentTextsOf[language]
  const { claimNumber, customerName, insurer, settlements } = invoice
  const who = nonEmptyLines([
    by === "partner" ? insurer : "",
    by === "customer" ? "" : customerName,
    claimNumber === "" || by === "customer" ? "" : nonBreaking(t("statement.claim", { number: claimNumber }))
  ]).join(", ")
  return nonEmptyLines([who, ...settlements.map((one) => settlementText(one, facts))]).join("\n")
}

const settlementText = (
  { amount, day, source, text, what }: Settlement,
  { by, language, tenant }: Pick<StatementFacts, "by" | "language" | "tenant">
) => {
  const isInsurers = by !== "customer"
  const t = documentTextsOf[language]
  const { dayShort, money } = documentFormats(language, tenant.country)
  // Notes on customers' payments and reasons for adjustments are internal; on insurers' payments, the note is the
  // payment number.
  const how = nonEmptyLines([sourceText(source, t), isInsurers ? text : ""]).join(", ")
  return t(`statement.${what}`, { day: dayShort(day), amount: money(amount), how })
}

const sumsOf = ({ language, row, tenant }: StatementFacts): ReadonlyArray<ReadonlyArray<TotalsRow>> => {
  const t = documentTextsOf[language]
  const { money } = documentFormats(language, tenant.country)
  return [
    ReceivableAge.literals.map((age) => plainRow(t(`statement.age.${age}`), money(row[`days${age}`]))),
    [{ label: t("statement.total"), value: money(row.total), weight: "total" }]
  ]
}
