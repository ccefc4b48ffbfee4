import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { cropRectangle } from "#ui/cropRectangle.ts"

const percent = Schema.Number.check(Schema.isBetween({ minimum: -5, maximum: 105 }))
const edge = Schema.Number.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 6000 }))

describe("a crop rectangle", () => {
  it("is in pixels of the picture", () =>
    assert.deepStrictEqual(cropRectangle({ x: 25, y: 0, width: 50, height: 100 }, 800, 400), {
      x: 200,
      y: 0,
      width: 400,
      height: 400
    }))
  it.prop(
    "is never empty and never exceeds the picture",
    [percent, percent, percent, percent, edge, edge],
    ([x, y, width, height, wide, high]) => {
      const part = cropRectangle({ x, y, width, height }, wide, high)
      assert.isTrue(
        part.x >= 0 &&
          part.y >= 0 &&
          part.width >= 1 &&
          part.height >= 1 &&
          part.x + part.width <= wide &&
          part.y + part.height <= high
      )
      assert.isTrue(Object.values(part).every(Number.isInteger))
    }
  )
})
