import { Schema } from "effect"

/** Who pays: each has a share of a job's total. */
export const Payer = Schema.Literals(["customer", "insurer"])

/**
 * The ways of paying outside the system that have a name in every language. A payment's source is one of these codes,
 * or what somebody typed.
 */
export const PaymentSource = Schema.Literals(["cash", "check", "cardTerminal", "bankTransfer", "insurerEft"])
export type PaymentSource = typeof PaymentSource.Type
