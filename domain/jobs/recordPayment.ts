import { Effect } from "effect"
import { Locations } from "#domain/locations/Locations.ts"
import { balanceDue, dueTotals, keptOf, payableBy } from "#domain/payments/balance.ts"
import { guardOpenBooks } from "#domain/payments/ClosingDay.ts"
import type { ExternalPaymentDraft, Payment, PaymentId, Refund } from "#domain/payments/Payment.ts"
import { statusAfter } from "#domain/payments/paymentMachine.ts"
import { paymentSource } from "#domain/payments/sourceText.ts"
import { todayIn } from "#domain/shared/Day.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { guardDays } from "./guardDays.ts"
import { type Job, withFacts } from "./Job.ts"
import { JobChanges } from "./JobChanges.ts"
import { PaymentAboveBalance } from "./jobFailures.ts"
import { Jobs } from "./Jobs.ts"

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

/** The job with a payment of it as it stands now, new or changed, and the balance that follows. */
export const withPayment = <J extends Job>(job: J, payment: Payment): J => {
  const isNew = job.payments.every(({ id }) => id !== payment.id)
  const payments = isNew
    ? [...job.payments, payment]
    : job.payments.map((one) => (one.id === payment.id ? payment : one))
  return withFacts(job, { payments, balance: balanceDue({ ...job, payments }) })
}

/** The payment with a refund of it as it stands now, new or changed, and what it is after that. */
export const withRefund = (payment: Payment, refund: Refund): Payment => {
  const before = payment.refunds ?? []
  const isNew = before.every(({ id }) => id !== refund.id)
  const next: Payment = {
    ...payment,
    refunds: isNew ? [...before, refund] : before.map((one) => (one.id === refund.id ? refund : one))
  }
  return refund.status === "refunded"
    ? { ...next, status: statusAfter(payment.status, { type: "refunded", left: keptOf(next) }) }
    : next
}

/** What an entry about a payment adds where the customer paid by their link. */
export const byLink = ({ linkId }: Pick<Payment, "linkId">): { readonly byLink?: true } =>
  linkId === undefined ? {} : { byLink: true }
