import { Effect, Schema } from "effect"
import { CardProcessor } from "#domain/card-payments/CardProcessor.ts"
import { doneForHeld, holdMoney, letGo } from "#domain/card-payments/heldMoney.ts"
import { CardsUnavailable } from "#domain/card-payments/paymentFailures.ts"
import { chargeNow } from "#domain/card-payments/settleCharge.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { DeclineCode } from "#domain/payments/Card.ts"
import { PaymentStatus } from "#domain/payments/Payment.ts"
import { field } from "#domain/shared/field.ts"
import { type LinkPayment, startLinkPayment } from "./payByLink.ts"

/** What became of a customer's card. */
export const LinkPaid = Schema.Struct({
  status: field(PaymentStatus, "How it stands."),
  decline: field(Schema.NullOr(DeclineCode), "Why the card was refused; null where it was not.", null)
})

/** What is answered to whoever signs. */
export const Signed = Schema.Struct({
  payment: field(
    Schema.NullOr(LinkPaid),
    "What became of the card; null where none was sent. Where it `failed`, nothing was signed or booked.",
    null
  )
})

interface Asked {
  readonly token: string
  readonly payment?: typeof LinkPayment.Type
}

/**
 * What a customer signs, and the deposit with it: the card's bank holds the money, then it is signed and booked, then
 * the money is taken. A card that is refused signs nothing; what cannot be signed any more, as its time was taken
 * meanwhile, takes no money. What dies between is finished, or let go, by a worker. Sent again under the same
 * `paymentId` it is one payment and one deed.
 */
export const paidAsSigned = <A, E, R>({ token, payment }: Asked, deed: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    if (payment === undefined) return yield* Effect.as(deed, { payment: null })
    const { apart } = yield* Transaction
    if (!(yield* (yield* CardProcessor).answers)) return yield* new CardsUnavailable()
    const { paymentId } = payment
    const jobId = yield* apart(startLinkPayment({ token, ...payment }, "held"))
    yield* Effect.andThen(holdMoney(paymentId), doneForHeld(paymentId, deed)).pipe(
      Effect.catchTag("ProcessorSilent", () => Effect.fail(new CardsUnavailable())),
      Effect.catch((refusal) =>
        Effect.flatMap(letGo(paymentId), (isGone) => (isGone ? Effect.fail(refusal) : Effect.void))
      ),
      // Who decided meanwhile had a reason, and the payment tells which.
      Effect.catchTag("HeldDecided", () => Effect.void)
    )
    const job = yield* Effect.orDie(chargeNow(jobId, paymentId))
    const { status, decline = null } = job.payments.find(({ id }) => id === paymentId)!
    return { payment: { status, decline } }
  })
