import { assert, describe, it } from "@effect/vitest"
import { CustomerId } from "#domain/customers/Customer.ts"
import { Job } from "#domain/jobs/Job.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { totalsOf } from "#domain/jobs/settle.ts"
import { LocationId } from "#domain/locations/Location.ts"
import { sampleJob } from "#domain/testing/samples.ts"
import { valuesOf } from "#web/jobs/form/valuesOf.ts"
import { inTheWay, usualNext } from "#web/jobs/stage/nextStep.ts"

const id = "019a0000-0000-7000-8000-000000000001"
const draft = sampleJob(CustomerId.make(id), LocationId.make(id))
const taxRates = { parts: 825, labor: 0, exempt: false }
const job = new Job({
  ...draft,
  id: JobId.make(id),
  version: 1,
  number: 1001,
  stage: "quote",
  customerName: "Ada",
  quotedOn: "2026-11-21",
  invoicedOn: "",
  invoiceNumber: null,
  taxRates,
  totals: totalsOf(draft, taxRates),
  payments: [],
  balance: 96918
})
const values = valuesOf(job)
const tagOf = (...asked: Parameters<typeof inTheWay>) => inTheWay(...asked)?._tag

describe("the next stage", () => {
  it("usually follows one after the other", () => {
    assert.deepStrictEqual(
      [usualNext("quote"), usualNext("workorder"), usualNext("invoice")],
      ["workorder", "invoice", undefined]
    )
  })

  it("is free for a priced quote, whose day is asked for on the way", () => {
    assert.isUndefined(tagOf(job, values, false, "workorder", "2026-11-21"))
  })

  it("waits for prices that are typed but not saved", () => {
    assert.strictEqual(tagOf(job, { ...values, lines: [] }, true, "workorder", "2026-11-21"), "NothingPriced")
    const unpriced = values.lines.with(0, { ...values.lines[0]!, rule: "priceRequired", netPrice: 0 })
    assert.strictEqual(tagOf(job, { ...values, lines: unpriced }, true, "workorder", "2026-11-21"), "NothingPriced")
  })

  it("waits 31 days after the quote, unless it is about to be saved with today's prices (spec §9)", () => {
    assert.isUndefined(tagOf(job, values, false, "workorder", "2026-12-21"))
    assert.strictEqual(tagOf(job, values, false, "workorder", "2026-12-22"), "QuoteTooOld")
    assert.isUndefined(tagOf(job, values, true, "workorder", "2026-12-22"))
  })
})
