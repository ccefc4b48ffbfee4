import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { CustomerDraft } from "#domain/customers/Customer.ts"
import { atomic } from "#domain/shared/field.ts"
import { valueAt, withValueAt } from "#web/forms/formPath.ts"
import { isSame, mergeFieldsOf, mergeValues, withPaths } from "#web/forms/mergeValues.ts"

const Person = Schema.Struct({
  name: Schema.String,
  terms: Schema.String,
  phones: Schema.Array(Schema.Struct({ number: Schema.String })),
  claim: Schema.NullOr(Schema.Struct({ company: Schema.String, number: Schema.String })),
  address: atomic(Schema.Struct({ city: Schema.String, region: Schema.String }))
})
const fields = mergeFieldsOf(Person)
const opened: typeof Person.Encoded = {
  name: "Ada Moreno",
  terms: "COD",
  phones: [{ number: "1" }],
  claim: { company: "Acme Mutual", number: "" },
  address: { city: "Tempe", region: "AZ" }
}
const claim = (number: string): typeof opened => ({ ...opened, claim: { company: "Acme Mutual", number } })

describe("merging two people's changes to one record", () => {
  it("joins changes to different fields, including within a section", () => {
    const mine = { ...opened, name: "Ada M.", claim: { company: "Other Mutual", number: "" } }
    const theirs = { ...claim("7"), terms: "Net 30" }
    assert.deepStrictEqual(mergeValues(fields, opened, mine, theirs), {
      merged: { ...mine, terms: "Net 30", claim: { company: "Other Mutual", number: "7" } },
      conflicts: [],
      remoteOnly: ["terms", "claim.number"]
    })
  })

  it("reports a conflict if both changed the same field differently, and keeps mine until someone chooses", () => {
    const theirs = { ...claim("THEIRS"), terms: "Cash", phones: [{ number: "3" }] }
    const mine = { ...claim("MINE"), phones: [{ number: "2" }] }
    const { merged, conflicts, remoteOnly } = mergeValues(fields, opened, mine, theirs)
    assert.deepStrictEqual(merged, { ...mine, terms: "Cash" })
    assert.deepStrictEqual([conflicts, remoteOnly], [["phones", "claim.number"], ["terms"]])
    assert.deepStrictEqual(withPaths(merged, theirs, conflicts), theirs)
  })

  it("reports no conflict if both made the same change", () => {
    const both = { ...claim("7"), terms: "Net 60" }
    assert.deepStrictEqual(mergeValues(fields, opened, both, both), { merged: both, conflicts: [], remoteOnly: [] })
  })

  it("reports a conflict over an entire section if one side removed it", () => {
    const ended: typeof opened = { ...opened, claim: null }
    assert.deepStrictEqual(mergeValues(fields, opened, claim("MINE"), ended).conflicts, ["claim"])
    assert.isNull(mergeValues(fields, opened, opened, ended).merged.claim)
    assert.deepStrictEqual(mergeValues(fields, ended, claim("MINE"), ended).merged, claim("MINE"))
  })

  it("never mixes two addresses: the region stays with its city", () => {
    const mine = { ...opened, address: { city: "Mesa", region: "AZ" } }
    const theirs = { ...opened, address: { city: "Tempe", region: "NM" } }
    const { merged, conflicts } = mergeValues(fields, opened, mine, theirs)
    assert.deepStrictEqual([merged.address, conflicts], [mine.address, ["address"]])
    assert.deepStrictEqual(
      [mergeFieldsOf(CustomerDraft)["billingAddress"], mergeFieldsOf(CustomerDraft)["shippingAddress"]],
      [null, null]
    )
  })

  // Schemas and edits are generated at random. The expected outcome of each edit is defined here, not derived from the
  // code.
  const kinds = Schema.Array(Schema.Literals(["text", "list", "section", "nullable", "address", "optional"]))
  const edits = Schema.Array(Schema.Literals(Object.keys(outcomes()) as Array<Edit>))
  it.effect.prop("loses no change made by one side, whatever fields a record has", [kinds, edits], ([drawn, done]) =>
    Effect.sync(() => {
      const shape = (drawn.length === 0 ? ["text" as const] : drawn).map((kind, at) => ({ kind, name: `f${at}` }))
      const schema = Schema.Struct(Object.fromEntries(shape.map(({ kind, name }) => [name, ofKind[kind]])))
      const paths = shape.flatMap(({ kind, name }) =>
        kind === "section" || kind === "nullable" ? [`${name}.a`, `${name}.b`] : [name]
      )
      const sides = { base: {}, mine: {}, theirs: {} }
      const expected = paths.map((path, at) => {
        const outcome: Outcome = outcomes(path)[done[at % (done.length || 1)] ?? "me"]
        for (const side of ["base", "mine", "theirs"] as const)
          if (outcome[side] !== undefined) sides[side] = withValueAt(sides[side], path, outcome[side])
          else if (path.includes("."))
            sides[side] = withValueAt(sides[side], path.split(".")[0]!, own(sides[side], path))
        return { path, ...outcome }
      })
      const { merged, conflicts, remoteOnly } = mergeValues(mergeFieldsOf(schema), sides.base, sides.mine, sides.theirs)
      for (const { path, stands, told } of expected) {
        assert.deepStrictEqual(valueAt(merged, path), stands, path)
        assert.deepStrictEqual(
          [conflicts.includes(path), remoteOnly.includes(path)],
          [told === "clash", told === "joins"],
          path
        )
      }
      assert.strictEqual(new Set([...conflicts, ...remoteOnly]).size, conflicts.length + remoteOnly.length)
    })
  )
})

