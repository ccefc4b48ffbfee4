import { assert, describe, it } from "@effect/vitest"
import { parseHexColor, formatColor } from "#ui/parseHexColor.ts"

describe("a hex color", () => {
  it.each(["#0b6b73", "#0B6B73", "#0b6b7380"])("is parsed from %s", (text) => {
    const color = parseHexColor(text) ?? assert.fail("no color")
    assert.strictEqual(formatColor(color), text.toLowerCase())
  })
  it.each(["", "0b6b73", "#0b6b7", "#0b6b73f", "#fff", "teal", "rgb(0,0,0)", "#0b6b7g"])(
    "is not parsed from %j",
    (text) => assert.isNull(parseHexColor(text))
  )
  it("omits alpha if fully opaque", () =>
    assert.strictEqual(formatColor(parseHexColor("#0b6b73ff") ?? assert.fail("no color")), "#0b6b73"))
})
