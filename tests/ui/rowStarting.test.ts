import { assert, describe, it } from "@effect/vitest"
import { rowStarting } from "#ui/rowStarting.ts"

const names = ["Amélie", "Bruno", "amanda", "Chloé"]

describe("a row by the beginning of its name", () => {
  it("is sought from where one stands, then from the top", () => {
    assert.strictEqual(rowStarting(names, "am", 0), 0)
    assert.strictEqual(rowStarting(names, "am", 1), 2)
    assert.strictEqual(rowStarting(names, "am", 3), 0)
  })
  it("is found without accents and capitals", () => assert.strictEqual(rowStarting(names, "AMELIE", 2), 0))
  it("may not be there", () => assert.strictEqual(rowStarting(names, "x", 0), -1))
})
