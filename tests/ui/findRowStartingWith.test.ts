import { assert, describe, it } from "@effect/vitest"
import { findRowStartingWith } from "#ui/findRowStartingWith.ts"

const names = ["Amélie", "Bruno", "amanda", "Chloé"]

describe("type-ahead row search", () => {
  it("searches from the current row, then from the top", () => {
    assert.strictEqual(findRowStartingWith(names, "am", 0), 0)
    assert.strictEqual(findRowStartingWith(names, "am", 1), 2)
    assert.strictEqual(findRowStartingWith(names, "am", 3), 0)
  })
  it("ignores accents and case", () => assert.strictEqual(findRowStartingWith(names, "AMELIE", 2), 0))
  it("returns -1 if nothing matches", () => assert.strictEqual(findRowStartingWith(names, "x", 0), -1))
})
