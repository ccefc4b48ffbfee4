import { linkFlag, withPayment } from "#domain/jobs/recordPayment.ts"
import { type Payment, statusAfter } from "#domain/payments/Payment.ts"
import { Effect, Result } from "effect"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { firstOpenDay } from "#domain/payments/ClosingDay.ts"
import { sendReceipt } from "#domain/messages/sendReceipt.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { type CardCharge, CardCharges } from "./CardCharges.ts"
import type { CardDeclined, Charged } from "./CardProcessor.ts"
import type { CardBrand } from "#domain/payments/Card.ts"

/** Records the outcome of a charge. Idempotent: whichever of request, worker and webhook comes second has no effect. */
export const finishCardPayment = Effect.fn("finishCardPayment")(function* (
  charge: CardCharge,
  told: Result.Result<Charged, CardDeclined>,
  shop: Tenant
) {
  const [jobs, charges] = [yield* Jobs, yield* CardCharges]
  const job = yield* Effect.orDie(jobs.getForUpdate(charge.jobId))
  const payment = job.payments.find(({ id }) => id === charge.paymentId)!
  const isCharged = Result.isSuccess(told)
  const status = statusAfter(payment.status, { type: isCharged ? "charged" : "declined" })
  if (status === payment.status) return job

  const { decline: _, ...paid } = payment
  const done: Payment = isCharged
    ? {
        ...paid,
        status,
        card: told.success.card,
        source: sourceOf(told.success.card),
        collectionDate: yield* firstOpenDay(payment.collectionDate)
      }
    : { ...payment, status, decline: told.failure.code }
  yield* charges.recordResult(charge.id, { processorId: isCharged ? told.success.processorId : "", isSettled: true })
  yield* (yield* JobChanges).add(job.id, {
    _tag: "payment",
    paymentId: done.id,
    payer: done.payer,
    amount: done.amountReceived,
    source: done.source,
    status: isCharged ? "paid" : "failed",
    ...linkFlag(done)
  })
  // The row has been locked since it was opened, so the save cannot conflict.
  const kept = yield* Effect.orDie(jobs.save(withPayment(job, done)))
  if (isCharged && done.linkId !== undefined) yield* sendReceipt(kept, done.linkId, shop)
  return kept
})

/** Brands are proper names, identical in every language: "Visa 1111". */
const sourceOf = ({ brand, last4 }: { readonly brand: CardBrand; readonly last4: string }) =>
  `${brandNames[brand]} ${last4}`.trim()

/** Display names of card brands. */
export const brandNames: Readonly<Record<CardBrand, string>> = {
  VISA: "Visa",
  MASTERCARD: "Mastercard",
  AMERICAN_EXPRESS: "American Express",
  DISCOVER: "Discover",
  DISCOVER_DINERS: "Diners Club",
  JCB: "JCB",
  CHINA_UNIONPAY: "UnionPay",
  INTERAC: "Interac",
  SQUARE_GIFT_CARD: "Square Gift Card",
  OTHER_BRAND: "Card"
}
