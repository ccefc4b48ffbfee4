import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { mergeFields, withFields } from "#web/forms/mergeFields.ts"

const opened = { name: "Ada Moreno", terms: "COD", phones: [{ number: "1" }] }

describe("two people's changes to one record", () => {
  it("join where each changed another field", () => {
    assert.deepStrictEqual(mergeFields(opened, { ...opened, name: "Ada M." }, { ...opened, terms: "Net 30" }), {
      merged: { name: "Ada M.", terms: "Net 30", phones: [{ number: "1" }] },
      clashes: [],
      joining: ["terms"]
    })
  })

  it("clash where both changed the same field in another way: mine stands until somebody chooses", () => {
    const theirs = { ...opened, phones: [{ number: "3" }], terms: "Cash" }
    const { merged, clashes, joining } = mergeFields(opened, { ...opened, phones: [{ number: "2" }] }, theirs)
    assert.deepStrictEqual(merged, { name: "Ada Moreno", terms: "Cash", phones: [{ number: "2" }] })
    assert.deepStrictEqual([clashes, joining], [["phones"], ["terms"]])
    assert.deepStrictEqual(withFields(merged, theirs, clashes), theirs)
  })

  it("do not clash where both changed the same field in the same way", () => {
    const both = { ...opened, terms: "Net 60" }
    assert.deepStrictEqual(mergeFields(opened, both, both), { merged: both, clashes: [], joining: [] })
  })

  const Few = Schema.Literals(["a", "b", "c"])
  const Record = Schema.Struct({ one: Few, two: Few, three: Schema.NullOr(Few) })

  it.effect.prop("lose nothing that only one of them changed", [Record, Record, Record], ([base, mine, theirs]) =>
    Effect.sync(() => {
      const { merged, clashes } = mergeFields(base, mine, theirs)
      for (const name of ["one", "two", "three"] as const) {
        const byMe = mine[name] !== base[name]
        const byThem = theirs[name] !== base[name]
        if (byMe !== byThem) assert.strictEqual(merged[name], byMe ? mine[name] : theirs[name])
        assert.strictEqual(clashes.includes(name), byMe && byThem && mine[name] !== theirs[name])
      }
    })
  )
})
