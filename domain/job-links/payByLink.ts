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
import { linkDue } from "./linkDue.ts"
import { DocumentChanged, LinkNotPayable } from "./linkFailures.ts"
import { linkState, openLink, takesPayment } from "./openLink.ts"

/**
 * What the page sends to pay: the payment it named, the cents it showed, the processor's one-time token of the card.
 */
export const LinkPayment = Schema.Struct({
  paymentId: PaymentId,
  amount: field(Price, "Whole cents.", 4000),
  card: field(cardToken, "The card's one-time token from the processor.", "cnon:card-nonce-ok")
})
type Asked = typeof LinkPayment.Type & { readonly token: string }

/**
 * The customer pays what their link asks, by card. Sent again, or from two tabs at once, it is one payment: the job is
 * locked while it is looked up what is still due, and what is under way is due no more. The amount is worked out here;
 * the one that was shown must be the same.
 */
export const payByLink = Effect.fn("payByLink")(function* (asked: Asked) {
  const { apart } = yield* Transaction
  if (!(yield* (yield* CardProcessor).answers)) return yield* new CardsUnavailable()
  const jobId = yield* apart(startLinkPayment(asked))
  const job = yield* Effect.orDie(chargeNow(jobId, asked.paymentId))
  const { status, decline = null } = job.payments.find(({ id }) => id === asked.paymentId)!
  return { status, decline }
})

/** Begins a payment by a link; `held`, before its quote is accepted: the money is held while it is. */
export const startLinkPayment = Effect.fn("startLinkPayment")(function* (
  { token, paymentId, amount, card }: Asked,
  hold: "none" | "held" = "none"
) {
  const link = yield* openLink(token)
  const job = yield* Effect.orDie((yield* Jobs).open(link.jobId))
  const { timeZone } = yield* Effect.orDie((yield* Locations).get(job.locationId))
  const known = job.payments.find(({ id }) => id === paymentId)
  if (known !== undefined) return known.linkId === link.id ? job.id : yield* new LinkNotPayable()
  const state = linkState(link, job, yield* todayIn(timeZone))
  const due = (hold === "held" ? state === "open" : takesPayment(state)) ? linkDue(link.asks, job) : 0
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
    // Somebody else's payment has this name.
    Effect.catchTags({
      PaymentNotFound: () => Effect.fail(new LinkNotPayable()),
      // The shop closed its books for today: tomorrow the link pays again.
      BooksClosed: () => Effect.fail(new LinkNotPayable())
    }),
    Effect.catchTags({ JobNotFound: Effect.die, JobChanged: Effect.die, PaymentAboveBalance: Effect.die })
  )
  return job.id
})
