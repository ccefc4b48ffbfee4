import { Effect } from "effect"
import { JobChanges } from "./JobChanges.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { todayIn } from "#domain/shared/Today.ts"
import { guardDays } from "./guardDays.ts"
import { withFacts } from "./Job.ts"
import { PaymentAboveBalance } from "./jobFailures.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { Jobs } from "./Jobs.ts"
import type { ExternalPaymentDraft, PaymentId } from "#domain/payments/Payment.ts"
import { paymentSource } from "#domain/payments/sourceText.ts"
import { guardOpenBooks } from "#domain/payments/ClosingDay.ts"
import { balanceDue, payableBy, dueTotals } from "#domain/payments/balance.ts"

type Received = ExternalPaymentDraft & { readonly id: JobId; readonly paymentId: PaymentId }

/**
 * Money taken outside the system goes on the job, never above what that payer owes. The same payment sent again changes
 * nothing.
 */
export const recordPayment = Effect.fn("recordPayment")(function* ({ id, paymentId, ...received }: Received) {
  const jobs = yield* Jobs
  const source = paymentSource(received.source)
  const job = yield* jobs.open(id)
  if (job.payments.some((payment) => payment.id === paymentId)) return job
  const { timeZone } = yield* (yield* Locations).get(job.locationId)
  yield* guardDays({ collectionDate: received.collectionDate }, yield* todayIn(timeZone))
  yield* guardOpenBooks(received.collectionDate, "collectionDate")
  const owed = payableBy(received.payer, dueTotals(job), job.payments)
  if (received.amountReceived > owed) return yield* new PaymentAboveBalance({ owed })
  const payments = [
    ...job.payments,
    { id: paymentId, status: "paid", paymentType: "external", ...received, source } as const
  ]
  const { amountReceived: amount, payer } = received
  yield* (yield* JobChanges).add(id, { _tag: "payment", paymentId, payer, amount, source, status: "paid" })
  return yield* jobs.save(withFacts(job, { payments, balance: balanceDue({ ...job, payments }) }))
})
