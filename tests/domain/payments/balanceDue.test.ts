import { assert, describe, it } from "@effect/vitest"
import { balanceDue, paymentState } from "#domain/payments/balance.ts"
import { freshCustomer, freshJob, freshLocation, freshPayment } from "#tests/contracts/fresh.ts"

const [customer, location] = [freshCustomer(), freshLocation()]
const jobAt = (changes: Omit<Parameters<typeof freshJob>[2], "number"> = {}) => {
  const job = freshJob(customer, location, { number: 1, ...changes })
  const balance = balanceDue(job)
  return [balance, paymentState({ ...job, balance })]
}
const payments = [freshPayment(4000)]
const invoice = { stage: "invoice", invoicedOn: "2026-11-21", invoiceNumber: 1 } as const

describe("a job's balance", () => {
  it("is zero on a quote, which is not unpaid either; prepayments are credited to the customer", () => {
    assert.deepStrictEqual(jobAt(), [0, undefined])
    assert.deepStrictEqual(jobAt({ payments }), [-4000, undefined])
  })

  it("is the total once agreed, less prepayments", () => {
    assert.deepStrictEqual(jobAt({ stage: "workorder" }), [90_918, "unpaid"])
    assert.deepStrictEqual(jobAt({ stage: "workorder", payments }), [86_918, "partlyPaid"])
    assert.deepStrictEqual(jobAt({ ...invoice, payments }), [86_918, "partlyPaid"])
  })
})
