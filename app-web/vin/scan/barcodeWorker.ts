import wasm from "zxing-wasm/reader/zxing_reader.wasm?url"
import { barcodeReader, type Picture } from "./barcodeReader.ts"

/** A request to read an image, and its response. Both carry the same number. */
export interface BarcodeRequest {
  readonly number: number
  readonly image: Picture
}
export interface BarcodeResponse {
  readonly number: number
  /** The text of each barcode; undefined if the reader failed. */
  readonly texts: ReadonlyArray<string> | undefined
}

// Runs in a worker, so that the screen stays smooth. Only this file's content security policy allows WebAssembly
// (serveWeb); that of the pages does not.
const read = barcodeReader({ locateFile: () => wasm })

addEventListener("message", ({ data: { number, image } }: MessageEvent<BarcodeRequest>) => {
  read(image)
    .then(
      (texts) => postMessage({ number, texts } satisfies BarcodeResponse),
      () => postMessage({ number, texts: undefined } satisfies BarcodeResponse)
    )
    .finally(() => {
      if ("close" in image) image.close()
    })
})
