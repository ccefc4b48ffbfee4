import { useEffect, useRef, useState } from "react"
import { type VinReader, startVinReader } from "#web/vin/scan/useCamera.ts"
import { photoWordsOf } from "../photos/photoWordsOf.ts"
import type { Language } from "#domain/words/languages.ts"

export interface ScanVinProps {
  readonly language: Language
  readonly onVin: (vin: string) => void
}

/** Reads a VIN barcode from a photo. The phone's own camera app focuses best, and the photo never leaves the phone. */
export function ScanVin({ language, onVin }: ScanVinProps) {
  const words = photoWordsOf[language]
  const [state, setState] = useState<"none" | "reading" | "read" | "failed">("none")
  const reader = useRef<VinReader>(undefined)
  useEffect(() => () => reader.current?.end(), [])
  const read = async (file: File | undefined) => {
    if (file === undefined) return
    setState("reading")
    reader.current ??= startVinReader()
    const found = await reader.current.read(file)
    if (typeof found === "object") onVin(found.vin)
    setState(typeof found === "object" ? "read" : "failed")
  }
  return (
    <div className="QuoteScan">
      <label className="QuoteButton">
        {words("vin.take")}
        <input
          type="file"
          className="hidden-text"
          accept="image/jpeg,image/png"
          capture="environment"
          onChange={({ target }) => {
            void read(target.files?.[0])
            target.value = ""
          }}
        />
      </label>
      <p role="status" className={state === "failed" ? "QuoteFault" : "QuoteHelp"}>
        {state === "none" ? "" : words(`vin.${state}`)}
      </p>
    </div>
  )
}
