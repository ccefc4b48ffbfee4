import { assert, describe, it } from "@effect/vitest"
import { partPricesFile, readPartPrices, withPrices } from "#web/pricing-profiles/partPricesFile.ts"

const always = { discount: 0, price: 0, tiers: [], from: "", until: "" } as const
const prices = [
  { ...always, pattern: "DW01659", kind: "flat", price: 8000 },
  { ...always, pattern: "DW*", kind: "discount", discount: 5500, from: "2027-01-01", until: "2027-12-31" },
  { ...always, pattern: "HCL000123", kind: "each", price: 450 },
  {
    ...always,
    pattern: "*",
    kind: "tiered",
    tiers: [
      { from: 0, discount: 4000 },
      { from: 50000, discount: -250 }
    ]
  }
] as const

describe("a part price file", () => {
  it("is parsed as it was exported", () => {
    assert.deepStrictEqual(readPartPrices(partPricesFile(prices)), { prices: [...prices], faults: [] })
  })

  it("is parsed as French Excel writes it: semicolons, decimal commas, other column order, empty lines", () => {
    const text = 'VALUE;Pattern;kind\r\n55,5 %;dw *;Discount\r\n;;\r\n"80";"dw-1659";flat\r\n'
    assert.deepStrictEqual(readPartPrices(text), {
      prices: [
        { ...always, pattern: "DW*", kind: "discount", discount: 5550 },
        { ...always, pattern: "DW01659", kind: "flat", price: 8000 }
      ],
      faults: []
    })
  })

  it("reports every invalid line, and then imports none", () => {
    const { prices: taken, faults } = readPartPrices(
      [
        "pattern,kind,value,from,until",
        "DW*,discount,55",
        "DW*,discount,60",
        "??,each,5",
        "FW*,percent,5",
        "FD*,each,1e9",
        "FB*,flat,0",
        "FQ*,discount,20,2027-02-30",
        "FR*,tiered,0: 40; 500"
      ].join("\n")
    )
    assert.deepStrictEqual(taken, [])
    const told = faults.map(({ line, column, message }) => [line, column, message])
    for (const expected of [
      [4, "pattern", "partPattern.invalid"],
      [5, "kind", "partPrices.unknownKind"],
      [6, "value", "number.unclear"],
      [8, "from", "day.invalid"],
      [9, "value", "number.unclear"]
    ])
      assert.deepInclude(told, expected)
  })

  it("reports what no single line shows: a duplicate number, a price of zero", () => {
    const faultsOf = (text: string) => readPartPrices(`pattern,kind,value\n${text}`).faults
    assert.deepStrictEqual(faultsOf("DW*,discount,55\ndw*,discount,60"), [
      { line: 3, column: "pattern", message: "partPrice.twice" }
    ])
    assert.deepStrictEqual(faultsOf("FB*,flat,0"), [{ line: 2, column: "value", message: "partPrice.zero" }])
    assert.deepStrictEqual(readPartPrices("number;price\n1;2").faults, [
      { line: 1, column: "pattern", message: "partPrices.noColumn" }
    ])
    assert.strictEqual(readPartPrices("").faults.length, 1)
  })

  it("replaces prices with the same number and start date, and appends the others", () => {
    const there = [prices[0], prices[1]]
    const [flat, other] = [
      { ...prices[0], price: 9000 },
      { ...prices[2], pattern: "hcl-123" }
    ]
    assert.deepStrictEqual(withPrices(there, [other, flat]), [flat, prices[1], other])
  })
})
