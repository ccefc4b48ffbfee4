import { assert, describe, it } from "@effect/vitest"
import { pageNumbers } from "#ui/pageNumbers.ts"

describe("page numbers", () => {
  it("offer the first, the last and the neighbours", () => {
    assert.deepStrictEqual(pageNumbers(10, 20), [1, null, 9, 10, 11, null, 20])
    assert.deepStrictEqual(pageNumbers(1, 20), [1, 2, null, 20])
    assert.deepStrictEqual(pageNumbers(20, 20), [1, null, 19, 20])
  })
  it("name the page instead of a gap of one", () => {
    assert.deepStrictEqual(pageNumbers(4, 7), [1, 2, 3, 4, 5, 6, 7])
  })
  it("end beside the present page where the last has no number", () => {
    assert.deepStrictEqual(pageNumbers(1), [1, 2])
    assert.deepStrictEqual(pageNumbers(401), [1, null, 400, 401, 402])
  })
  it("offer one page when there is one", () => assert.deepStrictEqual(pageNumbers(1, 1), [1]))
})
