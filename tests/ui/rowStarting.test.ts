import { assert, describe, it } from "@effect/vitest"
import { rowStarting } from "#ui/rowStarting.ts"

const names = ["Amélie", "Bruno", "amanda", "Chloé"]

describe("type-ahead row search", () => {
  it("searches from the current row, then from the top", () => {
    assert.strictEqual(rowStarting(names, "am", 0), 0)
    assert.strictEqual(rowStarting(names, "am", 1), 2)
    assert.strictEqual(rowStarting(names, "am", 3), 0)
  })
  it("ignores accents and case", () => assert.strictEqual(rowStarting(names, "AMELIE", 2), 0))
  it("returns -1 if nothing matches", () => assert.strictEqual(rowStarting(names, "x", 0), -1))
})
