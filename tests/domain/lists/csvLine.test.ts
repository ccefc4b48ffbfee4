import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { csvCell, csvLine, exact, whole } from "#domain/lists/csvLine.ts"
import { exportFileName } from "#domain/exports/exportsHandlers.ts"
import { readCsv } from "#tests/support/readCsv.ts"

/** Text typical of attackers and spreadsheets: signs, quotes, line breaks, white space, and anything else. */
const Nasty = Schema.Union([
  Schema.String,
  Schema.Array(
    Schema.Literals(["=", "+", "-", "@", "\t", "\r", "\n", " ", "\u00A0", '"', ",", "'", "1", "a", "é", "\uFF1D"])
  ).pipe(Schema.check(Schema.isMaxLength(8)))
])
const textOf = (nasty: typeof Nasty.Type) => (typeof nasty === "string" ? nasty : nasty.join("")).toWellFormed()

/**
 * OWASP, "CSV Injection": a cell must not start with these, nor with tab, carriage return, or line feed. Some locales
 * interpret the full-width signs too.
 */
const calculates = (cell: string) => /^[=+\-@\t\r\n]/.test(cell) || /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell)

describe("a CSV line (F4)", () => {
  it.effect.prop(
    "reads back by RFC 4180 unchanged or with a leading apostrophe",
    [Schema.Array(Nasty).pipe(Schema.check(Schema.isMinLength(2), Schema.isMaxLength(5)))],
    ([cells]) =>
      Effect.sync(() => {
        const texts = cells.map(textOf)
        const read = readCsv(csvLine(texts))
        assert.strictEqual(read.length, 1)
        assert.deepStrictEqual(
          read[0]!.map((cell, at) => (cell === `'${texts[at]}` && calculates(texts[at]!) ? texts[at] : cell)),
          texts
        )
      })
  )

  it.effect.prop("contains no formulas", [Nasty], ([nasty]) =>
    Effect.sync(() => assert.isFalse(calculates(readCsv(csvLine([textOf(nasty), "x"]))[0]![0]!)))
  )

  it.each([
    ["=1+1", "'=1+1"],
    ["+1 480 555", "'+1 480 555"],
    ["-5", "'-5"],
    ["@sum", "'@sum"],
    ["\t=1", "'\t=1"],
    ["  =1", "'  =1"],
    ["＝1", "'＝1"],
    ["a=1", "a=1"],
    ["O'Neil", "O'Neil"],
    ["a,b", '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ["two\r\nlines", '"two\r\nlines"'],
    ["", ""],
    ["end ", '"end "']
  ])("writes %j as %j", (text, cell) => assert.strictEqual(csvCell(text), cell))

  it("keeps numbers as plain decimals, including negative ones", () => {
    assert.strictEqual(
      csvLine([exact(18_970), exact(-5), exact(0), exact(123_456_789), whole(1001), whole(null)]),
      "189.70,-0.05,0.00,1234567.89,1001,\r\n"
    )
  })
})

describe("an export's file name", () => {
  it("has list, shop, and date in characters every system accepts", () => {
    assert.strictEqual(
      exportFileName("Clients", 'Vitres Étoile & Fils "/..\\', "2026-11-21"),
      "clients-vitres-etoile-fils-2026-11-21.csv"
    )
    assert.strictEqual(exportFileName("Customers", "玻璃", "2026-11-21"), "customers-2026-11-21.csv")
  })
})
