import { assert, describe, it } from "@effect/vitest"
import { afterAll, beforeAll, vi } from "vitest"
import type { WriterOptions } from "zxing-wasm/writer"
import { vinFromBarcode } from "#domain/vin/vinFromBarcode.ts"
import { barcodePicture, zxingWasm } from "#tests/support/barcodePictures.ts"
import { barcodeReader } from "#web/vin/scan/barcodeReader.ts"

const read = barcodeReader({ wasmBinary: zxingWasm("reader/zxing_reader.wasm") })
const vin = "KM8K2CAB4PU001140"

describe("the bar code reader", () => {
  // Browsers provide it. The reader uses it for the code's position, which is not tested here.
  beforeAll(() => void vi.stubGlobal("DOMRectReadOnly", class {}))
  afterAll(() => void vi.unstubAllGlobals())

  const codes: ReadonlyArray<readonly [text: string, options: WriterOptions]> = [
    [vin, { format: "Code39" }],
    [`I${vin}`, { format: "Code39" }],
    [vin, { format: "Code128" }],
    [vin, { format: "Code128", rotate: 90 }],
    [`VIN=${vin};MFD=0423`, { format: "QRCode" }],
    [vin, { format: "QRCode", invert: true }],
    [vin, { format: "DataMatrix" }]
  ]
  it.each(codes)("reads an image of %s as its VIN: %o", async (text, options) =>
    assert.deepStrictEqual((await read(await barcodePicture(text, options))).map(vinFromBarcode), [vin])
  )

  it("finds nothing in another kind of code or an invalid image", async () => {
    assert.deepStrictEqual(await read(await barcodePicture("012345678905", { format: "UPCA" })), [])
    assert.deepStrictEqual(await read(new Blob(["no picture"])), [])
  })
})
