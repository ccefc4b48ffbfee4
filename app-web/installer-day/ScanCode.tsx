import { useEffect, useRef, useState } from "react"
import { Icon } from "#ui/Icon.tsx"
import { startBarcodeReader } from "#web/vin/scan/useCamera.ts"
import { usePhone } from "./phoneContext.ts"

interface ScanCodeProps<Found> {
  /** The button label, and the message if nothing was found. */
  readonly label: "scanVin" | "scanLabel"
  readonly failed: "scan.failed" | "scan.noLabel"
  /** Parses a barcode's text; undefined if it is not the expected kind. */
  readonly parse: (text: string) => Found | undefined
  readonly onFound: (found: Found) => void
}

/** Reads a barcode from a photo. The phone's own camera app focuses best, and the photo never leaves the phone. */
export function ScanCode<Found>({ label, failed, parse, onFound }: ScanCodeProps<Found>) {
  const { words } = usePhone()
  const [state, setState] = useState<"none" | "reading" | "read" | "failed">("none")
  const reader = useRef<ReturnType<typeof startBarcodeReader<Found | undefined>>>(undefined)
  useEffect(() => () => reader.current?.end(), [])
  const read = async (file: File | undefined) => {
    if (file === undefined) return
    setState("reading")
    reader.current ??= startBarcodeReader((texts) => texts?.map(parse).find((found) => found !== undefined))
    const found = await reader.current.read(file)
    if (found !== undefined) onFound(found)
    setState(found === undefined ? "failed" : "read")
  }
  const said = { none: undefined, reading: "scan.reading", read: "scan.read", failed } as const
  const now = said[state]
  return (
    <div>
      <label className="PhoneSecond PhoneTake">
        <Icon name="camera" /> {words(label)}
        <input
          type="file"
          accept="image/jpeg,image/png"
          capture="environment"
          onChange={(event) => {
            void read(event.target.files?.[0])
            event.target.value = ""
          }}
        />
      </label>
      <p role="status">{now === undefined ? "" : words(now)}</p>
    </div>
  )
}
