import { assert, describe, it } from "@effect/vitest"
import { type PaymentEvent, PaymentStatus, type Refund, RefundId, statusAfter } from "#domain/payments/Payment.ts"
import { netReceived, refundableAmount } from "#domain/payments/balance.ts"

const charged = { type: "charged" } as const
const declined = { type: "declined" } as const
const part = { type: "refunded", left: 1 } as const
const all = { type: "refunded", left: 0 } as const
const voided = { type: "voided" } as const

describe("payment status", () => {
  const ways: ReadonlyArray<readonly [from: PaymentStatus, by: PaymentEvent, to: PaymentStatus]> = [
    ["pending", charged, "paid"],
    ["pending", declined, "failed"],
    ["failed", charged, "paid"],
    ["paid", voided, "voided"],
    ["paid", part, "partlyRefunded"],
    ["paid", all, "refunded"],
    ["partlyRefunded", part, "partlyRefunded"],
    ["partlyRefunded", all, "refunded"]
  ]
  it.each(ways)("goes from %s by %o to %s", (from, by, to) => assert.strictEqual(statusAfter(from, by), to))

  it("allows no other transitions", () => {
    for (const from of PaymentStatus.literals)
      for (const by of [charged, declined, part, all, voided]) {
        if (!ways.some(([start, event]) => start === from && event === by))
          assert.strictEqual(statusAfter(from, by), from)
      }
  })
})

describe("the remainder of a payment", () => {
  const refund = (amount: number, status: Refund["status"]): Refund => ({
    id: RefundId.make(crypto.randomUUID()),
    amount,
    status,
    reason: "r",
    date: "2026-11-21",
    source: "Cash"
  })
  it("is reduced by refunds, including pending ones, which cannot be refunded again", () => {
    const payment = {
      status: "partlyRefunded",
      amountReceived: 10_000,
      refunds: [refund(2_000, "refunded"), refund(500, "pending"), refund(9_000, "failed")]
    } as const
    assert.deepStrictEqual([netReceived(payment), refundableAmount(payment)], [8_000, 7_500])
  })
  it("is zero before payment, after failure, and once fully refunded", () => {
    for (const status of ["pending", "failed", "refunded"] as const)
      assert.strictEqual(netReceived({ status, amountReceived: 10_000 }), 0)
  })
})
