import { assert, describe, it } from "@effect/vitest"
import { colorFrom, colorText } from "#ui/colorFrom.ts"

describe("a colour as the specification writes it", () => {
  it.each(["#0b6b73", "#0B6B73", "#0b6b7380"])("is %s", (text) => {
    const color = colorFrom(text) ?? assert.fail("no colour")
    assert.strictEqual(colorText(color), text.toLowerCase())
  })
  it.each(["", "0b6b73", "#0b6b7", "#0b6b73f", "#fff", "teal", "rgb(0,0,0)", "#0b6b7g"])("is not %j", (text) =>
    assert.isNull(colorFrom(text))
  )
  it("says nothing of clearness when nothing shows through", () =>
    assert.strictEqual(colorText(colorFrom("#0b6b73ff") ?? assert.fail("no colour")), "#0b6b73"))
})
