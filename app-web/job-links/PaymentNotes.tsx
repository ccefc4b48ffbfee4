import type { ShownPayment } from "#domain/documents/ShownPayment.ts"
import type { PageWords } from "./PageWords.ts"

interface PaymentNotesProps {
  readonly payment: ShownPayment
  readonly words: PageWords
  /** Address of a payment's receipt. */
  readonly receipt: (payment: string) => string
}

/** What came of paying: what was paid, with its receipt; what is under way; what will be asked. */
export function PaymentNotes({
  payment: { state, kind, amount, frame, paid, isMailed },
  words,
  receipt
}: PaymentNotesProps) {
  return (
    <>
      {paid.map((one, place) => (
        <div key={one.id} className="LinkState" data-tone="success" role="status">
          <p>{words.paid(one.amount, one.day, one.source)}</p>
          <p>
            <a href={receipt(one.id)} target="_blank" rel="noopener">
              {words.receipt}
            </a>
          </p>
          {place === 0 && isMailed && <p>{words.receiptMailed}</p>}
        </div>
      ))}
      {state === "underWay" && (
        <p className="LinkNote" data-tone="warning" role="status">
          {words.payUnderWay(amount)}
        </p>
      )}
      {state === "later" && <p className="LinkNote">{words.payLater[kind](amount)}</p>}
      {state === "due" && frame.kind === "none" && <p className="LinkNote">{words.payByPhone(amount)}</p>}
    </>
  )
}
