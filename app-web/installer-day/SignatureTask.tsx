import { useState } from "react"
import { safeToDriveAt } from "#domain/installer-day/siteWork.ts"
import { SignatureSheet } from "#ui/SignatureSheet.tsx"
import type { SignatureDrawing } from "#ui/SignatureValue.ts"
import { usePhone } from "./phoneContext.ts"
import type { TaskProps } from "./TaskProps.ts"

/** The customer's confirmation before and after the work, drawn on the phone or as a typed name. Shows no prices. */
export function SignatureTask({ onDone, view, when }: TaskProps & { readonly when: "before" | "after" }) {
  const { queue, words, formats } = usePhone()
  const { stop, work } = view
  const [name, setName] = useState(stop.job.customerName)
  const [drawing, setDrawing] = useState<SignatureDrawing | null>(null)
  const [isTyped, setTyped] = useState(false)
  const [isTold, setTold] = useState(work.toldAt !== undefined)
  const asksToTell = when === "after" && work.adhesive !== undefined
  const isRight = name.trim() !== "" && (isTyped || drawing !== null) && (!asksToTell || isTold)
  const keep = async () => {
    if (asksToTell && work.toldAt === undefined && !(await queue.add(stop.job.id, { _tag: "told" }))) return
    const mark = isTyped ? ({ _tag: "typed", name: name.trim() } as const) : drawing!
    if (await queue.add(stop.job.id, { _tag: "signature", when, signedBy: name.trim(), mark })) onDone()
  }
  return (
    <form
      className="PhoneForm"
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <p>{words(when === "before" ? "signsBefore" : "signsAfter")}</p>
      {asksToTell && (
        <label className="PhoneCheck">
          <input type="checkbox" checked={isTold} onChange={(event) => setTold(event.target.checked)} />
          <span>
            {words("iTold", {
              name: stop.job.customerName,
              time: formats.at(safeToDriveAt(work.adhesive!), stop.timeZone)
            })}
          </span>
        </label>
      )}
      <label className="PhoneField">
        {words("whoSigns")}
        <input value={name} maxLength={120} autoComplete="off" onChange={(event) => setName(event.target.value)} />
      </label>
      {!isTyped && (
        <div className="PhoneSign">
          <SignatureSheet
            value={drawing}
            onChange={setDrawing}
            label={words(drawing === null ? "signHere" : "signed")}
            hint={words("signHere")}
            isDisabled={false}
          />
          <button type="button" className="PhoneSmall" disabled={drawing === null} onClick={() => setDrawing(null)}>
            {words("clear")}
          </button>
        </div>
      )}
      <label className="PhoneCheck">
        <input type="checkbox" checked={isTyped} onChange={(event) => setTyped(event.target.checked)} />
        <span>{words("typedCounts")}</span>
      </label>
      <button type="submit" className="PhonePress" disabled={!isRight}>
        {words("keep")}
      </button>
    </form>
  )
}
