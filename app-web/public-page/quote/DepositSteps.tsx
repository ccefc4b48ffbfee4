import { useEffect, useRef, useState } from "react"
import type { DeclineCode } from "#domain/payments/Card.ts"
import { firmCandidate, type QuoteContext, quoteDeposit, type QuoteEvent } from "#domain/public-page/quoteContext.ts"
import type { QuoteUnpaid } from "#domain/public-page/quoteTypes.ts"
import type { Language } from "#domain/words/languages.ts"
import { CardFields, type Tokenize } from "#web/card-payments/CardFields.tsx"
import { declineReason } from "#web/card-payments/customer/declineReason.ts"
import { payWordsOf } from "#web/card-payments/customer/payWordsOf.ts"
import { DayChoice, HoldCountdown } from "./DayChoice.tsx"
import { depositWordsOf } from "./depositWordsOf.ts"
import { QuoteBar } from "./parts.tsx"
import type { QuoteFormats } from "./quoteFormats.ts"
import type { QuoteWords } from "./quotePageWordsOf.ts"
import type { QuoteShop } from "./QuoteClient.ts"

export interface DepositStepsProps {
  readonly context: QuoteContext
  readonly words: QuoteWords
  readonly formats: QuoteFormats
  readonly shop: QuoteShop
  readonly language: Language
  readonly onEvent: (event: QuoteEvent) => void
  readonly state: "deposit" | "paying" | "retiming"
  /** The sub-state of choosing another time. */
  readonly inner: string
}

/** Payment of the deposit that books a time, and the choice of another time if the first was taken. */
export function DepositSteps(props: DepositStepsProps) {
  return props.state === "retiming" ? <RetimeStep {...props} /> : <DepositStep {...props} />
}

