import { assert, describe, it } from "@effect/vitest"
import { normalizeVin, vinCheckDigit, vinFault } from "#domain/vin/vinFault.ts"
import { anyVin, position } from "./anyVin.ts"

/** trade 5.1, taken from vehicles, the example of 49 CFR 565 itself, and public decoders. */
const good = [
  "1M8GDM9AXKP042788",
  "5GZCZ43D13S812715",
  "1HGCM82633A004352",
  "KM8K2CAB4PU001140",
  "1FMCU9H61LUA94994",
  "5N1AT2MV8GC756869",
  "1FTFW5L86RFB45612",
  "4S4SLDB69T3023252",
  "1C4PJMBXXJD592546",
  "JN1BJ1AW5PW109661"
]
const wrong: ReadonlyArray<readonly [string, string]> = [
  ["1M8GDM9AXKP042789", "1"],
  ["SGZCZ43D13S812715", "X"],
  ["1HGCM82633A123456", "7"],
  ["1HGCV1F34NA012345", "3"],
  ["12345678901234567", "7"]
]

describe("the check digit of 49 CFR 565", () => {
  it.each(good)("is correct for %s", (vin) => assert.strictEqual(vinCheckDigit(vin), vin.charAt(8)))
  it("is 1 for seventeen ones", () => assert.strictEqual(vinCheckDigit("11111111111111111"), "1"))
  // The sum of 1M8GDM9AXKP042789 is two more than that of 1M8GDM9AXKP042788, whose remainder is 10: (10 + 2) mod 11.
  it.each(wrong)("differs from that of %s", (vin, digit) => assert.strictEqual(vinCheckDigit(vin), digit))
})

describe("a VIN as typed", () => {
  it.each(good)("is valid: %s", (vin) => assert.isUndefined(vinFault(vin)))
  it("may be lowercase, with spaces and any kind of dashes", () => {
    assert.isUndefined(vinFault(" 1hgcm-8263 3a–004352 "))
    assert.strictEqual(normalizeVin(" 1hgcm-8263 3a–004352 "), "1HGCM82633A004352")
  })
  it("requires seventeen characters", () => {
    assert.strictEqual(vinFault(""), "vin.length")
    assert.strictEqual(vinFault("1HGCM82633A00435"), "vin.length")
    assert.strictEqual(vinFault("1HGCM82633A0043522"), "vin.length")
  })
  it.each(["IHGCM82633A004352", "1HGCM82633AO04352", "1HGCM82633AQ04352", "io"])("rejects I, O, and Q: %s", (vin) =>
    assert.strictEqual(vinFault(vin), "vin.letters")
  )
  it.each(wrong.map(([vin]) => vin))("is invalid with a wrong check digit: %s", (vin) =>
    assert.strictEqual(vinFault(vin), "vin.invalid")
  )
  it("is invalid if European without a check digit", () =>
    assert.strictEqual(vinFault("WVWZZZ1JZXW000001"), "vin.invalid"))
  it.each(["11111111111111111", "00000000000000000"])("is invalid if all characters are the same: %s", (vin) =>
    assert.strictEqual(vinFault(vin), "vin.invalid")
  )
  it.each(["1HGCM82633A00435!", "1HGCM82633A00435é"])("is invalid with other characters: %s", (vin) =>
    assert.strictEqual(vinFault(vin), "vin.invalid")
  )

  it.prop(
    "is invalid if one digit of its serial number is wrong",
    [anyVin, position(12, 16), position(1, 9)],
    ([vin, at, by]) => {
      const other = (Number(vin.charAt(at)) + by) % 10
      assert.strictEqual(vinFault(vin.slice(0, at) + other + vin.slice(at + 1)), "vin.invalid")
    }
  )
})
