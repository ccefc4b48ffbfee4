import { Schema } from "effect"
import { LocationId } from "#domain/locations/Location.ts"
import { type Adjustment, AdjustmentKind, type Payment } from "#domain/payments/Payment.ts"
import { isStanding, keptOf } from "#domain/payments/balance.ts"
import { Receivable } from "./Receivable.ts"

/** What made an invoice's share less: a payment, as far as it stayed, an allowance or a write-off. */
export const Settlement = Schema.Struct({
  what: Schema.Literals(["payment", ...AdjustmentKind.literals]),
  day: Schema.String,
  amount: Schema.Int,
  /** How it was paid; empty for an adjustment. */
  source: Schema.String,
  /** The note on the payment, or why it was adjusted. */
  text: Schema.String
})
export type Settlement = typeof Settlement.Type

/** An invoice as a statement lists it: its share in full, what made it less, and what is owed still. Cents. */
export const StatementInvoice = Schema.Struct({
  ...Receivable.fields,
  locationId: LocationId,
  vehicle: Schema.Struct({ year: Schema.Int, make: Schema.String, model: Schema.String }),
  claimNumber: Schema.String,
  billed: Schema.Int,
  settlements: Schema.Array(Settlement)
})
export type StatementInvoice = typeof StatementInvoice.Type

/** What made the share of one payer less, payments by their day first. */
export const settlementsOf = (
  payer: Payment["payer"],
  payments: ReadonlyArray<
    Pick<Payment, "payer" | "status" | "amountReceived" | "refunds" | "collectionDate" | "source" | "description">
  >,
  adjustments: ReadonlyArray<Adjustment>
): ReadonlyArray<Settlement> => [
  ...payments
    .filter((payment) => payment.payer === payer && keptOf(payment) !== 0)
    .toSorted((one, other) =>
      one.collectionDate < other.collectionDate ? -1 : one.collectionDate > other.collectionDate ? 1 : 0
    )
    .map((payment) => ({
      what: "payment" as const,
      day: payment.collectionDate,
      amount: keptOf(payment),
      source: payment.source,
      text: payment.description
    })),
  ...adjustments
    .filter((one) => one.payer === payer && isStanding(one))
    .map(({ amount, date, kind, reason }) => ({ what: kind, day: date, amount, source: "", text: reason }))
]

/** So many invoices are listed on a statement at most, the oldest first. */
export const mostOnStatement = 1000
