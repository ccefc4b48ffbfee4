import { assert, describe, it } from "@effect/vitest"
import { decimalMarkOf, formatDecimal } from "#ui/formatDecimal.ts"
import { parseDecimal } from "#ui/parseDecimal.ts"

const cents = (typed: string, mark = ".") => {
  const read = parseDecimal(typed, 2, mark)
  return read.kind === "number" ? read.value : read.kind
}

describe("the amount parser", () => {
  it("accepts the formats used in Texas, Québec and Spain, whatever the UI language", () => {
    for (const mark of [".", ","]) {
      for (const typed of [
        "1,234.50",
        "1.234,5",
        "1.234,50",
        "1 234,5",
        "1\u00a0234,50",
        "1\u202f234.50",
        "1'234.50",
        "$1,234.50",
        "1 234,50 $",
        "€ 1.234,50",
        "+1234.5"
      ]) {
        assert.strictEqual(cents(typed, mark), 123450, `${typed} with ${mark}`)
      }
    }
  })
  it("accepts plain and short numbers", () => {
    assert.deepStrictEqual(
      ["0", "7", ".5", "5.", "12.5", "12,5", "-3", "\u22123.25", "1,234,567.89", "1.234.567,89", "007"].map((typed) =>
        cents(typed)
      ),
      [0, 700, 50, 500, 1250, 1250, -300, -325, 123456789, 123456789, 700]
    )
  })
  it("uses the language to interpret a single mark before three digits", () => {
    assert.strictEqual(cents("1,234", "."), 123400)
    assert.strictEqual(cents("1.234", ","), 123400)
    assert.strictEqual(cents("0,125", "."), "unclear")
  })
  it("rejects ambiguous input", () => {
    for (const typed of [
      "1.234",
      "12.345",
      "1.2.3",
      "1,23,456",
      "12 34",
      "1 2345",
      "1,234 567",
      "abc",
      "12a",
      "--3",
      "1-2",
      ".",
      ",",
      "-",
      "1,2,",
      "99999999999999999"
    ]) {
      assert.strictEqual(cents(typed), "unclear", typed)
    }
  })
  it("treats a lone currency sign as empty", () =>
    assert.deepStrictEqual(
      ["", "  ", "$", " % "].map((typed) => cents(typed)),
      ["empty", "empty", "empty", "empty"]
    ))
  it("returns no negative zero", () => assert.isTrue(Object.is(cents("-0"), 0)))
  it("accepts three decimal places if requested", () =>
    assert.deepStrictEqual(parseDecimal("9,975 %", 3, ","), { kind: "number", value: 9975 }))
})

describe("the amount formatter", () => {
  it("follows the language", () => {
    assert.strictEqual(formatDecimal(123450, 2, "en-US"), "1,234.50")
    assert.strictEqual(formatDecimal(123450, 2, "de-DE"), "1.234,50")
    assert.strictEqual(formatDecimal(123450, 2, "fr-CA").replace(/\s/g, " "), "1 234,50")
    assert.strictEqual(formatDecimal(-5, 2, "en-US"), "-0.05")
    assert.strictEqual(formatDecimal(330, 2, "en-US", 0), "3.3")
  })
  it("is exact beyond the precision of binary fractions", () =>
    assert.strictEqual(formatDecimal(9007199254740991, 2, "en-US"), "90,071,992,547,409.91"))
  it("returns the language's decimal mark", () =>
    assert.deepStrictEqual(["en-US", "fr-CA", "es-ES", "es-US"].map(decimalMarkOf), [".", ",", ",", "."]))
})

describe("a formatted amount", () => {
  it("is parsed back to the cent in every product language", () => {
    for (const locale of ["en-US", "en-CA", "fr-CA", "fr-FR", "es-US", "es-ES", "es-MX"]) {
      for (let value = -250_000_000; value < 250_000_000; value += 1_234_577) {
        assert.strictEqual(cents(formatDecimal(value, 2, locale), decimalMarkOf(locale)), value, locale)
      }
    }
  })
})
