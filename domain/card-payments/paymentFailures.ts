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

/** The refund exceeds what is left of the payment (I3; trade 8.7). */
export class RefundAboveLeft extends Schema.TaggedError<RefundAboveLeft>()(
  "RefundAboveLeft",
  { left: field(Cents, "Amount left of the payment, in cents.", 4000) },
  { httpApiStatus: 422 }
) {}

/** The payment was charged to a card or partly refunded, so it must be refunded instead of voided. */
export class PaymentNotVoidable extends Schema.TaggedError<PaymentNotVoidable>()(
  "PaymentNotVoidable",
  {},
  { httpApiStatus: 422 }
) {}

/** Why a payment cannot be moved. */
export const MoveRefusal = Schema.Literals(["sameJob", "otherCustomer", "quote", "nothingLeft", "nothingOwed"])

/** The payment cannot be moved to that job, for the reason in `because`. */
export class PaymentNotMovable extends Schema.TaggedError<PaymentNotMovable>()(
  "PaymentNotMovable",
  {
    because: field(
      MoveRefusal,
      "Reason: the same job, a different customer's job, a quote, nothing left of the payment, or nothing owed by its payer on the other job."
    )
  },
  { httpApiStatus: 422 }
) {}

/** The processor is not responding, so cards cannot be charged at the moment. */
export class CardsUnavailable extends Schema.TaggedError<CardsUnavailable>()(
  "CardsUnavailable",
  {},
  { httpApiStatus: 503 }
) {}
