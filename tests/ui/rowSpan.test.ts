import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { spanAround, spanAt } from "#ui/rowSpan.ts"

const upTo = (most: number) => Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: most }))

describe("the rendered row range", () => {
  it("begins with the first rows, plus some beyond the visible ones", () => {
    assert.deepStrictEqual(spanAt(0, 440, 10_000), { start: 0, end: 16 })
  })

  it("ends with the last row", () => {
    assert.strictEqual(spanAt(10_000 * 44 - 440, 440, 10_000).end, 10_000)
  })

  it("extends from a row in both directions as far as a key press moves", () => {
    assert.deepStrictEqual(spanAround(100, 11, 10_000), { start: 85, end: 116 })
    assert.deepStrictEqual(spanAround(2, 11, 10), { start: 0, end: 10 })
  })

  it.prop(
    "contains every visible row and some on either side, but not many more",
    [upTo(500_000), upTo(1_000), upTo(10_000)],
    ([top, height, count]) => {
      const { start, end } = spanAt(top, height, count)
      const [first, last] = [Math.floor(top / 44), Math.ceil((top + height) / 44)]
      assert.isTrue(0 <= start && start <= end && end <= count)
      assert.isAtMost(end - start, Math.ceil(height / 44) + 24)
      if (last > count) return
      assert.isAtMost(start, Math.max(0, first - 4))
      assert.isAtLeast(end, Math.min(count, last + 4))
    }
  )
})
