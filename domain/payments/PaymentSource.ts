import { Schema } from "effect"

/**
 * The ways of paying outside the system that have a name in every language. A payment's source is one of these codes,
 * or what somebody typed.
 */
export const PaymentSource = Schema.Literals(["cash", "check", "cardTerminal", "bankTransfer", "insurerEft"])
export type PaymentSource = typeof PaymentSource.Type
