import { useMachine } from "@xstate/react"
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react"
import { fromPromise } from "xstate"
import {
  initialQuote,
  type QuoteContext,
  quoteDeposit,
  type QuoteEvent,
  type QuotePaymentInput
} from "#domain/public-page/quoteContext.ts"
import { quoteMachine } from "#domain/public-page/quoteMachine.ts"
import { isTooFar } from "#domain/public-page/quotePlaces.ts"
import type { QuoteStep } from "#domain/public-page/quoteTypes.ts"
import { preferredLanguage, type Language, languages } from "#domain/words/languages.ts"
import { reportStep } from "./framed.ts"
import { ChipsStep, GlassStep, VehicleStep } from "./firstSteps.tsx"
import type { TypedVehicle } from "./TypedVehicle.ts"
import { payDeposit } from "./payDeposit.ts"
import { saveQuoteProgress, type SavedQuote } from "./savedQuote.ts"
import { ContactStep, DoneStep, TimeStep } from "./lastSteps.tsx"
import { CarStep, NoMatchStep, PictureStep, PriceStep, QuestionStep, WaitStep, WrongPartStep } from "./middleSteps.tsx"
import { MovingStep, WhereStep } from "./whereStep.tsx"
import { QuoteFrame } from "./QuoteFrame.tsx"
import { quoteFormats } from "./quoteFormats.ts"
import { quotePageWordsOf } from "./quotePageWordsOf.ts"
import { loadQuoteShop, type QuoteStart, QuoteRefused, type QuoteClient, type QuoteShop } from "./QuoteClient.ts"

const loadDeposit = () => import("./DepositSteps.tsx")

/** A chunk with the card fields and related steps, lazy-loaded when a deposit is due. */
const DepositSteps = lazy(async () => ({ default: (await loadDeposit()).DepositSteps }))

interface QuotePageProps {
  readonly server: QuoteClient
  readonly language: Language
  /** The visitor's saved progress on this device; omitted if there is none. */
  readonly kept?: SavedQuote | undefined
  /** The visitor's input from before the scripts were loaded: a glass, then a vehicle. */
  readonly said?: ReadonlyArray<QuoteEvent>
  /** Values of the server-rendered form fields. */
  readonly typed?: TypedVehicle | undefined
  /** The shop, if it was fetched before the first render. */
  readonly begun?: QuoteStart | undefined
  /** Whether to save the visitor's progress on the device. */
  readonly keeps?: boolean
  readonly onLanguage?: (language: Language) => void
}

/** The public quote: a price in a minute and an appointment, driven by `quoteMachine`. Designed for phones. */
export function QuotePage(props: QuotePageProps) {
  const { server, language } = props
  const [shop, setShop] = useState(props.begun)
  const [tries, setTries] = useState(0)
  const words = quotePageWordsOf[language]
  const isAsked = props.begun === undefined || tries > 0
  useEffect(() => {
    if (!isAsked) return
    let isHere = true
    void loadQuoteShop(server).then((said) => {
      if (isHere) setShop(said)
    })
    return () => {
      isHere = false
    }
  }, [server, tries, isAsked])
  useEffect(() => {
    document.documentElement.lang = languages[language].locale
    document.title = [words("title"), typeof shop === "object" ? shop.name : ""].filter(Boolean).join(" · ")
  }, [language, shop, words])
  if (typeof shop === "object") return <Flow {...props} shop={shop} />
  return (
    <QuoteFrame words={words} language={language} onLanguage={props.onLanguage}>
      {shop === undefined ? (
        <p role="status">{words("loading")}</p>
      ) : shop === "closed" ? (
        <>
          <h1>{words("closed.title")}</h1>
          <p>{words("closed.text")}</p>
        </>
      ) : (
        <>
          <h1>{words("trouble.away")}</h1>
          <button type="button" className="QuoteButton" onClick={() => setTries(tries + 1)}>
            {words("again")}
          </button>
        </>
      )}
    </QuoteFrame>
  )
}

/** The progress stage of each state. */
const stageOf: Readonly<Record<string, number>> = {
  glass: 0,
  chips: 0,
  vehicle: 1,
  looking: 1,
  car: 1,
  question: 1,
  picture: 1,
  wrongPart: 1,
  price: 2,
  noMatch: 2,
  repricing: 2,
  where: 3,
  locating: 3,
  moving: 3,
  time: 3,
  contact: 3,
  sending: 3,
  deposit: 3,
  paying: 3,
  retiming: 3,
  done: 4
}

/** The funnel step to count when a state is entered. */
const countedAs: Readonly<Record<string, QuoteStep>> = {
  glass: "glass",
  vehicle: "vehicle",
  question: "question",
  price: "price",
  noMatch: "noMatch",
  time: "time",
  contact: "contact"
}

