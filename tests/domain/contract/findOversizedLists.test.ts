import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { findOversizedLists } from "#domain/contract/findOversizedLists.ts"
import { maxLength } from "#domain/shared/PlainText.ts"

const Tree: Schema.Codec<unknown> = Schema.Struct({
  children: Schema.Array(Schema.suspend(() => Tree)).check(maxLength(2, "tooMany:2"))
}) as never
const Draft = Schema.Struct({
  name: Schema.String,
  lines: Schema.Array(Schema.Struct({ parts: Schema.Array(Schema.String).check(maxLength(2, "tooMany:2")) })).check(
    maxLength(3, "tooMany:3")
  ),
  mark: Schema.optionalKey(
    Schema.Union([
      Schema.Struct({ strokes: Schema.Array(Schema.String).check(maxLength(1, "signature.tooLong")) }),
      Schema.String
    ])
  ),
  free: Schema.optionalKey(Schema.Array(Schema.String))
})
const of = (schema: Schema.Codec<unknown>, input: unknown) => findOversizedLists(schema.ast, input)

describe("overlong lists", () => {
  it("are reported with their path and their own message, outer before inner", () => {
    assert.deepStrictEqual(of(Draft as never, { lines: [{}, {}, {}, {}] }), [{ path: ["lines"], message: "tooMany:3" }])
    assert.deepStrictEqual(of(Draft as never, { lines: [{}, { parts: ["", "", ""] }] }), [
      { path: ["lines", "1", "parts"], message: "tooMany:2" }
    ])
    assert.deepStrictEqual(of(Draft as never, { mark: { strokes: ["", ""] } }), [
      { path: ["mark", "strokes"], message: "signature.tooLong" }
    ])
  })

  it("are found in a recursive schema", () =>
    assert.deepStrictEqual(of(Tree, { children: [{ children: [1, 2, 3] }] }), [
      { path: ["children", "0", "children"], message: "tooMany:2" }
    ]))

  it("have a default limit if the schema has none", () =>
    assert.deepStrictEqual(of(Draft as never, { free: Array.from({ length: 1_001 }, () => "") }), [
      { path: ["free"], message: "tooMany:1000" }
    ]))

  it("are not reported for values that are not lists or fit", () => {
    for (const input of [null, 1, "x", [], {}, { lines: {} }, { lines: "x", mark: "typed" }, { lines: [{}, {}, {}] }])
      assert.deepStrictEqual(of(Draft as never, input), [])
  })
})
