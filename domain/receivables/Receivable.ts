import { Schema } from "effect"
import { PartnerNetwork } from "#domain/insurers/Insurer.ts"
import { Payer } from "#domain/payments/PaymentSource.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Cents } from "#domain/shared/Money.ts"

/** By whom what is owed is added up: insurers and networks for the insurers' shares, customers for their own. */
export const ReceivableBy = Schema.Literals(["insurer", "partner", "customer"])
export type ReceivableBy = typeof ReceivableBy.Type

/** How old an invoice is, in days since it was issued. */
export const ReceivableAge = Schema.Literals(["0", "31", "61", "91"])
export type ReceivableAge = typeof ReceivableAge.Type

/** The age of an invoice of so many days. */
export const ageOf = (days: number): ReceivableAge => (days <= 30 ? "0" : days <= 60 ? "31" : days <= 90 ? "61" : "91")

/** A share of an invoice that is owed still: the insurer's or the customer's. Amounts in cents. */
export const Receivable = Schema.Struct({
  jobId: JobId,
  invoiceNumber: field(Schema.Int, "The invoice's number.", 2042),
  invoicedOn: field(Schema.String, "The day of the invoice.", "2026-11-21"),
  customerName: field(Schema.String, "The customer's name.", "Ada Moreno"),
  payer: field(Payer, "Whose share it is: the insurer's or the customer's."),
  insurer: field(Schema.String, "The insurer, as the shop calls it; empty without one.", "Prairie Mutual"),
  network: field(PartnerNetwork, "The insurer's network; `none` without one.", "lynx"),
  owed: field(Cents, "What is owed of it still, in cents.", 1240)
})
export type Receivable = typeof Receivable.Type

/** What one of them owes, by age. */
export const ReceivableRow = Schema.Struct({
  key: field(Schema.String, "By what its invoices are asked for.", "lynx"),
  name: field(Schema.String, "What it is called; of a network its code.", "Prairie Mutual"),
  count: field(Schema.Int, "How many invoices.", 3),
  days0: field(Cents, "Owed since 30 days at most, in cents.", 93640),
  days31: field(Cents, "Owed since 31 to 60 days, in cents.", 0),
  days61: field(Cents, "Owed since 61 to 90 days, in cents.", 1240),
  days91: field(Cents, "Owed since more than 90 days, in cents.", 0),
  total: field(Cents, "All of it, in cents.", 94880)
})
export type ReceivableRow = typeof ReceivableRow.Type

/** How an insurer pays: of the invoices of the last half year. */
export const InsurerPace = Schema.Struct({
  insurer: field(Schema.String, "The insurer, as the shop calls it.", "Prairie Mutual"),
  paid: field(Schema.Int, "How many invoices it paid something of.", 18),
  days: field(Schema.Int, "How many days its last payment comes after the invoice, on average; 0 where none was.", 12),
  sent: field(Schema.Int, "How many went to its network and were answered.", 16),
  firstPass: field(Schema.Int, "How many of them the network never rejected.", 14)
})
export type InsurerPace = typeof InsurerPace.Type

/** So many invoices are told of one at most, the oldest first. */
export const mostReceivables = 500

/** How far back an insurer's pace is looked at, in days. */
export const paceDays = 182
