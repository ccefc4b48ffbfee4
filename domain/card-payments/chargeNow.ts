import { Effect } from "effect"
import type { JobId } from "#domain/shared/JobId.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { PaymentId } from "#domain/payments/Payment.ts"
import { settleCharge } from "./settleCharge.ts"

/**
 * Charges a payment that was begun. The job comes back with it paid, failed with its reason, or, where the processor
 * gave no answer, pending: a worker goes on from there.
 */
export const chargeNow = Effect.fn("chargeNow")(function* (jobId: JobId, paymentId: PaymentId) {
  const settled = yield* Effect.catchTag(settleCharge(paymentId), "ProcessorSilent", () => Effect.succeed(undefined))
  return settled ?? (yield* (yield* Jobs).get(jobId))
})
