import { Schema } from "effect"

/** The payer. Customer and insurer each have a share of a job's total. */
export const Payer = Schema.Literals(["customer", "insurer"])

/**
 * Payment methods outside the system with a label in every language. A payment's source is one of these codes or free
 * text.
 */
export const PaymentSource = Schema.Literals(["cash", "check", "cardTerminal", "bankTransfer", "insurerEft"])
export type PaymentSource = typeof PaymentSource.Type
