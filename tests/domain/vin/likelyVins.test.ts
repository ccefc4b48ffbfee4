import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { likelyVins } from "#domain/vin/likelyVins.ts"
import { vinFault } from "#domain/vin/vinFault.ts"
import { anyVin, position } from "./anyVin.ts"

const alike: Readonly<Record<string, string>> = {
  "5": "S",
  S: "5",
  "8": "B",
  B: "8",
  "2": "Z",
  Z: "2",
  "6": "G",
  G: "6",
  "0": "D",
  D: "0",
  "1": "L",
  L: "1"
}
const put = (vin: string, at: number, character: string) => vin.slice(0, at) + character + vin.slice(at + 1)

describe("likely VINs", () => {
  it("are none for a valid VIN", () => assert.deepStrictEqual(likelyVins("1HGCM82633A004352"), []))
  it("read I, O, and Q as the digits they resemble, first of all", () => {
    assert.strictEqual(likelyVins("IHGCM82633A004352")[0], "1HGCM82633A004352")
    assert.strictEqual(likelyVins("1hgcm82633ao0435Z")[0], "1HGCM82633A004352")
    assert.strictEqual(likelyVins("1HGCM82633AQ04352")[0], "1HGCM82633A004352")
  })
  it("replace one character with a similar one: the S of trade 5.1 was a 5", () =>
    assert.include(likelyVins("SGZCZ43D13S812715"), "5GZCZ43D13S812715"))
  it("swap two adjacent characters", () => assert.include(likelyVins("1HGCM82633A004532"), "1HGCM82633A004352"))
  it("drop the import prefix of a barcode", () =>
    assert.deepStrictEqual(likelyVins("I1HGCM82633A004352"), ["1HGCM82633A004352"]))
  it("are none for text that is not a VIN", () => {
    for (const typed of ["", "windshield", "0".repeat(17), "1".repeat(17)])
      assert.deepStrictEqual(likelyVins(typed), [])
  })

  it.prop("include the intended VIN if one character was misread", [anyVin, position(0, 16)], ([vin, at]) => {
    const other = alike[vin.charAt(at)]
    if (at !== 8 && other !== undefined) assert.include(likelyVins(put(vin, at, other)), vin)
  })
  it.prop(
    "include the intended VIN if O, Q, or I was typed for 0 and 1",
    [anyVin, Schema.Literals(["O", "Q"])],
    ([vin, letter]) =>
      /[01]/.test(vin)
        ? assert.strictEqual(likelyVins(vin.replaceAll("0", letter).replaceAll("1", "I"))[0], vin)
        : undefined
  )
  it.prop(
    "include the intended VIN if two adjacent characters were swapped",
    [anyVin, position(0, 15)],
    ([vin, at]) => {
      const typed = put(put(vin, at, vin.charAt(at + 1)), at + 1, vin.charAt(at))
      if (vinFault(typed) !== undefined) assert.include(likelyVins(typed), vin)
    }
  )
  it.prop("are valid", [anyVin, position(0, 16), Schema.String], ([vin, at, text]) => {
    for (const likely of [...likelyVins(put(vin, at, "5")), ...likelyVins(text)]) assert.isUndefined(vinFault(likely))
  })
})
