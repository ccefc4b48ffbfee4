import { useState } from "react"
import type { CouldNotReason } from "#domain/installer-day/SiteEvent.ts"
import { usePhone } from "./phoneContext.ts"

const reasons: ReadonlyArray<CouldNotReason> = ["nobodyThere", "wrongGlass", "brokenGlass", "weather", "rust", "other"]

interface CouldNotCompleteProps {
  readonly onDone: (reason: CouldNotReason, note: string) => void
  readonly onCancel: () => void
}

/** Asks why the work could not be done. The office sees the reason on the job. */
export function CouldNotComplete({ onCancel, onDone }: CouldNotCompleteProps) {
  const { words } = usePhone()
  const [reason, setReason] = useState<CouldNotReason>()
  const [note, setNote] = useState("")
  return (
    <form
      className="PhoneFoot"
      aria-label={words("couldNot")}
      onSubmit={(event) => {
        event.preventDefault()
        if (reason !== undefined) onDone(reason, note.trim())
      }}
    >
      <fieldset className="PhoneChoices">
        <legend>{words("whyNot")}</legend>
        {reasons.map((one) => (
          <label key={one}>
            <input type="radio" name="reason" checked={reason === one} onChange={() => setReason(one)} />
            {words(`reason.${one}`)}
          </label>
        ))}
      </fieldset>
      <label className="PhoneField">
        {words("moreOfIt")}
        <textarea rows={2} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <div className="PhonePair">
        <button type="button" className="PhoneSecond" onClick={onCancel}>
          {words("cancel")}
        </button>
        <button type="submit" className="PhonePress" disabled={reason === undefined}>
          {words("tellOffice")}
        </button>
      </div>
    </form>
  )
}
