import { type ReactNode, useId, useState } from "react"
import type { ShownDocument } from "#domain/documents/ShownDocument.ts"
import type { ShownPayment } from "#domain/documents/ShownPayment.ts"
import type { PageErrorCode } from "./DocumentClient.ts"
import type { PageWords } from "./pageWordsOf.ts"

const tones = {
  accepted: "success",
  ordered: "success",
  expired: "warning",
  declined: "neutral",
  open: undefined,
  view: undefined
} as const

/** The state of the document, addressed to the customer. */
export function StateNote({
  shown,
  words,
  changedNow
}: {
  readonly shown: ShownDocument
  readonly words: PageWords
  readonly changedNow: boolean
}) {
  const { state, customer, answer, goodUntil } = shown
  const said: Readonly<Record<ShownDocument["state"], string>> = {
    open: words("open", { until: goodUntil }),
    view: words("view"),
    accepted: words("accepted", { by: answer?.by ?? customer, day: answer?.day ?? "" }),
    declined: words("declined", { day: answer?.day ?? "" }),
    expired: shown.kind === "quote" ? words("expired", { day: goodUntil }) : words("expiredPaper"),
    ordered: words("ordered")
  }
  const next =
    state === "accepted"
      ? words((shown.visit ?? null) === null ? "acceptedNext" : "acceptedBooked")
      : state === "declined"
        ? words("declinedNext")
        : undefined
  return (
    <>
      {customer !== "" && <p className="LinkHello">{words("hello", { name: customer })}</p>}
      <div className="LinkState" data-tone={tones[state]} role="status">
        <p>{said[state]}</p>
        {next !== undefined && <p>{next}</p>}
      </div>
      {changedNow && state === "open" ? (
        <p className="LinkNote" data-tone="warning" role="alert">
          {words("changedNow")}
        </p>
      ) : (
        shown.isChanged &&
        state === "open" && (
          <p className="LinkNote" data-tone="warning">
            {words("changed")}
          </p>
        )
      )}
    </>
  )
}

interface PaymentNotesProps {
  readonly payment: ShownPayment
  readonly words: PageWords
  /** Returns the URL of a payment's receipt. */
  readonly receipt: (payment: string) => string
}

/** Payments: what was paid, with its receipt; what is pending; what will be due. */
export function PaymentNotes({
  payment: { state, kind, amount, frame, paid, isMailed },
  words,
  receipt
}: PaymentNotesProps) {
  return (
    <>
      {paid.map((one, place) => (
        <div key={one.id} className="LinkState" data-tone="success" role="status">
          <p>{words("paid", { amount: one.amount, day: one.day, source: one.source })}</p>
          <p>
            <a href={receipt(one.id)} target="_blank" rel="noopener">
              {words("receipt")}
            </a>
          </p>
          {place === 0 && isMailed && <p>{words("receiptMailed")}</p>}
        </div>
      ))}
      {state === "underWay" && (
        <p className="LinkNote" data-tone="warning" role="status">
          {words("payUnderWay", { amount })}
        </p>
      )}
      {state === "later" && <p className="LinkNote">{words(`payLater.${kind}`, { amount })}</p>}
      {state === "due" && frame.kind === "none" && <p className="LinkNote">{words("payByPhone", { amount })}</p>}
    </>
  )
}

interface NotePanelProps {
  readonly title: string
  readonly label: string
  readonly send: string
  readonly back: string
  readonly isBusy: boolean
  /** Why the action failed, shown above the button. */
  readonly problem: ReactNode
  readonly onSend: (note: string) => void
  readonly onBack: () => void
}

/** An optional message to the shop. */
export function NotePanel({ title, label, send, back, isBusy, problem, onSend, onBack }: NotePanelProps) {
  const [note, setNote] = useState("")
  const [titleId, fieldId] = [useId(), useId()]
  return (
    <section className="LinkPanel" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <label htmlFor={fieldId}>{label}</label>
      {/* Takes the focus, because the user just asked for this field. */}
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

/** Why there is nothing to show, and what may help. */
export function ErrorPanel({
  words,
  what,
  onRetry
}: {
  readonly words: PageWords
  readonly what: PageErrorCode
  readonly onRetry: () => void
}) {
  return (
    <section className="LinkPanel" role="alert">
      <h1>{words(`trouble.${what}.title`)}</h1>
      <p>{words(`trouble.${what}.text`)}</p>
      {what !== "unknown" && (
        <div className="LinkPanelRow">
          <button type="button" className="LinkButton" data-loud onClick={onRetry}>
            {words("again")}
          </button>
        </div>
      )}
    </section>
  )
}
