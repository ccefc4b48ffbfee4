import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { Job } from "#domain/jobs/Job.ts"
import { JobChanged, JobNotFound, PaymentAboveBalance } from "#domain/jobs/jobFailures.ts"
import { paymentAccess } from "#domain/access/accessTable.ts"
import { LocationNotFound } from "#domain/locations/Location.ts"
import { CardFrame } from "#domain/payments/Card.ts"
import { BooksClosed } from "#domain/payments/ClosingDay.ts"
import { PaymentMoveInput } from "./movePayment.ts"
import {
  CardsUnavailable,
  PaymentNotFound,
  PaymentNotMovable,
  PaymentNotVoidable,
  RefundAboveLeft
} from "./paymentFailures.ts"
import { RefundInput } from "./refundPayment.ts"
import { CardPaymentDraft } from "./startCardPayment.ts"
import { PaymentVoidInput } from "./voidPayment.ts"

export const getCardFrame = endpoint({
  name: "getCardFrame",
  summary:
    "Returns how the browser gets the card fields. They are served by the processor, and card data never reaches this API.",
  method: "GET",
  path: "/card-frame",
  access: paymentAccess,
  input: Schema.Struct({}),
  output: CardFrame,
  failures: []
})

export const postCardPayment = endpoint({
  name: "postCardPayment",
  summary:
    "Charges a card by its one-time token. The returned payment is paid, failed with a reason, or pending. Idempotent by `paymentId`.",
  method: "POST",
  path: "/jobs/:id/card-payments",
  access: paymentAccess,
  isIdempotent: true,
  input: CardPaymentDraft,
  output: Job,
  failures: [JobNotFound, JobChanged, PaymentNotFound, BooksClosed, PaymentAboveBalance, CardsUnavailable]
})

export const postRefund = endpoint({
  name: "postRefund",
  summary: "Refunds all or part of a payment, up to what is left of it. Idempotent by `refundId`.",
  method: "POST",
  path: "/jobs/:id/payments/:paymentId/refunds",
  access: paymentAccess,
  isIdempotent: true,
  input: RefundInput,
  output: Job,
  failures: [JobNotFound, JobChanged, PaymentNotFound, BooksClosed, RefundAboveLeft, CardsUnavailable]
})

export const postPaymentVoid = endpoint({
  name: "postPaymentVoid",
  summary:
    "Voids a payment that was recorded by mistake. It stays on the job, marked as voided, and no longer counts. Idempotent: retrying has no effect.",
  method: "POST",
  path: "/jobs/:id/payments/:paymentId/void",
  access: paymentAccess,
  input: PaymentVoidInput,
  output: Job,
  failures: [JobNotFound, JobChanged, LocationNotFound, PaymentNotFound, BooksClosed, PaymentNotVoidable]
})

export const postPaymentMove = endpoint({
  name: "postPaymentMove",
  summary:
    "Moves what is left of a payment to another job of the same customer, up to what its payer owes there. Idempotent by `moveId`.",
  method: "POST",
  path: "/jobs/:id/payments/:paymentId/move",
  access: paymentAccess,
  input: PaymentMoveInput,
  output: Job,
  failures: [JobNotFound, JobChanged, LocationNotFound, PaymentNotFound, BooksClosed, PaymentNotMovable]
})
