import { byLink, withPayment } from "#domain/jobs/recordPayment.ts"
import { Clock, Effect, Schema } from "effect"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { PaymentAboveBalance } from "#domain/jobs/jobFailures.ts"
import { JobId, type JobLinkId } from "#domain/shared/JobId.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { ExternalPaymentDraft, PaymentId } from "#domain/payments/Payment.ts"
import { guardOpenBooks } from "#domain/payments/ClosingDay.ts"
import { payableBy, dueTotals } from "#domain/payments/balance.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"
import { heldMark } from "./askProcessor.ts"
import { chargeNow } from "./settleCharge.ts"
import { CardCharges } from "./CardCharges.ts"
import { CardsUnavailable, PaymentNotFound } from "./paymentFailures.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { CardProcessor } from "./CardProcessor.ts"

const { payer, amountReceived, description } = ExternalPaymentDraft.fields

/** The processor's one-time name of a card. */
export const cardToken = Schema.String.check(Schema.isPattern(/^c(non|cof):[\w:.-]{1,400}$/, { message: "card.token" }))

/**
 * What a person asks for when a card is to be charged: the browser names the payment; `token` is the processor's
 * one-time name of the card.
 */
export const CardPaymentDraft = Schema.Struct({
  id: JobId,
  paymentId: PaymentId,
  payer,
  amountReceived,
  description,
  token: field(cardToken, "The card's one-time token from the processor.", "cnon:card-nonce-ok")
})
export type CardPaymentDraft = typeof CardPaymentDraft.Type

/**
 * Puts a pending payment on the job and keeps the key it will be asked by: all there is to know, before any card is
 * charged. Never above what that payer may still pay. `linkId`: the customer pays by their link; `hold`: whether the
 * money is held first.
 */
export const startCardPayment = Effect.fn("startCardPayment")(function* ({
  id,
  paymentId,
  token,
  hold = "none",
  ...asked
}: CardPaymentDraft & { readonly linkId?: JobLinkId; readonly hold?: "none" | "held" }) {
  const [jobs, charges] = [yield* Jobs, yield* CardCharges]
  const job = yield* jobs.open(id)
  if (job.payments.some((payment) => payment.id === paymentId)) return
  if ((yield* charges.get(paymentId)) !== undefined) return yield* new PaymentNotFound({ id: paymentId })
  const owed = payableBy(asked.payer, dueTotals(job), job.payments)
  if (asked.amountReceived > owed) return yield* new PaymentAboveBalance({ owed })

  const { timeZone } = yield* Effect.orDie((yield* Locations).get(job.locationId))
  const today = yield* todayIn(timeZone)
  yield* guardOpenBooks(today)
  const payment = {
    id: paymentId,
    status: "pending",
    paymentType: "card",
    processor: (yield* CardProcessor).name,
    source: "Card",
    collectionDate: today,
    ...asked
  } as const
  yield* jobs.save(withPayment(job, payment))
  yield* charges.add({
    id: paymentId,
    kind: "payment",
    jobId: id,
    paymentId,
    key: yield* (yield* NewId).next,
    amount: asked.amountReceived,
    token: hold === "held" ? heldMark + token : token,
    askedAt: yield* Clock.currentTimeMillis,
    processorId: "",
    isSettled: false,
    hold
  })
  yield* (yield* JobChanges).add(id, {
    _tag: "payment",
    paymentId,
    payer: asked.payer,
    amount: asked.amountReceived,
    source: "Card",
    status: "pending",
    ...byLink(asked)
  })
})

/**
 * Charges a card at the counter: first the pending payment is kept, then the processor is asked, then its answer is
 * kept (I2).
 */
export const payByCard = Effect.fn("payByCard")(function* (asked: CardPaymentDraft) {
  const { apart } = yield* Transaction
  if (!(yield* (yield* CardProcessor).answers)) return yield* new CardsUnavailable()
  yield* apart(startCardPayment(asked))
  return yield* chargeNow(asked.id, asked.paymentId)
})
