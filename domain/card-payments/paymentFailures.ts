import { Schema } from "effect"
import { PaymentId } from "#domain/payments/Payment.ts"
import { Cents } from "#domain/shared/Money.ts"
import { field } from "#domain/shared/field.ts"

export class PaymentNotFound extends Schema.TaggedError<PaymentNotFound>()(
  "PaymentNotFound",
  {
    id: PaymentId
  },
  { httpApiStatus: 404 }
) {}

/** More than is left of the payment (I3; trade 8.7). */
export class RefundAboveLeft extends Schema.TaggedError<RefundAboveLeft>()(
  "RefundAboveLeft",
  { left: field(Cents, "What is left of the payment, in cents.", 4000) },
  { httpApiStatus: 422 }
) {}

/** Charged to a card, or partly given back: such a payment is refunded, not voided. */
export class PaymentNotVoidable extends Schema.TaggedError<PaymentNotVoidable>()(
  "PaymentNotVoidable",
  {},
  { httpApiStatus: 422 }
) {}

/** Why money stays where it is. */
export const MoveRefusal = Schema.Literals(["sameJob", "otherCustomer", "quote", "nothingLeft", "nothingOwed"])

/** The payment does not go to that job: `because` says why. */
export class PaymentNotMovable extends Schema.TaggedError<PaymentNotMovable>()(
  "PaymentNotMovable",
  {
    because: field(
      MoveRefusal,
      "The same job, another customer's, still a quote, nothing left of the payment, or nothing owed there by who paid."
    )
  },
  { httpApiStatus: 422 }
) {}

/** The processor does not answer at present, so no card is asked for. */
export class CardsUnavailable extends Schema.TaggedError<CardsUnavailable>()(
  "CardsUnavailable",
  {},
  { httpApiStatus: 503 }
) {}
