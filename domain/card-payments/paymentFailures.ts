import { Schema } from "effect"
import { PaymentId } from "#domain/jobs/Payment.ts"
import { Cents } from "#domain/shared/Money.ts"

export class PaymentNotFound extends Schema.TaggedError<PaymentNotFound>()("PaymentNotFound", { id: PaymentId }, { httpApiStatus: 404 }) {}

/** More than is left of the payment (trust.md I3; trade.md 8.7). */
export class RefundAboveLeft extends Schema.TaggedError<RefundAboveLeft>()("RefundAboveLeft", { left: Cents }, { httpApiStatus: 422 }) {}

/** The processor does not answer at present, so no card is asked for. */
export class CardsUnavailable extends Schema.TaggedError<CardsUnavailable>()("CardsUnavailable", {}, { httpApiStatus: 503 }) {}
