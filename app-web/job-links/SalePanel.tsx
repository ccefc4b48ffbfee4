import { type ReactNode, useCallback, useRef, useState } from "react"
import type { ShownDocument } from "#domain/documents/ShownDocument.ts"
import type { Language } from "#domain/words/languages.ts"
import type { SignatureValue } from "#ui/SignatureValue.ts"
import type { Tokenize } from "#web/card-payments/CardFields.tsx"
import { quoteFormats } from "#web/public-page/quote/quoteFormats.ts"
import { AcceptPanel } from "./AcceptPanel.tsx"
import { bookingWordsOf } from "./bookingWordsOf.ts"
import type { DocumentClient } from "./DocumentClient.ts"
import { type ChosenTime, saveChoice, savedChoice } from "./savedTime.ts"
import type { PageWords } from "./pageWordsOf.ts"
import { TimePanel } from "./TimePanel.tsx"
import { type DeclineReason, declineReason } from "#web/card-payments/customer/declineReason.ts"
import { payWordsOf } from "#web/card-payments/customer/payWordsOf.ts"
import { errorCodeOf } from "./useDocument.ts"

interface SalePanelProps {
  readonly server: DocumentClient
  readonly shown: ShownDocument
  readonly words: PageWords
  readonly language: Language
  readonly total: string
  readonly isBusy: boolean
  /** Why the action failed, shown above the button. */
  readonly problem: ReactNode
  /** Runs an action and reloads the document. Rejects if the chosen time was taken. */
  readonly act: (action: () => Promise<void>) => Promise<boolean>
  readonly onBack: () => void
  readonly onDone: () => void
}

/** Why the card could not be charged, in which case nothing was signed. */
interface CardRefusal {
  readonly decline?: DeclineReason
  readonly trouble?: "noCards" | "declines"
}

/** Explains why the card could not be charged, and that nothing is signed yet. */
function RefusalNote({
  refusal: { decline, trouble },
  words,
  language,
  children
}: Pick<SalePanelProps, "words" | "language"> & { readonly refusal: CardRefusal; readonly children: string }) {
  const pay = payWordsOf[language]
  return (
    <p className="LinkNote" data-tone="danger" role="alert">
      {decline !== undefined && (
        <>
          <strong>{pay("declinedTitle")}.</strong> {pay(`declined.${decline}`)}{" "}
        </>
      )}
      {trouble !== undefined && `${words(`trouble.${trouble}.text`)} `}
      {children}
    </p>
  )
}

/**
 * Accepts a quote in one flow: a time from available slots, the signature, and the deposit. The card is processed
 * first; if that fails, nothing is signed.
 */
export function SalePanel({ server, shown, words, language, onBack, onDone, act, ...rest }: SalePanelProps) {
  const { booking = null, contentHash, payment, paper } = shown
  const talk = bookingWordsOf[language]
  const [chosen, setChosen] = useState<ChosenTime | undefined>(() => savedChoice(contentHash))
  const [step, setStep] = useState<"time" | "sign">(booking === null ? "sign" : "time")
  const [wasTaken, setTaken] = useState(false)
  const [isNoneFree, setNoneFree] = useState(false)
  // Keeps the entered name and signature if another time has to be chosen.
  const [written, write] = useState<{ readonly name: string; readonly mark: SignatureValue | null }>({
    name: "",
    mark: null
  })
  const [isCharging, setCharging] = useState(false)
  const [isCardMissing, setCardMissing] = useState(false)
  const isPressed = useRef(false)
  const tokeniseRef = useRef<Tokenize>(undefined)
  // The same after a lost response, so that it is still one payment. Another card is another payment.
  const [paymentId, setPaymentId] = useState(() => crypto.randomUUID())
  const [refusal, setRefusal] = useState<CardRefusal>()
  const due = payment?.state === "later" && payment.frame.kind !== "none" ? payment : undefined

  const without = useCallback((nothingFree: boolean) => {
    setChosen(undefined)
    setNoneFree(nothingFree)
    setStep("sign")
  }, [])

  if (step === "time" && booking !== null)
    return (
      <TimePanel
        server={server}
        booking={booking}
        words={words}
        talk={talk}
        language={language}
        before={chosen}
        wasTaken={wasTaken}
        onChosen={(next) => {
          saveChoice(contentHash, next)
          setChosen(next)
          setTaken(false)
          setStep("sign")
        }}
        onSkip={without}
        onBack={onBack}
      />
    )

  const sign = async (signedBy: string, mark: SignatureValue, pays: boolean) => {
    let card: string | undefined
    if (due !== undefined && pays) {
      setCardMissing(tokeniseRef.current === undefined)
      card = await tokeniseRef.current?.().catch(() => {
        setCardMissing(true)
        return undefined
      })
      if (card === undefined) return
    }
    setRefusal(undefined)
    let refused: CardRefusal | undefined
    try {
      const isDone = await act(async () => {
        const payment = card === undefined ? {} : { payment: { paymentId, amount: due!.cents, card } }
        const answer = { contentHash, signedBy, mark, ...payment }
        try {
          const told = await (chosen === undefined
            ? server.accept(answer)
            : server.book({ ...answer, ...chosen.time, address: chosen.address }))
          if (told.payment?.status === "failed") refused = { decline: declineReason(told.payment.decline) }
        } catch (thrown) {
          const trouble = errorCodeOf(thrown)
          if (trouble !== "noCards" && trouble !== "declines") throw thrown
          refused = { trouble }
        }
      })
      if (refused !== undefined) {
        setRefusal(refused)
        setPaymentId(crypto.randomUUID())
      } else if (isDone) onDone()
    } catch {
      // The card authorization is released, so the next attempt is a new payment.
      setPaymentId(crypto.randomUUID())
      setTaken(true)
      setStep("time")
    }
  }
  const press = async (...signed: Parameters<typeof sign>) => {
    // A double click can arrive before the next render.
    if (isPressed.current) return
    isPressed.current = true
    setCharging(true)
    await sign(...signed).finally(() => {
      isPressed.current = false
      setCharging(false)
    })
  }
  return (
    <AcceptPanel
      {...rest}
      words={words}
      talk={talk}
      language={language}
      locale={paper!.locale}
      isBusy={rest.isBusy || isCharging}
      isCardMissing={isCardMissing}
      payment={due}
      refusal={
        refusal && (
          <RefusalNote refusal={refusal} words={words} language={language}>
            {talk(chosen === undefined ? "notSigned" : "notBooked")}
          </RefusalNote>
        )
      }
      tokenizeRef={tokeniseRef}
      chosen={chosen}
      formats={quoteFormats(language, booking?.country ?? "US")}
      isNoneFree={isNoneFree}
      written={written}
      onWrite={write}
      onAccept={(...signed) => void press(...signed)}
      {...(booking === null || isNoneFree ? {} : { onTime: () => setStep("time") })}
      onBack={booking === null || isNoneFree ? onBack : () => setStep("time")}
    />
  )
}
