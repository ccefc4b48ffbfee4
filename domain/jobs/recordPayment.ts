import { Effect } from "effect"
import { Job } from "./Job.ts"
import { PaymentAboveBalance } from "./jobFailures.ts"
import type { JobId } from "./JobId.ts"
import { Jobs } from "./Jobs.ts"
import type { ExternalPaymentDraft, PaymentId } from "./Payment.ts"
import { balanceOf, owedBy } from "./settle.ts"

type Received = ExternalPaymentDraft & { readonly id: JobId; readonly paymentId: PaymentId }

/** Money taken outside the system goes on the job, never above what that payer owes. The same payment sent again changes nothing. */
export const recordPayment = Effect.fn("recordPayment")(function*({ id, paymentId, ...received }: Received) {
  const jobs = yield* Jobs
  const job = yield* jobs.open(id)
  if (job.payments.some((payment) => payment.id === paymentId)) return job
  const owed = owedBy(received.payer, job.totals, job.payments)
  if (received.amountReceived > owed) return yield* new PaymentAboveBalance({ owed })
  const payments = [...job.payments, { id: paymentId, status: "paid", paymentType: "external", ...received } as const]
  return yield* jobs.save(new Job({ ...job, payments, balance: balanceOf(job.totals, payments) }))
})
