import type { Job } from "./Job.ts"
import type { Payment } from "./Payment.ts"

/** The payment that was received last, even if it was given back since; undefined while there is none. */
export const latestPayment = ({ payments }: Pick<Job, "payments">): Payment | undefined =>
  payments.findLast(({ status }) => status !== "pending" && status !== "failed")
