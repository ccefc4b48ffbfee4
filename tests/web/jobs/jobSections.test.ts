import { assert, describe, it } from "@effect/vitest"
import { type JobValues, newInsurance, newJob } from "#web/jobs/form/JobForm.ts"
import { isUnsaved, jobSections } from "#web/jobs/form/JobSection.tsx"
import { rows } from "./rows.ts"

const empty = newJob("here")
const done = (values: JobValues) => jobSections.filter(({ isDone }) => isDone?.(values, undefined)).map(({ id }) => id)
const unsaved = (kept: JobValues | undefined, typed: JobValues) =>
  jobSections.filter((place) => isUnsaved(place, kept, typed)).map(({ id }) => id)

describe("a job's section navigation", () => {
  it("marks a section as done when it has what the shop needs", () => {
    assert.deepStrictEqual(done(empty), [])
    assert.deepStrictEqual(done({ ...empty, customerId: "somebody" as never }), ["customer"])
    assert.deepStrictEqual(done({ ...empty, vehicle: { ...empty.vehicle, make: "Honda" } }), [])
    assert.deepStrictEqual(done({ ...empty, vehicle: { ...empty.vehicle, make: "Honda", plate: "FRIT007" } }), [
      "vehicle"
    ])
    assert.deepStrictEqual(done({ ...empty, insurance: { ...newInsurance, company: "Acme" } }), [])
    assert.deepStrictEqual(done({ ...empty, insurance: { ...newInsurance, company: "Acme", claimNumber: "C-1" } }), [
      "insurance"
    ])
    assert.deepStrictEqual(done({ ...empty, lines: rows }), ["parts"])
    assert.deepStrictEqual(done({ ...empty, lines: [...rows, { ...rows[0]!, netPrice: null }] }), [])
    assert.deepStrictEqual(done({ ...empty, install: { ...empty.install, date: "2026-12-01" } }), ["install"])
  })

  it("marks sections with unsaved changes, but none of a new quote", () => {
    const typed = { ...empty, vehicle: { ...empty.vehicle, mileage: 51_000 }, partsStatus: "complete" as const }
    assert.deepStrictEqual(unsaved(empty, typed), ["vehicle", "install"])
    assert.deepStrictEqual(unsaved(empty, { ...typed, vehicle: { ...empty.vehicle }, partsStatus: "pending" }), [])
    assert.deepStrictEqual(unsaved(undefined, typed), [])
  })

  it("omits insurance for an invoice without an insurer", () => {
    const there = (job: unknown) =>
      jobSections.filter(({ isThere }) => isThere?.(job as never) ?? true).map(({ id }) => id)
    assert.notInclude(there({ stage: "invoice", insurance: null }), "insurance")
    assert.include(there({ stage: "workorder", insurance: null }), "insurance")
    assert.notInclude(there(undefined), "changes")
  })
})
