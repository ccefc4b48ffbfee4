import { type ReactNode, useCallback, useRef, useState } from "react"
import type { ShownDocument } from "#domain/documents/ShownDocument.ts"
import type { Language } from "#domain/words/languages.ts"
import type { SignatureValue } from "#ui/SignatureValue.ts"
import type { Tokenise } from "#web/card-payments/CardFields.tsx"
import { quoteFormats } from "#web/public-page/quote/quoteFormats.ts"
import { AcceptPanel } from "./AcceptPanel.tsx"
import { bookingWordsOf } from "./bookingWordsOf.ts"
import type { DocumentServer } from "./DocumentServer.ts"
import { type Chosen, keepChosen, keptChosen } from "./keptTime.ts"
import type { PageWords } from "./pageWordsOf.ts"
import { TimePanel } from "./TimePanel.tsx"
import { chargeCard, type PaymentBegun } from "./useLinkPayment.ts"

interface SalePanelProps {
  readonly server: DocumentServer
  readonly shown: ShownDocument
  readonly words: PageWords
  readonly language: Language
  readonly total: string
  readonly isBusy: boolean
  /** Why it was not done, said above the button. */
  readonly problem: ReactNode
  /** Does it and shows what became of the paper; rejects where the time was taken meanwhile. */
  readonly act: (action: () => Promise<void>) => Promise<boolean>
  readonly onBack: () => void
  /** It is accepted; a payment that did not go through is tried again. */
  readonly onDone: (begun?: PaymentBegun & { readonly says: string }) => void
}

/** A quote is bought in one go: a time from real slots, the signature, and the deposit. */
export function SalePanel({ server, shown, words, language, onBack, onDone, act, ...rest }: SalePanelProps) {
  const { booking = null, contentHash, payment, paper } = shown
  const talk = bookingWordsOf[language]
  const [chosen, setChosen] = useState<Chosen | undefined>(() => keptChosen(contentHash))
  const [step, setStep] = useState<"time" | "sign">(booking === null ? "sign" : "time")
  const [wasTaken, setTaken] = useState(false)
  const [isNoneFree, setNoneFree] = useState(false)
  // What was written stays where a time has to be chosen anew.
  const [written, write] = useState<{ readonly name: string; readonly mark: SignatureValue | null }>({
    name: "",
    mark: null
  })
  const [isCharging, setCharging] = useState(false)
  const [isCardMissing, setCardMissing] = useState(false)
  const isPressed = useRef(false)
  const tokeniseRef = useRef<Tokenise>(undefined)
  const [paymentId] = useState(() => crypto.randomUUID())
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
          keepChosen(contentHash, next)
          setChosen(next)
          setTaken(false)
          setStep("sign")
        }}
        onWithout={without}
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
    let begun: PaymentBegun | undefined
    try {
      const isDone = await act(async () => {
        const answer = { contentHash, signedBy, mark }
        await (chosen === undefined
          ? server.accept(answer)
          : server.book({ ...answer, ...chosen.time, address: chosen.address }))
        if (card !== undefined) begun = await chargeCard(server, { paymentId, amount: due!.cents, card })
      })
      if (isDone) onDone(begun && { ...begun, says: talk(chosen === undefined ? "stands" : "standsBooked") })
    } catch {
      setTaken(true)
      setStep("time")
    }
  }
  const press = async (...signed: Parameters<typeof sign>) => {
    // Two presses may come before anything is drawn anew.
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
      tokeniseRef={tokeniseRef}
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
