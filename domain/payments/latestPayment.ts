import type { Payment } from "./Payment.ts"

/** The payment that was received last, even if it was given back since; undefined while there is none. */
export const latestPayment = ({ payments }: { readonly payments: ReadonlyArray<Payment> }): Payment | undefined =>
  payments.findLast(({ status }) => status !== "pending" && status !== "failed")
