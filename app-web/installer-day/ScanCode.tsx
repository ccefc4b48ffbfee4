import { useEffect, useRef, useState } from "react"
import { Icon } from "#ui/Icon.tsx"
import { type Reading, startReading } from "#web/vin/scan/useCamera.ts"
import { usePhone } from "./phoneContext.ts"

/** Reads a VIN's bar code off a photo: the phone's own camera focuses best, and nothing leaves the phone. */
export function ScanCode({ onVin }: { readonly onVin: (vin: string) => void }) {
  const { words } = usePhone()
  const [state, setState] = useState<"none" | "reading" | "read" | "failed">("none")
  const reader = useRef<Reading>(undefined)
  useEffect(() => () => reader.current?.end(), [])
  const read = async (file: File | undefined) => {
    if (file === undefined) return
    setState("reading")
    reader.current ??= startReading()
    const found = await reader.current.read(file)
    if (typeof found === "object") onVin(found.vin)
    setState(typeof found === "object" ? "read" : "failed")
  }
  return (
    <div>
      <label className="PhoneSecond PhoneTake">
        <Icon name="camera" /> {words("scanVin")}
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
      <p role="status">{state === "none" ? "" : words(`scan.${state}`)}</p>
    </div>
  )
}
