import { Effect, Schema } from "effect"
import { CardProcessor } from "#domain/card-payments/CardProcessor.ts"
import { runThenCapture, authorizePayment, releaseAuthorization } from "#domain/card-payments/authorizations.ts"
import { CardsUnavailable } from "#domain/card-payments/paymentFailures.ts"
import { chargeNow } from "#domain/card-payments/settleCharge.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { DeclineCode } from "#domain/payments/Card.ts"
import { PaymentStatus } from "#domain/payments/Payment.ts"
import { field } from "#domain/shared/field.ts"
import { type LinkPayment, startLinkPayment } from "./payByLink.ts"

/** Outcome of a customer's card payment. */
export const LinkPaid = Schema.Struct({
  status: field(PaymentStatus, "Current payment status."),
  decline: field(Schema.NullOr(DeclineCode), "Reason the card was declined; null if it was not.", null)
})

/** Response to signing a document. */
export const Signed = Schema.Struct({
  payment: field(
    Schema.NullOr(LinkPaid),
    "Outcome of the card payment; null if no card was sent. If `failed`, nothing was signed or booked.",
    null
  )
})

interface Asked {
  readonly token: string
  readonly payment?: typeof LinkPayment.Type
}

/**
 * Lets a customer sign and pay the deposit together: the payment is authorized, then the document is signed and the
 * appointment booked, then the payment is captured. If the card is declined, nothing is signed; if signing fails, for
 * example because the appointment was taken in the meantime, no money is taken. After a crash, a worker completes or
 * releases the payment. Idempotent per `paymentId`.
 */
export const signAndPay = <A, E, R>({ token, payment }: Asked, deed: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    if (payment === undefined) return yield* Effect.as(deed, { payment: null })
    const { runInNew } = yield* Transaction
    if (!(yield* (yield* CardProcessor).isResponding)) return yield* new CardsUnavailable()
    const { paymentId } = payment
    const jobId = yield* runInNew(startLinkPayment({ token, ...payment }, "held"))
    yield* Effect.andThen(authorizePayment(paymentId), runThenCapture(paymentId, deed)).pipe(
      Effect.catchTag("ProcessorUnavailable", () => Effect.fail(new CardsUnavailable())),
      Effect.catch((refusal) =>
        Effect.flatMap(releaseAuthorization(paymentId), (isGone) => (isGone ? Effect.fail(refusal) : Effect.void))
      ),
      // The payment was settled concurrently; its status below reports the outcome.
      Effect.catchTag("AuthorizationDecided", () => Effect.void)
    )
    const job = yield* Effect.orDie(chargeNow(jobId, paymentId))
    const { status, decline = null } = job.payments.find(({ id }) => id === paymentId)!
    return { payment: { status, decline } }
  })
