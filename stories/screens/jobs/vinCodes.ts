import { prepareZXingModule, writeBarcode, type WriterOptions } from "zxing-wasm/writer"
import wasm from "zxing-wasm/writer/zxing_writer.wasm?url"

prepareZXingModule({ overrides: { locateFile: () => wasm } })

/** Creates a photo of a barcode that encodes the text. */
export const photoOf = async (text: string, format: NonNullable<WriterOptions["format"]>): Promise<File> => {
  const { image, error } = await writeBarcode(text, { format, scale: 4, addQuietZones: true })
  if (image === null) throw new Error(error)
  return new File([image], `${format}.png`, { type: "image/png" })
}
