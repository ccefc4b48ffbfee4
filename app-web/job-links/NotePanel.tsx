import { type ReactNode, useId, useState } from "react"

interface NotePanelProps {
  readonly title: string
  readonly label: string
  readonly send: string
  readonly back: string
  readonly isBusy: boolean
  /** Why it was not done, said above the button. */
  readonly problem: ReactNode
  readonly onSend: (note: string) => void
  readonly onBack: () => void
}

/** A few words to the shop, which may be left out. */
export function NotePanel({ title, label, send, back, isBusy, problem, onSend, onBack }: NotePanelProps) {
  const [note, setNote] = useState("")
  const [titleId, fieldId] = [useId(), useId()]
  return (
    <section className="LinkPanel" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <label htmlFor={fieldId}>{label}</label>
      {/* The person asked for this field just now. */}
      <textarea
        id={fieldId}
        rows={3}
        maxLength={500}
        value={note}
        autoFocus
        onChange={({ target }) => setNote(target.value.replace(/[<>]/g, ""))}
      />
      {problem}
      <div className="LinkPanelRow">
        <button type="button" className="LinkButton" data-loud disabled={isBusy} onClick={() => onSend(note)}>
          {send}
        </button>
        <button type="button" className="LinkButton" disabled={isBusy} onClick={onBack}>
          {back}
        </button>
      </div>
    </section>
  )
}
