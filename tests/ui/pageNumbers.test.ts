import { assert, describe, it } from "@effect/vitest"
import { pageNumbers } from "#ui/pageNumbers.ts"

describe("a page number list", () => {
  it("includes the first page, the last page and the neighbors", () => {
    assert.deepStrictEqual(pageNumbers(10, 20), [1, null, 9, 10, 11, null, 20])
    assert.deepStrictEqual(pageNumbers(1, 20), [1, 2, null, 20])
    assert.deepStrictEqual(pageNumbers(20, 20), [1, null, 19, 20])
  })
  it("shows a page instead of a gap of one", () => {
    assert.deepStrictEqual(pageNumbers(4, 7), [1, 2, 3, 4, 5, 6, 7])
  })
  it("ends after the next page if the last page is unknown", () => {
    assert.deepStrictEqual(pageNumbers(1), [1, 2])
    assert.deepStrictEqual(pageNumbers(401), [1, null, 400, 401, 402])
  })
  it("contains a single page if there is only one", () => assert.deepStrictEqual(pageNumbers(1, 1), [1]))
})
