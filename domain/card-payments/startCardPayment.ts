import { linkFlag, withPayment } from "#domain/jobs/recordPayment.ts"
import { Clock, Effect, Schema } from "effect"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { PaymentAboveBalance } from "#domain/jobs/jobFailures.ts"
import { JobId, type JobLinkId } from "#domain/shared/JobId.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { ExternalPaymentDraft, PaymentId } from "#domain/payments/Payment.ts"
import { guardOpenBooks } from "#domain/payments/ClosingDay.ts"
import { amountPayable, dueTotals } from "#domain/payments/balance.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"
import { authorizedPrefix } from "./processorRequest.ts"
import { chargeNow } from "./settleCharge.ts"
import { CardCharges } from "./CardCharges.ts"
import { CardsUnavailable, PaymentNotFound } from "./paymentFailures.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { CardProcessor } from "./CardProcessor.ts"

const { payer, amountReceived, description } = ExternalPaymentDraft.fields

/** One-time token of a card from the processor. */
export const cardToken = Schema.String.check(Schema.isPattern(/^c(non|cof):[\w:.-]{1,400}$/, { message: "card.token" }))

/**
 * Input for charging a card. The browser generates the payment id; `token` is the processor's one-time token for the
 * card.
 */
export const CardPaymentDraft = Schema.Struct({
  id: JobId,
  paymentId: PaymentId,
  payer,
  amountReceived,
  description,
  token: field(cardToken, "One-time token of the card from the processor.", "cnon:card-nonce-ok")
})
export type CardPaymentDraft = typeof CardPaymentDraft.Type

/**
 * Adds a pending payment to the job and stores its charge with its key, before any card is charged. Limited to what the
 * payer may still pay. `linkId`: the customer pays through their link. `hold`: whether the money is authorized first.
 */
export const startCardPayment = Effect.fn("startCardPayment")(function* ({
  id,
  paymentId,
  token,
  hold = "none",
  ...asked
}: CardPaymentDraft & { readonly linkId?: JobLinkId; readonly hold?: "none" | "held" }) {
  const [jobs, charges] = [yield* Jobs, yield* CardCharges]
  const job = yield* jobs.getForUpdate(id)
  if (job.payments.some((payment) => payment.id === paymentId)) return
  if ((yield* charges.get(paymentId)) !== undefined) return yield* new PaymentNotFound({ id: paymentId })
  const owed = amountPayable(asked.payer, dueTotals(job), job.payments)
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
    token: hold === "held" ? authorizedPrefix + token : token,
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
    ...linkFlag(asked)
  })
})

/**
 * Charges a card at the counter. Stores the pending payment, sends it to the processor, then stores the outcome (I2).
 */
export const payByCard = Effect.fn("payByCard")(function* (asked: CardPaymentDraft) {
  const { runInNew } = yield* Transaction
  if (!(yield* (yield* CardProcessor).isResponding)) return yield* new CardsUnavailable()
  yield* runInNew(startCardPayment(asked))
  return yield* chargeNow(asked.id, asked.paymentId)
})
