import { BarcodeDetector, prepareZXingModule } from "barcode-detector/ponyfill"

/** An image that may contain barcodes. */
export type Picture = ImageBitmap | Blob

/**
 * Creates a reader for the barcode formats that carry VINs (trade 5.5), dark on light, then light on dark. `overrides`
 * tells where its WebAssembly file is.
 */
export const barcodeReader = (
  overrides: { readonly locateFile: () => string } | { readonly wasmBinary: ArrayBuffer }
) => {
  prepareZXingModule({ overrides })
  const detector = new BarcodeDetector({ formats: ["code_39", "code_128", "qr_code", "data_matrix"] })
  const textsIn = async (image: Picture | OffscreenCanvas): Promise<ReadonlyArray<string>> =>
    (await detector.detect(image as Blob)).map(({ rawValue }) => rawValue).filter((text) => text !== "")
  return async (image: Picture): Promise<ReadonlyArray<string>> => {
    const texts = await textsIn(image)
    const turned = texts.length > 0 ? undefined : await inverted(image)
    return turned === undefined ? texts : textsIn(turned)
  }
}

/** Returns the image with inverted colors, for barcodes etched into glass; undefined if it cannot be drawn. */
const inverted = async (image: Picture): Promise<OffscreenCanvas | undefined> => {
  if (typeof OffscreenCanvas === "undefined") return undefined
  const drawn = image instanceof Blob ? await createImageBitmap(image).catch(() => undefined) : image
  if (drawn === undefined) return undefined
  const canvas = new OffscreenCanvas(drawn.width, drawn.height)
  const pen = canvas.getContext("2d")
  if (pen === null) return undefined
  pen.drawImage(drawn, 0, 0)
  pen.globalCompositeOperation = "difference"
  pen.fillStyle = "white"
  pen.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}
