import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react"
import {
  canGoBack,
  photoAnswers,
  type PhotoEvent,
  type PhotoFlow,
  photoFlow,
  photoFlowFrom
} from "#domain/public-page/photoFlow.ts"
import type { ShownPhotoLink } from "#domain/public-page/photoLinkTypes.ts"
import { type Language, languages } from "#domain/words/languages.ts"
import { CarStep, QuestionStep } from "../quote/middleSteps.tsx"
import { QuoteBar } from "../quote/parts.tsx"
import { QuoteFrame } from "../quote/QuoteFrame.tsx"
import { quotePageWordsOf } from "../quote/quotePageWordsOf.ts"
import { photoOutbox } from "./photoOutbox.ts"
import { PhotoRefused, type PhotoClient, type PhotoTrouble } from "./PhotoClient.ts"
import type { PhotoStore } from "./PhotoStore.ts"
import { PhotosStep } from "./PhotosStep.tsx"
import { photoWordsOf } from "./photoWordsOf.ts"
import { VinStep } from "./VinStep.tsx"
import "./photos.css"

export interface PhotoPageProps {
  readonly server: PhotoClient
  readonly store: PhotoStore
  /** The browser's language, used until the link specifies one or the customer chooses another. */
  readonly language: Language
  /** The language in the URL. */
  readonly chosen?: Language | undefined
  readonly onLanguage?: (language: Language) => void
}

/** Retry interval in milliseconds while offline. */
const tryAgain = 5_000

/**
 * The page on which a customer sends their VIN, photos of their glass, and answers about its features. Designed for
 * phones.
 */
export function PhotoPage({ server, store, language: spoken, chosen, onLanguage }: PhotoPageProps) {
  const [shown, setShown] = useState<ShownPhotoLink>()
  const [dead, setDead] = useState<PhotoRefused>()
  const [tries, setTries] = useState(0)
  const [own, setOwn] = useState<Language | undefined>(chosen)
  const language = own ?? shown?.language ?? dead?.language ?? spoken
  const words = photoWordsOf[language]
  const shop = shown?.shop ?? dead?.shop
  useEffect(() => {
    let isHere = true
    server.load().then(
      (said) => {
        if (!isHere) return
        setDead(undefined)
        setShown(said)
      },
      (thrown: unknown) => {
        if (isHere) setDead(thrown instanceof PhotoRefused ? thrown : new PhotoRefused("away"))
      }
    )
    return () => {
      isHere = false
    }
  }, [server, tries])
  useEffect(() => {
    document.documentElement.lang = languages[language].locale
    document.title = [words("title"), shop?.name ?? ""].filter(Boolean).join(" · ")
  }, [language, shop, words])
  const change = (next: Language) => {
    setOwn(next)
    onLanguage?.(next)
  }
  if (shown?.state === "open")
    return <Flow shown={shown} server={server} store={store} language={language} onLanguage={change} />
  const why =
    dead?.trouble === "away" || dead?.trouble === "tooOften" ? dead.trouble : dead === undefined ? undefined : "unknown"
  return (
    <QuoteFrame words={quotePageWordsOf[language]} language={language} onLanguage={change} shop={shop}>
      {shown === undefined && why === undefined && <p role="status">{quotePageWordsOf[language]("loading")}</p>}
      {(why === "away" || why === "tooOften") && (
        <>
          <h1>{quotePageWordsOf[language](why === "away" ? "trouble.away" : "trouble.tooOften")}</h1>
          <button type="button" className="QuoteButton" onClick={() => setTries(tries + 1)}>
            {quotePageWordsOf[language]("again")}
          </button>
        </>
      )}
      {why === "unknown" && <Ended title={words("unknown.title")} shop={shop} language={language} />}
      {shown?.state === "sent" && (
        <Ended title={words("closed.title")} text={words("closed.text")} shop={shop} language={language} />
      )}
      {shown?.state === "expired" && <Ended title={words("expired.title")} shop={shop} language={language} />}
    </QuoteFrame>
  )
}

interface EndedProps {
  readonly title: string
  readonly text?: string
  readonly shop: ShownPhotoLink["shop"] | undefined
  readonly language: Language
}

/** The link no longer accepts anything; shows whom to call. */
function Ended({ title, text, shop, language }: EndedProps) {
  const words = quotePageWordsOf[language]
  return (
    <>
      <h1>{title}</h1>
      <p>{text ?? words("closed.text")}</p>
      {shop !== undefined && <p className="QuoteBig">{shop.name}</p>}
      {shop !== undefined && shop.phone !== "" && (
        <a className="QuoteButton" data-loud href={`tel:${shop.phone.replace(/[^\d+]/g, "")}`}>
          {words("callNumber", { phone: shop.phone })}
        </a>
      )}
    </>
  )
}

interface FlowProps {
  readonly shown: ShownPhotoLink
  readonly server: PhotoClient
  readonly store: PhotoStore
  readonly language: Language
  readonly onLanguage: (language: Language) => void
}

