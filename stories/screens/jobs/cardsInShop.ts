import { withPayment } from "#domain/jobs/recordPayment.ts"
import { Effect } from "effect"
import { payByCard } from "#domain/card-payments/startCardPayment.ts"
import { refundPayment } from "#domain/card-payments/refundPayment.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { PaymentId, RefundId } from "#domain/payments/Payment.ts"
import { invoiced } from "./jobsInShop.ts"

const paymentId = (nth: number) => PaymentId.make(`019a0000-0000-7000-8000-0000000000${60 + nth}`)
const token = (outcome: string, brand: string, last4: string) => `cnon:frit.${outcome}.${brand}.${last4}.story`

/** The invoice, with the customer's 40.00 charged to a card. */
export const paidByCard = Effect.gen(function* () {
  const { id } = yield* invoiced
  return yield* payByCard({
    id,
    paymentId: paymentId(1),
    payer: "customer",
    amountReceived: 4000,
    description: "",
    token: token("ok", "VISA", "1111")
  })
})

/** One payment in each state: refunded, partly refunded, declined, paid, pending. */
export const paidEveryWay = Effect.gen(function* () {
  const { id } = yield* paidByCard
  const back = (nth: number, amount: number, reason: string) =>
    refundPayment({
      id,
      paymentId: paymentId(nth),
      refundId: RefundId.make(crypto.randomUUID()),
      amount,
      reason,
      date: "2026-12-03",
      source: "Card"
    })
  const pay = (nth: number, amountReceived: number, outcome: string, brand: string, last4: string) =>
    payByCard({
      id,
      paymentId: paymentId(nth),
      payer: "insurer",
      amountReceived,
      description: "",
      token: token(outcome, brand, last4)
    })
  yield* back(1, 4000, "Paid twice")
  yield* pay(2, 20000, "ok", "AMERICAN_EXPRESS", "0009")
  yield* back(2, 4500, "Clip reused")
  yield* pay(3, 30000, "INSUFFICIENT_FUNDS", "MASTERCARD", "5100")
  yield* pay(4, 30000, "ok", "MASTERCARD", "5100")
  const job = yield* (yield* Jobs).get(id)
  yield* (yield* Jobs).save(
    withPayment(job, {
      id: paymentId(5),
      status: "pending",
      paymentType: "card",
      payer: "insurer",
      collectionDate: "2026-12-03",
      source: "Card",
      amountReceived: 10000,
      description: ""
    })
  )
})
