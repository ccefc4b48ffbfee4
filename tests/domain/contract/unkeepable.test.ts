import { assert, describe, it } from "@effect/vitest"
import { unkeepable } from "#domain/contract/answer.ts"

describe("texts that no database keeps", () => {
  it("are found wherever they stand", () => {
    const input = { name: "Jane", phones: [{ phoneNumber: "555" }, { phoneNumber: "5\u00005" }], notes: "\ud83d" }
    assert.deepStrictEqual(unkeepable(input), [["phones", "1", "phoneNumber"], ["notes"]])
  })

  it("are none of these", () => {
    for (const fine of ["", "pare-brise 😀", "line\nline\ttab", null, undefined, 7, true, [], {}])
      assert.deepStrictEqual(unkeepable({ fine }), [])
  })
})