function Flow({ shown, server, store, language, onLanguage }: FlowProps) {
  const words = photoWordsOf[language]
  const quoteWords = quotePageWordsOf[language]
  const outbox = useMemo(() => photoOutbox(server, store, shown), [server, store, shown])
  const sending = useSyncExternalStore(outbox.subscribe, outbox.state)
  const [flow, setFlow] = useState<PhotoFlow>(() => store.flow() ?? photoFlowFrom(shown))
  const [trouble, setTrouble] = useState<PhotoTrouble>()
  const [isBusy, setBusy] = useState(false)
  const mainRef = useRef<HTMLElement>(null)
  const standing = sending.isFinished ? "done" : `${flow.step}${flow.asked.length}`
  const before = useRef(standing)

  useEffect(() => {
    // Sends answers given while offline.
    const [mine, theirs] = [photoAnswers(flow), shown.answers]
    if (flow.isTheirs && JSON.stringify(mine) !== JSON.stringify(theirs)) outbox.answer(mine)
    void outbox.start()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what the device had
  }, [outbox])
  useEffect(() => {
    if (sending.trouble !== "away" && sending.trouble !== "tooOften") return
    const again = () => void outbox.flush()
    const trying = setInterval(again, tryAgain)
    addEventListener("online", again)
    return () => {
      clearInterval(trying)
      removeEventListener("online", again)
    }
  }, [outbox, sending.trouble])
  useEffect(() => {
    if (before.current === standing) return
    before.current = standing
    window.scrollTo({ top: 0 })
    mainRef.current?.focus({ preventScroll: true })
  }, [standing])

  const tell = (event: PhotoEvent) => {
    const next = photoFlow(flow, event)
    setTrouble(undefined)
    setFlow(next)
    store.keepFlow(next)
    if (next.asked.length > flow.asked.length) outbox.answer(photoAnswers(next))
  }
  const ask = async (work: () => Promise<void>) => {
    setBusy(true)
    setTrouble(undefined)
    try {
      await work()
    } catch (thrown) {
      setTrouble(thrown instanceof PhotoRefused ? thrown.trouble : "away")
    }
    setBusy(false)
  }
  const look = (vin: string) =>
    ask(async () => {
      try {
        tell({ type: "CAR", vin, car: await server.car(vin) })
      } catch (thrown) {
        if (!(thrown instanceof PhotoRefused) || thrown.trouble !== "vinUnknown") throw thrown
        tell({ type: "CAR", vin, car: null })
      }
    })
  const mine = () => ask(async () => tell({ type: "MINE", panes: (await server.keepVin(flow.vin)).panes }))

  const isOver = trouble === "closed" || sending.trouble === "closed" || sending.trouble === "unknown"
  const context = {
    glass: shown.glass,
    found: {
      car: flow.car,
      candidates: flow.panes.map(({ features }) => ({
        partNumber: "",
        features,
        calibration: "none" as const,
        price: null,
        minutes: 0
      }))
    },
    asked: flow.asked,
    answers: flow.answers
  }
  const away = trouble === "away" || sending.trouble === "away"
  return (
    <QuoteFrame
      words={quoteWords}
      language={language}
      onLanguage={onLanguage}
      shop={shown.shop}
      onBack={canGoBack(flow) && !sending.isFinished && !isOver ? () => tell({ type: "BACK" }) : undefined}
      mainRef={mainRef}
    >
      {isOver ? (
        <Ended title={words("closed.title")} text={words("closed.text")} shop={shown.shop} language={language} />
      ) : sending.isFinished ? (
        <>
          <h1>{words("done.title")}</h1>
          <p>{words("done.text")}</p>
          {shown.shop.phone !== "" && (
            <a className="QuoteButton" href={`tel:${shown.shop.phone.replace(/[^\d+]/g, "")}`}>
              {quoteWords("callNumber", { phone: shown.shop.phone })}
            </a>
          )}
        </>
      ) : (
        <>
          {away && (
            <p className="QuoteNote" data-tone="warning" role="alert">
              {words("away")}
            </p>
          )}
          {(trouble === "tooOften" || sending.trouble === "tooOften") && (
            <p className="QuoteNote" data-tone="warning" role="alert">
              {words("tooOften")}
            </p>
          )}
          {flow.step === "vin" && (
            <VinStep
              words={words}
              quoteWords={quoteWords}
              language={language}
              shown={shown}
              before={flow.vin}
              isBusy={isBusy}
              onVin={(vin) => void look(vin)}
              onSkip={() => tell({ type: "WITHOUT_VIN" })}
            />
          )}
          {flow.step === "car" && flow.car !== null && (
            <CarStep
              context={context}
              words={quoteWords}
              isBusy={isBusy}
              onEvent={({ type }) => (type === "MY_CAR" ? void mine() : tell({ type: "NOT_MINE" }))}
            />
          )}
          {flow.step === "car" && flow.car === null && (
            <>
              <h1>{words("car.unknown")}</h1>
              <p className="QuoteBig QuoteVin">{flow.vin}</p>
              <p>{words("car.unknownText")}</p>
              <QuoteBar>
                <button type="button" className="QuoteButton" data-loud disabled={isBusy} onClick={() => void mine()}>
                  {words("car.yes")}
                </button>
                <button type="button" className="QuoteLink" onClick={() => tell({ type: "NOT_MINE" })}>
                  {words("car.no")}
                </button>
              </QuoteBar>
            </>
          )}
          {flow.step === "question" && (
            <QuestionStep
              context={context}
              words={quoteWords}
              onEvent={(event) => {
                if (event.type === "ANSWER") tell({ type: "ANSWER", answer: event.answer })
              }}
            />
          )}
          {flow.step === "photos" && <PhotosStep words={words} outbox={outbox} sending={sending} />}
        </>
      )}
    </QuoteFrame>
  )
}
