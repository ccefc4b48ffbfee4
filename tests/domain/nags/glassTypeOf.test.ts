import { assert, describe, it } from "@effect/vitest"
import { glassTypeOf } from "#domain/nags/drawnShape.ts"
import { sortParts } from "#domain/nags/Nags.ts"
import { pane } from "#tests/domain/estimates/pane.ts"

describe("the glass type of a part number", () => {
  it("is given by its second letter (trade 2.1)", () => {
    const types = [..."WLTBDQRSVPY"].map((letter) => glassTypeOf(`F${letter}1234`))
    assert.deepStrictEqual(types, [
      "windshield",
      "windshield",
      "other",
      "back",
      "door",
      "quarter",
      "roof",
      "other",
      "vent",
      "partition",
      "back"
    ])
  })

  it("is undefined for hardware and for invalid numbers", () => {
    assert.deepStrictEqual(["HAH000004", "", "glass", "DX01234"].map(glassTypeOf), [
      undefined,
      undefined,
      undefined,
      undefined
    ])
  })
})

describe("catalog order", () => {
  it("is windshields, then door and quarter glass, each by number", () => {
    const parts = [
      pane({ partNumber: "DQ00001", glassType: "quarter" }),
      pane({ partNumber: "FW00002" }),
      pane({ partNumber: "DD00001", glassType: "door" }),
      pane({ partNumber: "DW00003" })
    ]
    assert.deepStrictEqual(
      sortParts(parts).map(({ partNumber }) => partNumber),
      ["DW00003", "FW00002", "DD00001", "DQ00001"]
    )
  })
})
