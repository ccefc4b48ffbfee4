import { useEffect, useId, useRef } from "react"
import type { ShownPayment } from "#domain/documents/ShownPayment.ts"
import { CardFields } from "#web/card-payments/CardFields.tsx"
import type { DocumentServer } from "./DocumentServer.ts"
import type { Language } from "#domain/words/languages.ts"
import type { PageWords } from "./pageWordsOf.ts"
import { payWordsOf } from "#web/card-payments/customer/payWordsOf.ts"
import { useLinkPayment } from "./useLinkPayment.ts"

interface PayPanelProps {
  readonly server: Pick<DocumentServer, "pay">
  readonly payment: ShownPayment
  readonly shop: string
  readonly words: PageWords
  readonly language: Language
  readonly onSettled: () => Promise<void>
  readonly onBack: () => void
}

/** What is paid, the card's fields in the processor's frame, and why a card was not charged, at the fields. */
export function PayPanel({ server, payment, shop, words, language, onSettled, onBack }: PayPanelProps) {
  const titleId = useId()
  const pay = payWordsOf[language]
  const { kind, amount, cents, frame } = payment
  const { tokeniseRef, isBusy, decline, trouble, isMissing, ...charging } = useLinkPayment(server, cents, onSettled)
  const title = useRef<HTMLHeadingElement>(null)
  // The person asked for this panel, which stands below a long paper.
  useEffect(() => {
    title.current?.focus()
    title.current?.scrollIntoView({ block: "start" })
  }, [])
  const press = () => void charging.pay()
  const said =
    trouble === undefined
      ? isMissing
        ? pay("notLoaded")
        : undefined
      : trouble === "changed"
        ? pay("changed")
        : trouble === "away"
          ? pay("lost")
          : words(`trouble.${trouble}.text`)
  return (
    <section className="LinkPanel" aria-labelledby={titleId} aria-busy={isBusy}>
      <h2 ref={title} id={titleId} tabIndex={-1}>
        {pay(`title.${kind}`)}
      </h2>
      <p className="LinkMost">
        <span>{pay("amount")}</span> <strong className="tabular">{amount}</strong>
      </p>
      <CardFields
        key={language}
        frame={frame}
        tokeniseRef={tokeniseRef}
        onEnter={press}
        label={pay("fields")}
        language={language}
        loading={
          <p className="LinkQuiet" role="status">
            {words("loading")}
          </p>
        }
        notLoaded={
          <p className="LinkNote" data-tone="danger" role="alert">
            {pay("notLoaded")}
          </p>
        }
      />
      {decline !== undefined && (
        <p className="LinkNote" data-tone="danger" role="alert">
          <strong>{pay("declinedTitle")}.</strong> {pay(`declined.${decline}`)}
        </p>
      )}
      {said !== undefined && (
        <p className="LinkNote" data-tone="danger" role="alert">
          {said}
        </p>
      )}
      <p className="LinkQuiet">{pay("says", { shop })}</p>
      {isBusy && (
        <p className="LinkQuiet" role="status">
          {pay("busy")}
        </p>
      )}
      <div className="LinkPanelRow">
        <button type="button" className="LinkButton" data-loud disabled={isBusy} onClick={press}>
          {words("pay.balance", { amount })}
        </button>
        <button type="button" className="LinkButton" disabled={isBusy} onClick={onBack}>
          {words("back")}
        </button>
      </div>
    </section>
  )
}
