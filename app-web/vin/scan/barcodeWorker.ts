import wasm from "zxing-wasm/reader/zxing_reader.wasm?url"
import { barcodeReader, type Picture } from "./barcodeReader.ts"

/** A picture to read, and what was read in it. An answer carries the number of its question. */
export interface BarcodeAsked {
  readonly number: number
  readonly image: Picture
}
export interface BarcodesRead {
  readonly number: number
  /** What each code says; undefined when the reader failed. */
  readonly texts: ReadonlyArray<string> | undefined
}

// A thread of its own: the screen stays smooth, and only this file's policy allows WebAssembly (serveWeb), not that of
// the pages.
const read = barcodeReader({ locateFile: () => wasm })

addEventListener("message", ({ data: { number, image } }: MessageEvent<BarcodeAsked>) => {
  read(image)
    .then(
      (texts) => postMessage({ number, texts } satisfies BarcodesRead),
      () => postMessage({ number, texts: undefined } satisfies BarcodesRead)
    )
    .finally(() => {
      if ("close" in image) image.close()
    })
})
