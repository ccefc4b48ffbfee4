import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { smsSegments } from "#domain/messages/smsSegments.ts"

/**
 * Counted by hand from 3GPP TS 23.038 §6.2.1 and 23.040 §9.2.3.24.1: 160/153 septets, 70/67 UTF-16 units, an escape for
 * ^{}\[~]|€.
 */
const counted: ReadonlyArray<
  readonly [what: string, text: string, alphabet: "gsm7" | "ucs2", segments: number, used: number, left: number]
> = [
  ["are one for an empty text", "", "gsm7", 1, 0, 160],
  ["are one for 160 characters (GSM)", "a".repeat(160), "gsm7", 1, 160, 0],
  ["are two for 161 characters (GSM)", "a".repeat(161), "gsm7", 2, 161, 145],
  ["are two for 306 characters (GSM)", "a".repeat(306), "gsm7", 2, 306, 0],
  ["are three for 307 characters (GSM)", "a".repeat(307), "gsm7", 3, 307, 152],
  ["count accented GSM characters as one septet each", "àèéùìòÇØøÅåÄÖÑÜäöñü¿¡", "gsm7", 1, 21, 139],
  ["count extension characters as two septets each", "€[]{}", "gsm7", 1, 10, 150],
  ["do not split an escape sequence", `${"a".repeat(152)}€${"a".repeat(10)}`, "gsm7", 2, 164, 141],
  ["use UCS-2 for a single character outside GSM", "ç", "ucs2", 1, 1, 69],
  ["use UCS-2 for a curly apostrophe", "It’s ready", "ucs2", 1, 10, 60],
  ["are one for 70 characters (UCS-2)", "ê".repeat(70), "ucs2", 1, 70, 0],
  ["are two for 71 characters (UCS-2)", "ê".repeat(71), "ucs2", 2, 71, 63],
  ["count an emoji as two UTF-16 units", "🚗", "ucs2", 1, 2, 68],
  ["do not split an emoji", `${"ê".repeat(66)}🚗${"ê".repeat(10)}`, "ucs2", 2, 78, 55]
]

describe("the segments of a text message", () => {
  it.each(counted)("%s", (_, text, alphabet, segments, used, left) => {
    assert.deepStrictEqual(smsSegments(text), { alphabet, segments, used, left })
  })

  it.prop(
    "contain the full text and never exceed the limit (GSM)",
    [Schema.String.check(Schema.isPattern(/^[A-Za-z0-9 .,]{0,400}$/))],
    ([text]) => {
      const { alphabet, segments, used, left } = smsSegments(text)
      assert.strictEqual(alphabet, "gsm7")
      assert.strictEqual(used, text.length)
      assert.strictEqual(segments, text.length <= 160 ? 1 : Math.ceil(text.length / 153))
      assert.strictEqual(used + left, segments === 1 ? 160 : segments * 153)
    }
  )
})
