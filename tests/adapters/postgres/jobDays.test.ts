import { assert, describe, it } from "@effect/vitest"
import { toJobRow } from "#adapters/postgres/jobs/jobRows.ts"
import { freshCustomer, freshJob, freshLocation } from "#tests/contracts/fresh.ts"

const [customer, location] = [freshCustomer(), freshLocation()]
const days = (changes: Omit<Parameters<typeof freshJob>[2], "number">) => {
  const { createdOn, settledOn, wonOn } = toJobRow(freshJob(customer, location, { number: 1, ...changes }), "t")
  return [createdOn, wonOn, settledOn]
}

describe("a job's row", () => {
  it("has the days it was created, won, and settled, or null if it was not", () => {
    assert.deepStrictEqual(days({ createdOn: "2026-11-20" }), ["2026-11-20", null, null])
    const invoice = { stage: "invoice", invoicedOn: "2026-11-22", invoiceNumber: 1, wonOn: "2026-11-21" } as const
    assert.deepStrictEqual(days(invoice), ["2026-11-20", "2026-11-21", null])
    const payment = { paymentType: "external", payer: "insurer", source: "Check", description: "" } as const
    const paid = { ...payment, status: "paid", collectionDate: "2026-12-09", amountReceived: 90_918 } as const
    const id = crypto.randomUUID() as never
    assert.deepStrictEqual(days({ ...invoice, balance: 0, payments: [{ id, ...paid }] }), [
      "2026-11-20",
      "2026-11-21",
      "2026-12-09"
    ])
  })
})
