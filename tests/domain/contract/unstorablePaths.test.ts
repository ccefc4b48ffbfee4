import { assert, describe, it } from "@effect/vitest"
import { unstorablePaths } from "#domain/contract/handleRequest.ts"

describe("text that cannot be stored in the database", () => {
  it("is found at any depth", () => {
    const input = { name: "Jane", phones: [{ phoneNumber: "555" }, { phoneNumber: "5\u00005" }], notes: "\ud83d" }
    assert.deepStrictEqual(unstorablePaths(input), [["phones", "1", "phoneNumber"], ["notes"]])
  })

  it("is not reported for valid values", () => {
    for (const fine of ["", "pare-brise 😀", "line\nline\ttab", null, undefined, 7, true, [], {}])
      assert.deepStrictEqual(unstorablePaths({ fine }), [])
  })
})
