import { type ReactNode, type RefObject, useEffect, useId, useState } from "react"
import type { ShownPayment } from "#domain/documents/ShownPayment.ts"
import type { Language as Spoken } from "#domain/words/languages.ts"
import { Language } from "#ui/Language.tsx"
import { SignaturePad } from "#ui/SignaturePad.tsx"
import type { SignatureValue } from "#ui/SignatureValue.ts"
import type { Tokenize } from "#web/card-payments/CardFields.tsx"
import type { QuoteFormats } from "#web/public-page/quote/quoteFormats.ts"
import type { BookingWords } from "./bookingWordsOf.ts"
import { CardPart } from "./CardPart.tsx"
import type { ChosenTime } from "./savedTime.ts"
import type { PageWords } from "./pageWordsOf.ts"

interface SignerInput {
  readonly name: string
  readonly mark: SignatureValue | null
}

interface AcceptPanelProps {
  readonly words: PageWords
  readonly talk: BookingWords
  readonly language: Spoken
  readonly locale: string
  readonly total: string
  readonly isBusy: boolean
  /** The payment due on acceptance; undefined for none. */
  readonly payment: ShownPayment | undefined
  readonly tokenizeRef: RefObject<Tokenize | undefined>
  /** The card fields were not loaded when needed. */
  readonly isCardMissing: boolean
  /** The time booked on acceptance; undefined for none. */
  readonly chosen: ChosenTime | undefined
  readonly formats: QuoteFormats
  /** No time could be chosen, because none is free. */
  readonly isNoneFree: boolean
  readonly written: SignerInput
  readonly onWrite: (written: SignerInput) => void
  /** Why the action failed, shown above the button. */
  readonly problem: ReactNode
  /** Why the card could not be charged, shown below its fields. */
  readonly refusal: ReactNode
  readonly onAccept: (signedBy: string, mark: SignatureValue, pays: boolean) => void
  /** Chooses another time; omitted if there are none. */
  readonly onTime?: () => void
  readonly onBack: () => void
}

/** The statement to sign, the name and signature below it, and the card fields if a payment is due. */
export function AcceptPanel(props: AcceptPanelProps) {
  const { words, talk, locale, total, isBusy, payment, chosen, formats, isNoneFree, written, onWrite } = props
  const { name, mark } = written
  const [wasAsked, setAsked] = useState(false)
  const [titleId, nameId, problemId] = [useId(), useId(), useId()]
  const isNameMissing = wasAsked && name.trim() === ""
  const accept = (pays: boolean) => {
    setAsked(true)
    if (name.trim() === "") return document.getElementById(nameId)?.focus()
    if (mark !== null) props.onAccept(name.trim(), mark, pays)
  }
  const amount = payment?.amount ?? ""
  const press =
    payment === undefined
      ? chosen === undefined
        ? words("acceptSend")
        : talk("bookSend")
      : talk(chosen === undefined ? "payAndSign" : "bookAndPay", { amount })
  return (
    <Language locale={locale}>
      <section className="LinkPanel" aria-labelledby={titleId} aria-busy={isBusy}>
        <h2 id={titleId}>{words("acceptTitle")}</h2>
        <p>{words("acceptSays", { total })}</p>
        {chosen === undefined ? (
          (isNoneFree || props.onTime !== undefined) && (
            <p className="LinkNote">{talk(isNoneFree ? "noTime" : "withoutSays")}</p>
          )
        ) : (
          <BookingSummary chosen={chosen} talk={talk} formats={formats} />
        )}
        {props.onTime !== undefined && (
          <button type="button" className="LinkText" disabled={isBusy} onClick={props.onTime}>
            {talk("other")}
          </button>
        )}
        <label htmlFor={nameId}>{words("name")}</label>
        {/* Takes the focus, because the user just asked to sign. */}
        <input
          id={nameId}
          value={name}
          autoFocus
          autoComplete="name"
          maxLength={120}
          aria-invalid={isNameMissing || undefined}
          {...(isNameMissing ? { "aria-describedby": problemId } : {})}
          onChange={({ target }) => onWrite({ ...written, name: target.value.replace(/[<>]/g, "") })}
        />
        {isNameMissing && (
          <p id={problemId} className="LinkProblem" role="alert">
            {words("nameMissing")}
          </p>
        )}
        <SignaturePad
          label={words("signature")}
          value={mark}
          onChange={(next) => onWrite({ ...written, mark: next })}
          errorMessage={wasAsked && mark === null ? words("signatureMissing") : undefined}
          wayLabel={words("way")}
          drawLabel={words("draw")}
          typeLabel={words("type")}
          hint={words("signHere")}
          drawnLabel={words("signed")}
          clearLabel={words("clear")}
          nameLabel={words("typedName")}
          isDisabled={isBusy}
        />
        {payment !== undefined && (
          <CardPart
            payment={payment}
            title={talk(payment.kind === "deposit" ? "card" : "cardBalance")}
            words={words}
            language={props.language}
            tokenizeRef={props.tokenizeRef}
            isMissing={props.isCardMissing}
            isBusy={isBusy}
            onEnter={() => accept(true)}
          />
        )}
        {props.refusal}
        {props.problem}
        <div className="LinkPanelRow">
          <button type="button" className="LinkButton" data-loud disabled={isBusy} onClick={() => accept(true)}>
            {press}
          </button>
          {payment !== undefined && (
            <button type="button" className="LinkButton" disabled={isBusy} onClick={() => accept(false)}>
              {talk("payLater")}
            </button>
          )}
          <button type="button" className="LinkButton" disabled={isBusy} onClick={props.onBack}>
            {words("back")}
          </button>
        </div>
      </section>
    </Language>
  )
}

/** The time being booked, and how long it is still held. */
function BookingSummary({
  chosen,
  talk,
  formats
}: {
  readonly chosen: ChosenTime
  readonly talk: BookingWords
  readonly formats: QuoteFormats
}) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const counting = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(counting)
  }, [])
  const left = Math.max(0, Math.ceil((chosen.until - now) / 1000))
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`
  return (
    <p className="LinkMost">
      <strong>
        {formats.day(chosen.time.day)}, {talk(chosen.time.half).toLowerCase()}
      </strong>
      <span className="tabular">{left > 0 ? talk("held", { time: clock }) : talk("heldOver")}</span>
    </p>
  )
}
