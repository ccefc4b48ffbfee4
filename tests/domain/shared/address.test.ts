import { assert, describe, it } from "@effect/vitest"
import { Address, regionsOf } from "#domain/shared/Address.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"
import { sampleLocation } from "#domain/testing/samples.ts"
import { validationErrors } from "./faultsOf.ts"

const tempe = sampleLocation.address
const faults = (changes: object) => validationErrors(Address, { ...tempe, ...changes })

/**
 * ISO 3166-2:US and ISO 3166-2:CA by group, in the order of the standard, without the outlying islands that have no
 * addresses.
 */
const states =
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY".split(
    " "
  )
const territories = ["DC", "AS", "GU", "MP", "PR", "VI"]
const provinces = ["AB", "BC", "MB", "NB", "NL", "NS", "ON", "PE", "QC", "SK", "NT", "NU", "YT"]

describe("an address", () => {
  it("is valid as in the sample, with and without its second line", () => {
    assert.deepStrictEqual(faults({}), {})
    assert.deepStrictEqual(faults({ address2: "" }), {})
  })

  it.each(["address1", "city", "region", "postalCode"])("requires %s", (field) => {
    assert.deepStrictEqual(faults({ [field]: "" }), { [field]: ["required"] })
  })

  it("requires one of the two countries", () => {
    for (const country of ["", "MX", "us"]) assert.include(Object.keys(faults({ country })), "country")
  })

  it("limits the postal code to 15 characters", () => {
    assert.deepStrictEqual(faults({ postalCode: "1".repeat(15) }), {})
    assert.deepStrictEqual(faults({ postalCode: "1".repeat(16) }), { postalCode: ["tooLong:15"] })
    for (const postalCode of ["85281", "85281-1234", "H2X 1Y4"]) assert.deepStrictEqual(faults({ postalCode }), {})
  })

  it.each(["address1", "address2", "city", "postalCode"])("rejects tags in %s", (field) => {
    for (const text of ["<b>", "a<i>b", "</p>", "<img src=x>", "<>", "1 <a\nb>"]) {
      assert.deepStrictEqual(faults({ [field]: text }), { [field]: ["text.invalidCharacters"] })
    }
    for (const text of ["a < b", "b > a", "1 & 2", 'O\'Neil "A"', "№ 5 – é"])
      assert.deepStrictEqual(faults({ [field]: text }), {})
  })

  it("accepts the fifty states, the district, the territories, the provinces, and not applicable", () => {
    assert.strictEqual(states.length, 50)
    assert.deepStrictEqual([...regionsOf("US")].sort(), [...states, ...territories, "NA"].sort())
    assert.deepStrictEqual([...regionsOf("CA")].sort(), [...provinces, "NA"].sort())
    for (const region of [...states, ...territories, "NA"]) assert.deepStrictEqual(faults({ region }), {})
    for (const region of [...provinces, "NA"]) assert.deepStrictEqual(faults({ country: "CA", region }), {})
  })

  it("rejects a region of the other country", () => {
    for (const region of [...provinces, "az", "XX"])
      assert.deepStrictEqual(faults({ region }), { region: ["region.notOfCountry"] })
    for (const region of [...states, ...territories])
      assert.deepStrictEqual(faults({ country: "CA", region }), { region: ["region.notOfCountry"] })
  })
})

describe("a line of text", () => {
  it("may have the maximum length and no more", () => {
    assert.deepStrictEqual(validationErrors(plainText(5), "12345"), {})
    assert.deepStrictEqual(validationErrors(plainText(5), "123456"), { "": ["tooLong:5"] })
  })

  it("may be empty if not required; blanks do not count", () => {
    assert.deepStrictEqual(validationErrors(plainText(5), ""), {})
    for (const text of ["", " ", "\t\n", " "])
      assert.deepStrictEqual(validationErrors(requiredText(5), text), { "": ["required"] })
  })
})
