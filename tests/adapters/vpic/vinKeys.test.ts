import { assert, describe, it } from "@effect/vitest"
import * as Arbitrary from "effect/Arbitrary"
import { Schema } from "effect"
import { DatabaseSync } from "node:sqlite"
import { keysOfVin, keysOverlap, readKeys, yearCodes } from "#adapters/vpic/vinKeys.ts"

/** SQLite's own matcher is the reference. */
const glob = new DatabaseSync(":memory:").prepare("select ? glob ? as fits")
const fits = (keys: string, pattern: string) => glob.get(keys, pattern)?.["fits"] === 1

const few = Arbitrary.schema(Schema.Literals(["A", "B", "C", "D", "1", "2", "3"]))
const one = Arbitrary.schema(Schema.Literals(["A", "C", "2", "?", "[AB]", "[A-C]", "[B-D1]", "[13]", "[1-3D]"]))
const keys = Arbitrary.map(Arbitrary.array(few, { minLength: 4, maxLength: 4 }), (all) => all.join(""))
const pattern = Arbitrary.map(Arbitrary.array(one, { minLength: 0, maxLength: 4 }), (all) => `${all.join("")}*`)

/** Every four-character string over the alphabet above. */
const every = [..."ABCD123"].reduce<ReadonlyArray<string>>(
  (all) =>
    all.length > 2000
      ? all
      : all.flatMap((text) => (text.length === 4 ? [text] : [..."ABCD123"].map((next) => text + next))),
  [""]
)

describe("VIN pattern keys", () => {
  it("consist of positions 4 to 8, a bar, and positions 10 to 17", () =>
    assert.strictEqual(keysOfVin("1HGCM82633A004352"), "CM826|3A004352"))
  it("have the model year after the bar", () => {
    assert.deepStrictEqual([...yearCodes(readKeys("?????|[JK]?*"))!], ["J", "K"])
    assert.isUndefined(yearCodes(readKeys("CM8*")))
  })
  it.prop("match as they do in SQLite", [keys, pattern], ([text, pattern]) => {
    const read = readKeys(pattern).every((set, at) => set?.has(text.charAt(at)) ?? true)
    assert.strictEqual(read, fits(text, pattern))
  })
  it.prop("overlap if some VIN matches both", [pattern, pattern], ([one, other]) => {
    assert.strictEqual(
      keysOverlap(readKeys(one), readKeys(other)),
      every.some((text) => fits(text, one) && fits(text, other))
    )
  })
})
