import { assert, describe, it } from "@effect/vitest"
import { CustomerId } from "#domain/customers/Customer.ts"
import { Job } from "#domain/jobs/Job.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { totalsOf } from "#domain/jobs/completeDraft.ts"
import { LocationId } from "#domain/locations/Location.ts"
import { sampleJob } from "#domain/testing/samples.ts"
import { valuesOf } from "#web/jobs/form/JobForm.ts"
import { blockersWith, defaultStep } from "#web/jobs/stage/nextStep.ts"

const id = "019a0000-0000-7000-8000-000000000001"
const draft = sampleJob(CustomerId.make(id), LocationId.make(id))
const taxRates = { parts: 825, labor: 0, exempt: false, lines: [] }
const job = Job.make({
  ...draft,
  id: JobId.make(id),
  version: 1,
  salespersonId: null,
  number: 1001,
  stage: "quote",
  customerName: "Ada",
  quotedOn: "2026-11-21",
  adjustments: [],
  decoded: null,
  lost: null,
  createdOn: "2026-11-20",
  wonOn: "",
  rebillOf: null,
  reworkOf: null,
  reworks: [],
  formerCustomerIds: [],
  source: "staff" as const,
  answer: null,
  invoiceNumber: null,
  taxRates,
  totals: totalsOf(draft, taxRates),
  payments: [],
  balance: 96918
})
const values = valuesOf(job)
const tagOf = (of: typeof job, typed: typeof values.lines, step: "accept", today: string) =>
  blockersWith(of, typed, step, { today })[0]?.failure._tag

describe("the next stage", () => {
  it("usually follows the stage order", () => {
    assert.deepStrictEqual(
      [defaultStep("quote"), defaultStep("workorder"), defaultStep("invoice")],
      ["accept", "invoice", undefined]
    )
  })

  it("is available for a priced quote, whose install date is requested along the way", () => {
    assert.isUndefined(tagOf(job, values.lines, "accept", "2026-11-21"))
  })

  it("is blocked by missing prices, including unsaved changes", () => {
    assert.strictEqual(tagOf(job, [], "accept", "2026-11-21"), "NothingPriced")
    const unpriced = values.lines.with(0, { ...values.lines[0]!, rule: "priceRequired", netPrice: 0 })
    assert.strictEqual(tagOf(job, unpriced, "accept", "2026-11-21"), "PriceMissing")
    const free = unpriced.with(0, { ...unpriced[0]!, noChargeReason: "Warranty" })
    assert.isUndefined(tagOf(job, free, "accept", "2026-11-21"))
  })

  it("is blocked 31 days after the quote until it is repriced, whatever else is changed (spec §9)", () => {
    assert.isUndefined(tagOf(job, values.lines, "accept", "2026-12-21"))
    assert.strictEqual(tagOf(job, values.lines, "accept", "2026-12-22"), "QuoteTooOld")
    const dearer = values.lines.with(0, { ...values.lines[0]!, netPrice: 1 })
    assert.strictEqual(tagOf(job, dearer, "accept", "2026-12-22"), "QuoteTooOld")
  })
})
