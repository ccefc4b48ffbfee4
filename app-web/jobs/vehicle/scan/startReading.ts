import { vinFromBarcode } from "#domain/vin/vinFromBarcode.ts"
import type { BarcodeAsked, BarcodesRead } from "./barcodeWorker.ts"

/** What a picture holds: a VIN; codes, but no VIN in them; no code; or it could not be read. */
export type ReadPicture = { readonly vin: string } | "noVin" | "noCode" | "failed"

/** Starts the reader of bar codes in a thread of its own; `end` ends it. */
export const startReading = () => {
  const worker = new Worker(new URL("./barcodeWorker.ts", import.meta.url), { type: "module" })
  const waiting = new Map<number, (read: ReadPicture) => void>()
  let last = 0
  let isBroken = false
  const settle = (number: number, read: ReadPicture) => {
    waiting.get(number)?.(read)
    waiting.delete(number)
  }
  worker.addEventListener("message", ({ data: { number, texts } }: MessageEvent<BarcodesRead>) =>
    settle(number, meant(texts))
  )
  worker.addEventListener("error", () => {
    isBroken = true
    for (const number of waiting.keys()) settle(number, "failed")
  })
  return {
    read: (image: BarcodeAsked["image"]): Promise<ReadPicture> =>
      new Promise((resolve) => {
        if (isBroken) return resolve("failed")
        const asked: BarcodeAsked = { number: ++last, image }
        waiting.set(asked.number, resolve)
        worker.postMessage(asked, image instanceof ImageBitmap ? [image] : [])
      }),
    end: () => worker.terminate()
  }
}

export type Reading = ReturnType<typeof startReading>

const meant = (texts: BarcodesRead["texts"]): ReadPicture => {
  if (texts === undefined) return "failed"
  const vin = texts.map(vinFromBarcode).find((found) => found !== undefined)
  return vin !== undefined ? { vin } : texts.length > 0 ? "noVin" : "noCode"
}
