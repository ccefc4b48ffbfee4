import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { changesBetween, recordedFields } from "#domain/jobs/JobChanges.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { jobAt, type JobOverrides } from "#domain/testing/testFactories.ts"
import { sampleLines } from "#domain/testing/samples.ts"
import { freshCustomer, freshJob, freshLocation, freshPayment } from "#tests/contracts/fresh.ts"
import { applyChanges } from "#tests/domain/job-changes/applyChanges.ts"

const quote = freshJob(freshCustomer(), freshLocation(), { number: 1001 })
const changed = (changes: JobOverrides) => jobAt({ ...quote, ...changes })
const [glass, labor, kit] = [sampleLines[0]!, sampleLines[1]!, sampleLines[2]!]

const small = (maximum: number) => Schema.Int.check(Schema.isBetween({ minimum: 0, maximum }))
/** What may differ between two states of a job. */
const Turn = Schema.Struct({
  order: Schema.Array(small(5)).check(Schema.isMaxLength(8)),
  prices: Schema.Array(small(2)).check(Schema.isMinLength(6)),
  deductible: Schema.NullOr(small(3)),
  notes: Schema.Literals(["", "Gate code 7", "lines.1.netPrice"]),
  stage: Schema.Literals(["quote", "workorder"]),
  mileage: Schema.NullOr(small(1)),
  hasCost: Schema.Boolean
})

const stateOf = ({ deductible, hasCost, mileage, notes, order, prices, stage }: typeof Turn.Type): Job =>
  changed({
    stage,
    lines: [...new Set(order)].map((at) => {
      const { cost = 0, ...line } = sampleLines[at]!
      return { ...line, ...(hasCost ? { cost } : {}), netPrice: prices[at]! }
    }),
    insurance: deductible === null ? null : { ...quote.insurance!, rebate: 0, deductible },
    install: { ...quote.install, notes },
    vehicle: { ...quote.vehicle, mileage }
  })

describe("the changes between two states of a job", () => {
  it.effect.prop("lead from one to the other, whatever they are", [Turn, Turn], ([one, other]) =>
    Effect.sync(() => {
      const [before, after] = [stateOf(one), stateOf(other)]
      const reached = applyChanges(recordedFields(before), changesBetween(before, after))
      assert.deepStrictEqual(reached, recordedFields(after))
      // deepStrictEqual ignores key order, but documents depend on it.
      assert.deepStrictEqual(
        Object.keys(reached.lines),
        after.lines.map(({ id }) => id)
      )
    })
  )

  it.effect.prop("are none between equal jobs, and never include an equal field", [Turn, Turn], ([one, other]) =>
    Effect.sync(() => {
      assert.deepStrictEqual(changesBetween(stateOf(one), stateOf(one)), [])
      for (const { before, after } of changesBetween(stateOf(one), stateOf(other))) assert.notDeepEqual(before, after)
    })
  )

  it("name each field by its path, with amounts in cents and lines by id", () => {
    const after = changed({
      insurance: { ...quote.insurance!, deductible: 25000 },
      lines: [{ ...glass, netPrice: 39900 }, ...quote.lines.slice(1)],
      partsStatus: "complete"
    })
    assert.deepStrictEqual(
      changesBetween(quote, after),
      [
        { path: "insurance.deductible", before: 10000, after: 25000 },
        { path: "partsStatus", before: "pending", after: "complete" },
        { path: `lines.${glass.id}.netPrice`, before: 40672, after: 39900 }
      ].toSorted((one, other) => order(quote, one.path) - order(quote, other.path))
    )
  })

  it("report an added or removed line as a whole, and reordered rows", () => {
    const [two, turned] = [changed({ lines: [glass, labor] }), changed({ lines: [labor, glass] })]
    assert.deepStrictEqual(changesBetween(two, changed({ lines: [glass, labor, kit] })), [
      { path: `lines.${kit.id}`, after: recordedFields(quote).lines[kit.id]! }
    ])
    assert.deepStrictEqual(changesBetween(two, changed({ lines: [glass] })), [
      { path: `lines.${labor.id}`, before: recordedFields(quote).lines[labor.id]! }
    ])
    assert.deepStrictEqual(changesBetween(two, turned), [
      { path: "lines", before: [glass.id, labor.id], after: [labor.id, glass.id] }
    ])
  })

  it("omit fields with their own history entries or derived from others", () => {
    assert.deepStrictEqual(
      changesBetween(quote, changed({ version: 9, balance: 1, payments: [freshPayment(100)] })),
      []
    )
  })
})

/** Fields come in the job's own order, followed by lines. */
const order = (job: Job, path: string) =>
  path.startsWith("lines.") ? 1_000 : Object.keys(recordedFields(job).fields).indexOf(path.split(".")[0]!)
