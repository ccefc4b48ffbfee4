import { useEffect, useState } from "react"
import { vinFromBarcode } from "#domain/vin/vinFromBarcode.ts"
import type { BarcodeRequest, BarcodeResponse } from "./barcodeWorker.ts"

/**
 * Why there is no video: no camera API in this browser or at this URL, permission denied, or the camera is missing or
 * in use.
 */
type CameraFault = "none" | "refused" | "away"

type Torched = MediaTrackCapabilities & { readonly torch?: boolean }

/** Opens the rear camera, at 1080 lines if possible, while the component is mounted. */
export const useCamera = () => {
  const [stream, setStream] = useState<MediaStream>()
  const [fault, setFault] = useState<CameraFault | undefined>(() => (isThere() ? undefined : "none"))
  const [isLit, setLit] = useState(false)

  useEffect(() => {
    if (!isThere()) return
    let isGone = false
    let mine: MediaStream | undefined
    navigator.mediaDevices
      .getUserMedia({
        video: { facingMode: { ideal: "environment" }, width: { ideal: 1920 }, height: { ideal: 1080 } },
        audio: false
      })
      .then(
        (opened) => {
          mine = opened
          // The dialog may be closed before the user grants permission.
          if (isGone) stop(opened)
          else setStream(opened)
        },
        (error: { readonly name?: string }) => {
          if (!isGone) setFault(error.name === "NotAllowedError" || error.name === "SecurityError" ? "refused" : "away")
        }
      )
    return () => {
      isGone = true
      if (mine !== undefined) stop(mine)
    }
  }, [])

  const track = stream?.getVideoTracks()[0]
  const hasTorch = (track?.getCapabilities?.() as Torched | undefined)?.torch === true
  const light = (on: boolean) =>
    void track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] }).then(
      () => setLit(on),
      () => setLit(false)
    )
  return { stream, fault, light: hasTorch ? { isLit, set: light } : undefined }
}

/** Available only on secure origins. */
const isThere = () => navigator.mediaDevices?.getUserMedia !== undefined

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())

/** The result of reading an image: a VIN; barcodes without a VIN; no barcode; or a failure. */
export type ReadPicture = { readonly vin: string } | "noVin" | "noCode" | "failed"

/** Starts a barcode reader in a worker and interprets the texts it finds. `end` terminates the worker. */
export const startBarcodeReader = <Found>(meaning: (texts: BarcodeResponse["texts"]) => Found) => {
  const worker = new Worker(new URL("./barcodeWorker.ts", import.meta.url), { type: "module" })
  const waiting = new Map<number, (texts: BarcodeResponse["texts"]) => void>()
  let last = 0
  let isBroken = false
  const settle = (number: number, texts: BarcodeResponse["texts"]) => {
    waiting.get(number)?.(texts)
    waiting.delete(number)
  }
  worker.addEventListener("message", ({ data: { number, texts } }: MessageEvent<BarcodeResponse>) =>
    settle(number, texts)
  )
  worker.addEventListener("error", () => {
    isBroken = true
    for (const number of waiting.keys()) settle(number, undefined)
  })
  return {
    read: (image: BarcodeRequest["image"]): Promise<Found> =>
      new Promise((resolve) => {
        if (isBroken) return resolve(meaning(undefined))
        const asked: BarcodeRequest = { number: ++last, image }
        waiting.set(asked.number, (texts) => resolve(meaning(texts)))
        worker.postMessage(asked, image instanceof ImageBitmap ? [image] : [])
      }),
    end: () => worker.terminate()
  }
}

const interpret = (texts: BarcodeResponse["texts"]): ReadPicture => {
  if (texts === undefined) return "failed"
  const vin = texts.map(vinFromBarcode).find((found) => found !== undefined)
  return vin !== undefined ? { vin } : texts.length > 0 ? "noVin" : "noCode"
}

/** Starts a reader for VINs. */
export const startVinReader = () => startBarcodeReader(interpret)

export type VinReader = ReturnType<typeof startVinReader>