function Flow({
  server,
  language,
  shop,
  kept,
  said = [],
  typed,
  keeps = false,
  onLanguage
}: QuotePageProps & { readonly shop: QuoteShop }) {
  const words = quotePageWordsOf[language]
  const formats = useMemo(() => quoteFormats(language, shop.country), [language, shop.country])
  const machine = useMemo(
    () =>
      quoteMachine.provide({
        actors: {
          findGlass: fromPromise(({ input, signal }: { readonly input: QuoteContext; readonly signal: AbortSignal }) =>
            server.glass(input, signal)
          ),
          findPlaces: fromPromise(({ input }: { readonly input: QuoteContext }) =>
            server.start(input.place.postalCode.trim()).then(({ locations: places, radius }) => {
              // Reported early, before another location's price and times are requested for nothing.
              if (isTooFar({ ...input, places }, radius)) throw new QuoteRefused("outside")
              return places
            })
          ),
          findTimes: fromPromise(({ input }: { readonly input: QuoteContext }) => server.times(input)),
          holdTime: fromPromise(({ input }: { readonly input: QuoteContext }) => server.hold(input)),
          sendRequest: fromPromise(({ input }: { readonly input: QuoteContext }) =>
            server.send(input, preferredLanguage([document.documentElement.lang]), false)
          ),
          payDeposit: fromPromise(({ input }: { readonly input: QuotePaymentInput }) =>
            payDeposit(server, input, preferredLanguage([document.documentElement.lang]))
          )
        }
      }),
    [server]
  )
  const [first] = useState(() => {
    const places = shop.locations.length > 1 ? shop.locations : []
    const deposit = shop.card === undefined ? 0 : shop.deposit
    const context = { ...(kept?.context ?? initialQuote(crypto.randomUUID())), places, deposit }
    return {
      deposit,
      requestId: context.requestId,
      places,
      snapshot: kept && machine.resolveState({ value: kept.value, context })
    }
  })
  const [snapshot, send] = useMachine(machine, {
    input: { requestId: first.requestId, places: first.places, deposit: first.deposit },
    ...(first.snapshot === undefined ? {} : { snapshot: first.snapshot })
  })
  const { context } = snapshot
  const [state = "", inner = ""] =
    typeof snapshot.value === "string" ? [snapshot.value] : Object.entries(snapshot.value).flat().map(String)
  const mainRef = useRef<HTMLElement>(null)
  // While a card is being charged, its step stays mounted.
  const standing = `${state === "paying" ? "deposit" : state}${context.asked.length}`
  const before = useRef(standing)
  const told = useRef(false)
  const isTyping = useRef(typed?.at !== undefined)
  useEffect(() => {
    if (told.current) return
    told.current = true
    for (const event of said) send(event)
  }, [said, send])
  useEffect(() => {
    if (keeps) saveQuoteProgress(snapshot.value, context)
  }, [keeps, snapshot.value, context])
  useEffect(() => {
    const step = countedAs[state]
    if (step !== undefined) server.came(step)
  }, [server, state])
  useEffect(() => {
    if (before.current === standing) return
    before.current = standing
    // Keeps the focus of a visitor typing in a server-rendered field.
    if (isTyping.current) {
      isTyping.current = false
      return
    }
    window.scrollTo({ top: 0 })
    reportStep()
    mainRef.current?.focus({ preventScroll: true })
  }, [standing])

  const isDue = state === "contact" && quoteDeposit(context) > 0
  useEffect(() => {
    if (isDue) void loadDeposit().catch(() => {})
  }, [isDue])

  const step = { context, words, formats, shop, onEvent: send }
  const canGoBack = snapshot.can({ type: "BACK" })
  return (
    <QuoteFrame
      words={words}
      language={language}
      onLanguage={onLanguage}
      shop={shop}
      stage={stageOf[state] ?? 0}
      onBack={canGoBack ? () => send({ type: "BACK" }) : undefined}
      mainRef={mainRef}
    >
      {state === "glass" && <GlassStep {...step} />}
      {state === "chips" && <ChipsStep {...step} />}
      {state === "vehicle" && <VehicleStep {...step} server={server} language={language} typed={typed} />}
      {(state === "looking" || state === "repricing") && (
        <WaitStep words={words} onStop={() => send({ type: "STOP" })} />
      )}
      {state === "car" && <CarStep {...step} />}
      {state === "question" && <QuestionStep {...step} />}
      {state === "picture" && <PictureStep {...step} />}
      {state === "wrongPart" && <WrongPartStep {...step} />}
      {state === "price" && <PriceStep {...step} />}
      {state === "noMatch" && <NoMatchStep {...step} />}
      {state === "where" && <WhereStep {...step} isFinding={inner === "finding"} />}
      {(state === "locating" || state === "moving") && <MovingStep words={words} />}
      {state === "time" && <TimeStep {...step} state={inner as "loading" | "failed" | "choosing" | "holding"} />}
      {(state === "contact" || state === "sending") && (
        <ContactStep {...step} language={language} isSending={state === "sending"} />
      )}
      {(state === "deposit" || state === "paying" || state === "retiming") && (
        <Suspense
          fallback={
            <p role="status" className="QuoteHelp">
              {words("loading")}
            </p>
          }
        >
          <DepositSteps {...step} language={language} state={state} inner={inner} />
        </Suspense>
      )}
      {state === "done" && <DoneStep {...step} server={server} />}
    </QuoteFrame>
  )
}
