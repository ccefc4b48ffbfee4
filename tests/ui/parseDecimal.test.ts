import { assert, describe, it } from "@effect/vitest"
import { decimalMarkOf, formatDecimal } from "#ui/formatDecimal.ts"
import { parseDecimal } from "#ui/parseDecimal.ts"

const cents = (typed: string, mark = ".") => {
  const read = parseDecimal(typed, 2, mark)
  return read.kind === "number" ? read.value : read.kind
}

describe("a typed amount", () => {
  it("is understood as people in Texas, Québec and Spain write it, whatever the language of the screen", () => {
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
  it("reads plain and short figures", () => {
    assert.deepStrictEqual(
      ["0", "7", ".5", "5.", "12.5", "12,5", "-3", "\u22123.25", "1,234,567.89", "1.234.567,89", "007"].map((typed) =>
        cents(typed)
      ),
      [0, 700, 50, 500, 1250, 1250, -300, -325, 123456789, 123456789, 700]
    )
  })
  it("lets the language decide what one mark before three digits means", () => {
    assert.strictEqual(cents("1,234", "."), 123400)
    assert.strictEqual(cents("1.234", ","), 123400)
    assert.strictEqual(cents("0,125", "."), "unclear")
  })
  it("never guesses", () => {
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
  it("is empty when nothing but a sign of money is there", () =>
    assert.deepStrictEqual(
      ["", "  ", "$", " % "].map((typed) => cents(typed)),
      ["empty", "empty", "empty", "empty"]
    ))
  it("has no negative nothing", () => assert.isTrue(Object.is(cents("-0"), 0)))
  it("takes three places where they are asked for", () =>
    assert.deepStrictEqual(parseDecimal("9,975 %", 3, ","), { kind: "number", value: 9975 }))
})

describe("a written amount", () => {
  it("follows the language", () => {
    assert.strictEqual(formatDecimal(123450, 2, "en-US"), "1,234.50")
    assert.strictEqual(formatDecimal(123450, 2, "de-DE"), "1.234,50")
    assert.strictEqual(formatDecimal(123450, 2, "fr-CA").replace(/\s/g, " "), "1 234,50")
    assert.strictEqual(formatDecimal(-5, 2, "en-US"), "-0.05")
    assert.strictEqual(formatDecimal(330, 2, "en-US", 0), "3.3")
  })
  it("is exact beyond what binary fractions hold", () =>
    assert.strictEqual(formatDecimal(9007199254740991, 2, "en-US"), "90,071,992,547,409.91"))
  it("knows the decimal mark", () =>
    assert.deepStrictEqual(["en-US", "fr-CA", "es-ES", "es-US"].map(decimalMarkOf), [".", ",", ",", "."]))
})

describe("what is written", () => {
  it("is read back to the cent in every language of the product", () => {
    for (const locale of ["en-US", "en-CA", "fr-CA", "fr-FR", "es-US", "es-ES", "es-MX"]) {
      for (let value = -250_000_000; value < 250_000_000; value += 1_234_577) {
        assert.strictEqual(cents(formatDecimal(value, 2, locale), decimalMarkOf(locale)), value, locale)
      }
    }
  })
})