/** What is due now and on the day, the card fields, and why the deposit was not paid. */
function DepositStep({ context, words, formats, shop, language, onEvent, state }: DepositStepsProps) {
  const { time, unpaid, trouble } = context
  const [talk, pay] = [depositWordsOf[language], payWordsOf[language]]
  const tokeniseRef = useRef<Tokenize>(undefined)
  const isPressed = useRef(false)
  const [isMissing, setMissing] = useState(false)
  const note = useRef<HTMLParagraphElement>(null)
  const isPaying = state === "paying"
  const due = quoteDeposit(context)
  const amount = formats.money(due)
  const price = firmCandidate(context)?.price?.total
  const share =
    context.pays.by === "self" || price === undefined ? price : Math.min(price, context.pays.deductible ?? 0)
  // Focuses the message, so that the next Tab press continues to the card fields.
  useEffect(() => {
    if (unpaid !== null) note.current?.focus()
  }, [unpaid])
  const press = async () => {
    // A double click can arrive before the next render.
    if (isPressed.current || isPaying) return
    isPressed.current = true
    setMissing(tokeniseRef.current === undefined)
    const card = await tokeniseRef.current?.().catch(() => setMissing(true))
    isPressed.current = false
    if (typeof card === "string") onEvent({ type: "PAY", card, paymentId: context.paymentId ?? crypto.randomUUID() })
  }
  return (
    <>
      <h1>{talk("title")}</h1>
      {trouble !== null && (
        <p className="QuoteNote" data-tone="warning" role="alert">
          {words(`trouble.${trouble}`)}
        </p>
      )}
      <div className="QuoteCard">
        {time !== null && (
          <>
            <p className="QuoteBig">
              {formats.day(time.day)}, {words(`time.${time.half}`).toLowerCase()}
            </p>
            <div className="QuoteRecall">
              <HoldCountdown until={context.heldUntil} words={words} />
              <button
                type="button"
                className="QuoteLink QuoteOther"
                disabled={isPaying}
                onClick={() => onEvent({ type: "CHOOSE_TIME" })}
              >
                {talk("other")}
              </button>
            </div>
          </>
        )}
        <ul className="QuoteLines">
          <li>
            <strong>{talk("now")}</strong>
            <span>
              <strong>{amount}</strong>
            </span>
          </li>
          {share !== undefined && (
            <li>
              <span>{talk("later")}</span>
              <span>{formats.money(Math.max(0, share - due))}</span>
            </li>
          )}
        </ul>
      </div>
      <p>{talk("says")}</p>
      {unpaid !== null && !isPaying && (
        <p ref={note} className="QuoteNote" data-tone="danger" role="alert" tabIndex={-1}>
          <Unpaid unpaid={unpaid} language={language} />
        </p>
      )}
      {time !== null && (
        <div className="QuoteCardFields">
          <CardFields
            key={language}
            frame={shop.card ?? { kind: "none" }}
            tokenizeRef={tokeniseRef}
            onEnter={() => void press()}
            label={pay("fields")}
            language={language}
            theme={matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"}
            loading={
              <p className="QuoteHelp" role="status">
                {words("loading")}
              </p>
            }
            notLoaded={
              <p className="QuoteNote" data-tone="danger" role="alert">
                {pay("notLoaded")}
              </p>
            }
          />
        </div>
      )}
      {isMissing && (
        <p className="QuoteNote" data-tone="danger" role="alert">
          {pay("notLoaded")}
        </p>
      )}
      <p className="QuoteHelp">
        {talk("refund", { shop: shop.name })} {pay("says", { shop: shop.name })}
      </p>
      {!isPaying && <Leave {...{ talk, onEvent }} />}
      <QuoteBar>
        {isPaying && (
          <p className="QuoteHelp" role="status">
            {pay("busy")}
          </p>
        )}
        {time === null ? (
          <button type="button" className="QuoteButton" data-loud onClick={() => onEvent({ type: "CHOOSE_TIME" })}>
            {talk("time")}
          </button>
        ) : (
          <button type="button" className="QuoteButton" data-loud disabled={isPaying} onClick={() => void press()}>
            {talk("pay", { amount })}
          </button>
        )}
      </QuoteBar>
    </>
  )
}

interface LeaveProps {
  readonly talk: (typeof depositWordsOf)["en"]
  readonly onEvent: DepositStepsProps["onEvent"]
}

/** The alternative for visitors who do not pay here: the shop calls them. */
function Leave({ talk, onEvent }: LeaveProps) {
  return (
    <div className="QuoteLeave">
      <button
        type="button"
        className="QuoteLink"
        aria-describedby="deposit-leave"
        onClick={() => onEvent({ type: "LEAVE" })}
      >
        {talk("leave")}
      </button>
      <p className="QuoteHelp" id="deposit-leave">
        {talk("leaveSays")}
      </p>
    </div>
  )
}

/** Why the deposit was not paid, and what to do about it. */
function Unpaid({ unpaid, language }: { readonly unpaid: QuoteUnpaid; readonly language: Language }) {
  const [talk, pay] = [depositWordsOf[language], payWordsOf[language]]
  if ("decline" in unpaid) {
    const reason = declineReason(unpaid.decline === "" ? null : (unpaid.decline as DeclineCode))
    return (
      <>
        <strong>{pay("declinedTitle")}.</strong> {pay(`declined.${reason}`)} {talk("notBooked")}
      </>
    )
  }
  const { trouble } = unpaid
  if (trouble === "changed" || trouble === "lost") return pay(trouble)
  return trouble === "taken" ? talk("notBooked") : talk(trouble)
}

/** Chooses another time for a request the shop already has; its place does not change. */
function RetimeStep({ context, words, formats, onEvent, inner, language }: DepositStepsProps) {
  const { days, place, trouble } = context
  return (
    <>
      <h1>{words("time.when")}</h1>
      {trouble !== null && (
        <p className="QuoteNote" data-tone="warning" role="alert">
          {words(`trouble.${trouble}`)}
        </p>
      )}
      {inner === "loading" && (
        <p role="status" className="QuoteHelp">
          {words("loading")}
        </p>
      )}
      {(inner === "choosing" || inner === "holding") && (
        <DayChoice
          // The list of free times changes with every fetch.
          key={days.map(({ day, morning, afternoon }) => `${day}${morning?.start}${afternoon?.start}`).join()}
          days={days}
          words={words}
          formats={formats}
          isMobile={place.isMobile}
          before={context.time}
          isBusy={inner === "holding"}
          onTake={(time) => onEvent({ type: "TIME", time })}
          onNone={() => onEvent({ type: "LEAVE" })}
        />
      )}
      {inner === "failed" && (
        <button type="button" className="QuoteButton" onClick={() => onEvent({ type: "AGAIN" })}>
          {words("again")}
        </button>
      )}
      {(inner === "loading" || inner === "failed") && <Leave {...{ talk: depositWordsOf[language], onEvent }} />}
    </>
  )
}
