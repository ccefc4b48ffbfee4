import { assert, describe, it } from "@effect/vitest"
import { newInsurance, newJob } from "#web/jobs/form/newJob.ts"
import { mergeJob, withParts } from "#web/jobs/form/mergeJob.ts"
import { glass, labor } from "./rows.ts"

const base = { ...newJob("here"), insurance: newInsurance, lines: [glass] }
const claim = (claimNumber: string) => ({ ...base, insurance: { ...newInsurance, claimNumber } })

describe("two people's changes to a job", () => {
  it("join where each changed something else", () => {
    const mine = { ...base, install: { ...base.install, notes: "Blue house" } }
    const theirs = { ...base, partsStatus: "complete", install: { ...base.install, date: "2026-12-01" } } as const
    const { merged, clashes, theirs: alone } = mergeJob(base, mine, theirs)
    assert.deepStrictEqual(merged, { ...mine, partsStatus: "complete", install: { ...base.install, notes: "Blue house", date: "2026-12-01" } })
    assert.deepStrictEqual(clashes, [])
    assert.deepStrictEqual(alone, ["install.date", "partsStatus"])
  })

  it("clash where both changed the same in two ways; mine stands until somebody decides", () => {
    const { merged, clashes } = mergeJob(base, claim("MINE"), claim("THEIRS"))
    assert.deepStrictEqual(clashes, ["insurance.claimNumber"])
    assert.strictEqual(merged.insurance?.claimNumber, "MINE")
    assert.strictEqual(withParts(merged, claim("THEIRS"), clashes).insurance?.claimNumber, "THEIRS")
  })

  it("do not clash where both changed the same in one way", () => {
    assert.deepStrictEqual(mergeJob(base, claim("SAME"), claim("SAME")).clashes, [])
  })

  it("clash over insurance as a whole where one side ended it", () => {
    assert.deepStrictEqual(mergeJob(base, claim("MINE"), { ...base, insurance: null }).clashes, ["insurance"])
    assert.isNull(mergeJob(base, base, { ...base, insurance: null }).merged.insurance)
  })

  it("see rows as one part", () => {
    assert.deepStrictEqual(mergeJob(base, base, { ...base, lines: [glass, labor] }).merged.lines, [glass, labor])
    assert.deepStrictEqual(mergeJob(base, { ...base, lines: [] }, { ...base, lines: [glass, labor] }).clashes, ["lines"])
  })

  it("leave nothing to do when nobody changed anything", () => {
    assert.deepStrictEqual(mergeJob(base, base, base), { merged: base, clashes: [], theirs: [] })
  })
})
