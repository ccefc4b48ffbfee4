import { Schema } from "effect"
import { LocationId } from "#domain/locations/Location.ts"
import { type Adjustment, AdjustmentKind, type Payment } from "#domain/payments/Payment.ts"
import { isInEffect, netReceived } from "#domain/payments/balance.ts"
import { Receivable } from "./Receivable.ts"

/** A reduction of an invoice's share: a payment (net of refunds), an allowance, or a write-off. */
export const Settlement = Schema.Struct({
  what: Schema.Literals(["payment", ...AdjustmentKind.literals]),
  day: Schema.String,
  amount: Schema.Int,
  /** The payment source; empty for adjustments. */
  source: Schema.String,
  /** The note on the payment, or the reason for the adjustment. */
  text: Schema.String
})
export type Settlement = typeof Settlement.Type

/** An invoice as listed on a statement: its original share, the reductions, and the outstanding amount. In cents. */
export const StatementInvoice = Schema.Struct({
  ...Receivable.fields,
  locationId: LocationId,
  vehicle: Schema.Struct({ year: Schema.Int, make: Schema.String, model: Schema.String }),
  claimNumber: Schema.String,
  billed: Schema.Int,
  settlements: Schema.Array(Settlement)
})
export type StatementInvoice = typeof StatementInvoice.Type

/** Returns the reductions of one payer's share: payments by date, then adjustments. */
export const settlementsOf = (
  payer: Payment["payer"],
  payments: ReadonlyArray<
    Pick<Payment, "payer" | "status" | "amountReceived" | "refunds" | "collectionDate" | "source" | "description">
  >,
  adjustments: ReadonlyArray<Adjustment>
): ReadonlyArray<Settlement> => [
  ...payments
    .filter((payment) => payment.payer === payer && netReceived(payment) !== 0)
    .toSorted((one, other) =>
      one.collectionDate < other.collectionDate ? -1 : one.collectionDate > other.collectionDate ? 1 : 0
    )
    .map((payment) => ({
      what: "payment" as const,
      day: payment.collectionDate,
      amount: netReceived(payment),
      source: payment.source,
      text: payment.description
    })),
  ...adjustments
    .filter((one) => one.payer === payer && isInEffect(one))
    .map(({ amount, date, kind, reason }) => ({ what: kind, day: date, amount, source: "", text: reason }))
]

/** The maximum number of invoices on a statement, oldest first. */
export const maxStatementInvoices = 1000
