import { Schema } from "effect"
import { PartnerNetwork } from "#domain/insurers/Insurer.ts"
import { Payer } from "#domain/payments/PaymentSource.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Cents } from "#domain/shared/Money.ts"

/** How receivables are grouped: by insurer or network for the insurers' shares, by customer for their own. */
export const ReceivableBy = Schema.Literals(["insurer", "partner", "customer"])
export type ReceivableBy = typeof ReceivableBy.Type

/** Aging buckets of invoices, by their minimum age in days. */
export const ReceivableAge = Schema.Literals(["0", "31", "61", "91"])
export type ReceivableAge = typeof ReceivableAge.Type

/** Returns the aging bucket for a number of days. */
export const agingBucketOf = (days: number): ReceivableAge =>
  days <= 30 ? "0" : days <= 60 ? "31" : days <= 90 ? "61" : "91"

/** An outstanding share of an invoice: the insurer's or the customer's. Amounts are in cents. */
export const Receivable = Schema.Struct({
  jobId: JobId,
  invoiceNumber: field(Schema.Int, "Invoice number.", 2042),
  invoicedOn: field(Schema.String, "Invoice date.", "2026-11-21"),
  customerName: field(Schema.String, "Name of the customer.", "Ada Moreno"),
  payer: field(Payer, "Whose share it is: the insurer's or the customer's."),
  insurer: field(Schema.String, "Insurer, by its name in the shop's list; empty if none.", "Prairie Mutual"),
  network: field(PartnerNetwork, "Insurer's network; `none` if there is none.", "lynx"),
  owed: field(Cents, "Outstanding amount, in cents.", 1240)
})
export type Receivable = typeof Receivable.Type

/** The amounts owed by one insurer, network, or customer, by age. */
export const ReceivableRow = Schema.Struct({
  key: field(Schema.String, "Key to request its invoices with.", "lynx"),
  name: field(Schema.String, "Name; for networks, the network's code.", "Prairie Mutual"),
  count: field(Schema.Int, "Number of invoices.", 3),
  days0: field(Cents, "Amount up to 30 days old, in cents.", 93640),
  days31: field(Cents, "Amount 31 to 60 days old, in cents.", 0),
  days61: field(Cents, "Amount 61 to 90 days old, in cents.", 1240),
  days91: field(Cents, "Amount more than 90 days old, in cents.", 0),
  total: field(Cents, "Total amount, in cents.", 94880)
})
export type ReceivableRow = typeof ReceivableRow.Type

/** An insurer's payment behavior, based on the invoices of the last half year. */
export const InsurerPace = Schema.Struct({
  insurer: field(Schema.String, "Insurer, by its name in the shop's list.", "Prairie Mutual"),
  paid: field(Schema.Int, "Number of invoices it has paid at least in part.", 18),
  days: field(Schema.Int, "Average number of days from invoice to last payment; 0 if none were paid.", 12),
  sent: field(Schema.Int, "Number of invoices sent to its network and answered.", 16),
  firstPass: field(Schema.Int, "Number of those the network never rejected.", 14)
})
export type InsurerPace = typeof InsurerPace.Type

/** The maximum number of invoices returned, oldest first. */
export const maxReceivables = 500

/** The period for evaluating payment behavior, in days. */
export const paceDays = 182
