import { Effect, Schema } from "effect"
import { CardProcessor } from "#domain/card-payments/CardProcessor.ts"
import { cardToken, startCardPayment } from "#domain/card-payments/startCardPayment.ts"
import { chargeNow } from "#domain/card-payments/settleCharge.ts"
import { CardsUnavailable } from "#domain/card-payments/paymentFailures.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { Price } from "#domain/shared/Money.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"
import { limitDeclines } from "./limitDeclines.ts"
import { linkAmountDue } from "./linkAmountDue.ts"
import { DocumentChanged, LinkNotPayable } from "./linkFailures.ts"
import { linkState, openLink, acceptsPayment } from "./openLink.ts"

/**
 * A payment as sent by the page: its client-generated id, the amount shown in cents, and the processor's one-time card
 * token.
 */
export const LinkPayment = Schema.Struct({
  paymentId: PaymentId,
  amount: field(Price, "Amount in cents.", 4000),
  card: field(cardToken, "One-time card token from the processor.", "cnon:card-nonce-ok")
})
type Asked = typeof LinkPayment.Type & { readonly token: string }

/**
 * Charges the customer's card for the amount a link requests. Idempotent: retries and concurrent tabs result in one
 * payment, because the job is locked while the amount due is computed, and pending payments are no longer due. The
 * amount is computed here and must match the one shown.
 */
export const payByLink = Effect.fn("payByLink")(function* (asked: Asked) {
  const { runInNew } = yield* Transaction
  if (!(yield* (yield* CardProcessor).isResponding)) return yield* new CardsUnavailable()
  const jobId = yield* runInNew(startLinkPayment(asked))
  const job = yield* Effect.orDie(chargeNow(jobId, asked.paymentId))
  const { status, decline = null } = job.payments.find(({ id }) => id === asked.paymentId)!
  return { status, decline }
})

/** Starts a payment through a link. With `held`, the payment is only authorized until its quote is accepted. */
export const startLinkPayment = Effect.fn("startLinkPayment")(function* (
  { token, paymentId, amount, card }: Asked,
  hold: "none" | "held" = "none"
) {
  const link = yield* openLink(token)
  const job = yield* Effect.orDie((yield* Jobs).getForUpdate(link.jobId))
  const { timeZone } = yield* Effect.orDie((yield* Locations).get(job.locationId))
  const known = job.payments.find(({ id }) => id === paymentId)
  if (known !== undefined) return known.linkId === link.id ? job.id : yield* new LinkNotPayable()
  const state = linkState(link, job, yield* todayIn(timeZone))
  const due = (hold === "held" ? state === "open" : acceptsPayment(state)) ? linkAmountDue(link.asks, job) : 0
  if (due === 0) return yield* new LinkNotPayable()
  if (due !== amount) return yield* new DocumentChanged()
  yield* limitDeclines(link.id, job)
  yield* startCardPayment({
    id: job.id,
    paymentId,
    payer: "customer",
    amountReceived: due,
    description: "",
    token: card,
    linkId: link.id,
    hold
  }).pipe(
    // The payment id is already in use by another payment.
    Effect.catchTags({
      PaymentNotFound: () => Effect.fail(new LinkNotPayable()),
      // The shop has closed its books for today; the link accepts payments again tomorrow.
      BooksClosed: () => Effect.fail(new LinkNotPayable())
    }),
    Effect.catchTags({ JobNotFound: Effect.die, JobChanged: Effect.die, PaymentAboveBalance: Effect.die })
  )
  return job.id
})
