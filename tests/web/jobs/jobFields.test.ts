import { assert, describe, it } from "@effect/vitest"
import { type MergeFields, mergeFieldsOf, mergeValues } from "#web/forms/mergeValues.ts"
import { JobForm, newInsurance, newJob } from "#web/jobs/form/JobForm.ts"
import { jobFieldLabels } from "#web/jobs/form/fieldLabels.ts"
import { glass, labor } from "./rows.ts"

const fields = mergeFieldsOf(JobForm)
const base = { ...newJob("here"), insurance: newInsurance, lines: [glass] }

const pathsOf = (known: MergeFields): ReadonlyArray<string> =>
  Object.entries(known).flatMap(([name, nested]) =>
    nested === null ? [name] : pathsOf(nested).map((path) => `${name}.${path}`)
  )

describe("the list of job fields compared when merging", () => {
  it("contains exactly those with a display name", () => {
    // Insurance is also compared as a whole, in case one side removed it.
    assert.deepStrictEqual([...pathsOf(fields), "insurance"].sort(), Object.keys(jobFieldLabels).sort())
  })

  it("contains the fields of its sections, with all rows as one", () => {
    const mine = { ...base, install: { ...base.install, notes: "Blue house" } }
    const theirs = { ...base, lines: [glass, labor], install: { ...base.install, date: "2026-12-01" } }
    assert.deepStrictEqual(mergeValues(fields, base, mine, theirs), {
      merged: { ...theirs, install: { ...theirs.install, notes: "Blue house" } },
      conflicts: [],
      remoteOnly: ["install.date", "lines"]
    })
    assert.deepStrictEqual(mergeValues(fields, base, { ...base, lines: [] }, theirs).conflicts, ["lines"])
  })
})
