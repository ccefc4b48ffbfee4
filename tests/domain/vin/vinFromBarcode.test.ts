import { assert, describe, it } from "@effect/vitest"
import { isOtherMarketVin } from "#domain/vin/likelyVins.ts"
import { vinFromBarcode } from "#domain/vin/vinFromBarcode.ts"

/** VINs of trade 5.1, with surrounding label text from trade 5.5. */
const read: ReadonlyArray<readonly [label: string, text: string, vin: string | undefined]> = [
  ["a VIN alone", "1M8GDM9AXKP042788", "1M8GDM9AXKP042788"],
  ["a leading I for import", "IKM8K2CAB4PU001140", "KM8K2CAB4PU001140"],
  ["between the start and stop characters of Code 39", "*1FMCU9H61LUA94994*", "1FMCU9H61LUA94994"],
  ["lowercase, with spaces and a line break", " 1fmcu9h61lua94994\r\n", "1FMCU9H61LUA94994"],
  ["one field among others", "VIN=5N1AT2MV8GC756869;MFD=0416;PAINT=KH3", "5N1AT2MV8GC756869"],
  ["in a URL", "https://example.com/v/1C4PJMBXXJD592546?src=qr", "1C4PJMBXXJD592546"],
  ["followed by a Code 39 check character", "4S4SLDB69T3023252K", "4S4SLDB69T3023252"],
  ["the same VIN twice", "JN1BJ1AW5PW109661 JN1BJ1AW5PW109661", "JN1BJ1AW5PW109661"],
  ["a wrong check digit", "1M8GDM9AXKP042789", undefined],
  ["two different VINs", "1M8GDM9AXKP042788 5GZCZ43D13S812715", undefined],
  ["a VIN from another market", "WVWZZZ1JZXW000001", undefined],
  ["all characters the same", "11111111111111111", undefined],
  ["an empty text", "", undefined],
  ["a part number", "DW01658GBY", undefined]
]

describe("the VIN in a barcode", () => {
  it.each(read)("is read correctly: %s", (_, text, vin) => assert.strictEqual(vinFromBarcode(text), vin))
})

describe("a VIN from another market", () => {
  it.each(["WVWZZZ1JZXW000001", "wvw zzz 1j zxw 000001", "VF1BB05CF36123456", "WAUZZZ4G6EN000001"])(
    "is recognized by its filler in place of a check digit: %s",
    (vin) => assert.isTrue(isOtherMarketVin(vin))
  )
  it.each(["1M8GDM9AXKP042789", "1M8GDM9AXKP042788", "WVWZZZ1JZXW00000", "WVWZZZ1JZXWO00001", "ZZZZZZZZZZZZZZZZZ", ""])(
    "is not a mistyped, valid, or incomplete one: %s",
    (vin) => assert.isFalse(isOtherMarketVin(vin))
  )
})
