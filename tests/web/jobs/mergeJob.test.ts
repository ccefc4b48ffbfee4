import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { JobForm } from "#web/jobs/form/JobForm.ts"
import { valueAt, withValueAt } from "#web/api/formPath.ts"
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
    assert.deepStrictEqual(merged, {
      ...mine,
      partsStatus: "complete",
      install: { ...base.install, notes: "Blue house", date: "2026-12-01" }
    })
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
    assert.deepStrictEqual(mergeJob(base, { ...base, lines: [] }, { ...base, lines: [glass, labor] }).clashes, [
      "lines"
    ])
  })

  it("leave nothing to do when nobody changed anything", () => {
    assert.deepStrictEqual(mergeJob(base, base, base), { merged: base, clashes: [], theirs: [] })
  })

  // Read off the form's schema, so that a field that is added tomorrow is among them; who changed what is drawn at
  // random.
  const deeds = Schema.Array(Schema.Literals(["nobody", "me", "them", "bothAlike", "bothDifferently"]))
  const ends = Schema.Literals(["nobody", "me", "them"])
  it.effect.prop(
    "lose no field that one side changed and the other left, whichever fields a job has",
    [deeds, ends],
    ([drawn, endsInsurance]) =>
      Effect.sync(() => {
        const deedAt = (at: number) => drawn[at % (drawn.length || 1)] ?? "me"
        const side = (who: "me" | "them") =>
          fields.reduce(
            (values, path, at) => {
              const deed = deedAt(at)
              const word =
                deed === who || deed === "bothDifferently" ? `${who} ${path}` : deed === "bothAlike" ? path : undefined
              return word === undefined ? values : withValueAt(values, path, word)
            },
            endsInsurance === who ? { ...base, insurance: null } : base
          )
        const [mine, theirs] = [side("me"), side("them")]
        const { merged, clashes } = mergeJob(base, mine, theirs)
        for (const [at, path] of fields.entries()) {
          if (path.startsWith("insurance.") && endsInsurance !== "nobody") continue
          const [my, their, now] = [mine, theirs, merged].map((values) => valueAt(values, path))
          assert.strictEqual(JSON.stringify(now), JSON.stringify(deedAt(at) === "them" ? their : my), path)
          assert.strictEqual(
            clashes.some((part) => part === path),
            deedAt(at) === "bothDifferently",
            path
          )
        }
      })
  )
})

interface Node {
  readonly fields?: Readonly<Record<string, Node>>
  readonly members?: ReadonlyArray<Node>
}

const partsOf = ({ fields: own, members }: Node): Readonly<Record<string, Node>> | undefined =>
  own ?? members?.find((one) => one.fields !== undefined)?.fields

/** Every field of a job's form and of its parts, as its schema has them. */
const fields: ReadonlyArray<string> = Object.entries(partsOf(JobForm as unknown as Node)!).flatMap(([name, part]) => {
  const inner = partsOf(part)
  return inner === undefined ? [name] : Object.keys(inner).map((field) => `${name}.${field}`)
})
