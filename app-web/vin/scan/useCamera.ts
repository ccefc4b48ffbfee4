import { useEffect, useState } from "react"
import { vinFromBarcode } from "#domain/vin/vinFromBarcode.ts"
import type { BarcodeAsked, BarcodesRead } from "./barcodeWorker.ts"

/**
 * Why there is no live picture: this browser or address has no camera, the person said no, or the camera is taken or
 * absent.
 */
type CameraFault = "none" | "refused" | "away"

type Torched = MediaTrackCapabilities & { readonly torch?: boolean }

/** The camera away from the person, at 1080 lines where it can, from when the screen appears until it goes. */
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
          // The dialog may be closed before the person has said yes.
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

/** Only secure addresses have one. */
const isThere = () => navigator.mediaDevices?.getUserMedia !== undefined

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())

/** What a picture holds: a VIN; codes, but no VIN in them; no code; or it could not be read. */
export type ReadPicture = { readonly vin: string } | "noVin" | "noCode" | "failed"

/** Starts the reader of bar codes in a thread of its own, which says what their texts mean; `end` ends it. */
export const startReadingAs = <Found>(meaning: (texts: BarcodesRead["texts"]) => Found) => {
  const worker = new Worker(new URL("./barcodeWorker.ts", import.meta.url), { type: "module" })
  const waiting = new Map<number, (texts: BarcodesRead["texts"]) => void>()
  let last = 0
  let isBroken = false
  const settle = (number: number, texts: BarcodesRead["texts"]) => {
    waiting.get(number)?.(texts)
    waiting.delete(number)
  }
  worker.addEventListener("message", ({ data: { number, texts } }: MessageEvent<BarcodesRead>) => settle(number, texts))
  worker.addEventListener("error", () => {
    isBroken = true
    for (const number of waiting.keys()) settle(number, undefined)
  })
  return {
    read: (image: BarcodeAsked["image"]): Promise<Found> =>
      new Promise((resolve) => {
        if (isBroken) return resolve(meaning(undefined))
        const asked: BarcodeAsked = { number: ++last, image }
        waiting.set(asked.number, (texts) => resolve(meaning(texts)))
        worker.postMessage(asked, image instanceof ImageBitmap ? [image] : [])
      }),
    end: () => worker.terminate()
  }
}

const meant = (texts: BarcodesRead["texts"]): ReadPicture => {
  if (texts === undefined) return "failed"
  const vin = texts.map(vinFromBarcode).find((found) => found !== undefined)
  return vin !== undefined ? { vin } : texts.length > 0 ? "noVin" : "noCode"
}

/** Starts what reads VINs. */
export const startReading = () => startReadingAs(meant)

export type Reading = ReturnType<typeof startReading>
