import { useEffect, useId, useRef, useState } from "react"
import type { ShownPayment } from "#domain/documents/ShownPayment.ts"
import { CardFields, type Tokenize } from "#web/card-payments/CardFields.tsx"
import type { DocumentClient, PageErrorCode } from "./DocumentClient.ts"
import type { Language } from "#domain/words/languages.ts"
import type { PageWords } from "./pageWordsOf.ts"
import { payWordsOf } from "#web/card-payments/customer/payWordsOf.ts"
import { type DeclineReason, declineReason } from "#web/card-payments/customer/declineReason.ts"
import { errorCodeOf } from "./useDocument.ts"

interface PayPanelProps {
  readonly server: Pick<DocumentClient, "pay">
  readonly payment: ShownPayment
  readonly shop: string
  readonly words: PageWords
  readonly language: Language
  readonly onSettled: () => Promise<void>
  readonly onBack: () => void
}

/** The amount, the card fields in the processor's frame, and next to them why a card was not charged. */
export function PayPanel({ server, payment, shop, words, language, onSettled, onBack }: PayPanelProps) {
  const titleId = useId()
  const pay = payWordsOf[language]
  const { kind, amount, cents, frame } = payment
  const { tokeniseRef, isBusy, decline, trouble, isMissing, ...charging } = useLinkPayment(server, cents, onSettled)
  const title = useRef<HTMLHeadingElement>(null)
  // Takes the focus, because the panel the user asked for is below a long document.
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
        tokenizeRef={tokeniseRef}
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

type Pays = Pick<DocumentClient, "pay">

/** A payment that did not succeed: the reason, and the id with which it is retried. */
interface FailedPayment {
  /** The same after a lost response, so that it is still one payment. */
  readonly paymentId: string
  readonly decline?: DeclineReason
  readonly trouble?: PageErrorCode
}

/** Charges a card. Resolves with undefined if it succeeded or is pending. */
const chargeCard = async (
  server: Pays,
  payment: Parameters<DocumentClient["pay"]>[0]
): Promise<FailedPayment | undefined> => {
  try {
    const told = await server.pay(payment)
    return told.status === "failed"
      ? { paymentId: crypto.randomUUID(), decline: declineReason(told.decline) }
      : undefined
  } catch (thrown) {
    return { paymentId: payment.paymentId, trouble: errorCodeOf(thrown) }
  }
}

/**
 * Pays once per submit: the processor's fields return a token, and the server charges it. A payment keeps its id until
 * it is declined, so that retrying after a lost response is the same payment. `onSettled` reloads the document.
 */
const useLinkPayment = (server: Pays, amount: number, onSettled: () => Promise<void>) => {
  const tokeniseRef = useRef<Tokenize>(undefined)
  const isPressed = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [tried, setTried] = useState<FailedPayment>()
  const [paymentId] = useState(() => crypto.randomUUID())
  const [isMissing, setMissing] = useState(false)

  const charge = async () => {
    setMissing(tokeniseRef.current === undefined)
    const card = await tokeniseRef.current?.().catch(() => setMissing(true))
    if (card === undefined) return
    const left = await chargeCard(server, { paymentId: tried?.paymentId ?? paymentId, amount, card })
    setTried(left)
    if (left === undefined || left.trouble === "changed") await onSettled()
  }

  const pay = async () => {
    // A double click can arrive before the next render.
    if (isPressed.current) return
    isPressed.current = true
    setBusy(true)
    setTried((last) => last && { paymentId: last.paymentId })
    await charge().finally(() => {
      isPressed.current = false
      setBusy(false)
    })
  }
  return {
    tokeniseRef,
    pay,
    isBusy,
    decline: tried?.decline,
    trouble: tried?.trouble,
    /** The card fields were not loaded when needed. */
    isMissing
  }
}
