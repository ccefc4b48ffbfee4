import { assert, describe, it } from "@effect/vitest"
import { adhesiveFromBarcode } from "#domain/installer-day/adhesiveFromBarcode.ts"

describe("an adhesive barcode", () => {
  it.each([
    ["01076123456789001727063010L-2291", { lot: "L-2291", expiry: "2027-06-30" }],
    ["\u001d010761234567890010L-2291\u001d17270630", { lot: "L-2291", expiry: "2027-06-30" }],
    ["]d20107612345678900112601151728020010AB12\u001d21998", { lot: "AB12", expiry: "2028-02-29" }],
    ["(01)07612345678900(10)L-2291(17)270630", { lot: "L-2291", expiry: "2027-06-30" }],
    ["010761234567890015270630", { lot: "", expiry: "2027-06-30" }],
    [" l-2291 ", { lot: "L-2291", expiry: "" }],
    ["3004567", { lot: "3004567", expiry: "" }]
  ])("with %j is read as %j", (text, label) => assert.deepStrictEqual(adhesiveFromBarcode(text), label))

  it.each([
    "0761234567890",
    "012345678905",
    "12345670",
    "0107612345678900",
    "https://maker.example/sds",
    "",
    "A",
    "010761234567890017270635"
  ])("with %j has neither lot nor date", (text) => assert.isUndefined(adhesiveFromBarcode(text)))
})