describe("comparing two form values", () => {
  it("depends on their content, not on the order of fields", () => {
    assert.isTrue(isSame({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 }))
    assert.isTrue(isSame({ a: 1, b: undefined }, { a: 1 }))
    for (const [one, other] of [
      [{ a: 1 }, { a: "1" }],
      [{ a: null }, {}],
      [
        [1, 2],
        [2, 1]
      ],
      [[1], [1, 2]],
      [[], {}],
      [null, {}]
    ])
      assert.isFalse(isSame(one, other), JSON.stringify([one, other]))
  })
})

const Two = Schema.Struct({ a: Schema.String, b: Schema.String })
const ofKind = {
  text: Schema.String,
  list: Schema.Array(Schema.String),
  section: Two,
  nullable: Schema.NullOr(Two),
  address: atomic(Two),
  optional: Schema.optionalKey(Schema.String)
}

/** Returns the section as it is, or an empty one. */
const own = (side: object, path: string) => valueAt(side, path.split(".")[0]!) ?? {}

interface Outcome {
  readonly base?: string
  readonly mine?: string
  readonly theirs?: string
  /** The expected merged value. */
  readonly stands: string
  readonly told?: "clash" | "joins"
}
type Edit = keyof ReturnType<typeof outcomes>

/** What each side has in a field, and the expected outcome. Undefined means the side has no such field. */
function outcomes(path = "") {
  const [was, mine, theirs] = [`was ${path}`, `mine ${path}`, `theirs ${path}`]
  return {
    nobody: { base: was, mine: was, theirs: was, stands: was },
    me: { base: was, mine, theirs: was, stands: mine },
    them: { base: was, mine: was, theirs, stands: theirs, told: "joins" },
    bothAlike: { base: was, mine, theirs: mine, stands: mine },
    bothDifferently: { base: was, mine, theirs, stands: mine, told: "clash" },
    addedByMe: { mine, stands: mine },
    addedByThem: { theirs, stands: theirs, told: "joins" },
    addedByBoth: { mine, theirs, stands: mine, told: "clash" },
    // A draft saved by an older release lacks the field, and a server of an older release does not return it.
    changedByThemMissingInMine: { base: was, theirs, stands: theirs, told: "joins" },
    changedByMeMissingInTheirs: { base: was, mine, stands: mine }
  } satisfies Record<string, Outcome>
}
