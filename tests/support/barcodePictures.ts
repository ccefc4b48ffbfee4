import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { prepareZXingModule, writeBarcode, type WriterOptions } from "zxing-wasm/writer"

/** Returns the bytes of one of zxing-wasm's WebAssembly modules. */
export const zxingWasm = (name: "reader/zxing_reader.wasm" | "writer/zxing_writer.wasm"): ArrayBuffer =>
  new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(`zxing-wasm/${name}`))).buffer

/** Creates a PNG of a barcode that encodes the text. */
export const barcodePicture = async (text: string, options: WriterOptions): Promise<Blob> => {
  prepareZXingModule({ overrides: { wasmBinary: zxingWasm("writer/zxing_writer.wasm") } })
  const { image, error } = await writeBarcode(text, { scale: 4, addQuietZones: true, ...options })
  if (image === null) throw new Error(error)
  return image
}
