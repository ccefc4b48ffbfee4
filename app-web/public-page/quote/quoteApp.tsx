import "#ui/tokens.css"
import { type ReactNode, StrictMode, useState } from "react"
import { createRoot } from "react-dom/client"
import type { QuoteEvent } from "#domain/public-page/quoteContext.ts"
import { quoteGlasses } from "#domain/public-page/quoteTypes.ts"
import { preferredLanguage, isLanguage, type Language } from "#domain/words/languages.ts"
import { reportHeight } from "./framed.ts"
import { savedQuote } from "./savedQuote.ts"
import { typedVehicle } from "./TypedVehicle.ts"
import { quoteCalls, refusalOf } from "./quoteCalls.ts"
import { loadQuoteShop, QuoteRefused, type QuoteClient } from "./QuoteClient.ts"

interface ResponseEnvelope {
  readonly succeeded: boolean
  readonly data: unknown
  readonly failure?: { readonly _tag: string }
}

/** The API client of the shop's quote. */
const server: QuoteClient = quoteCalls(async (path, body, signal) => {
  const answer = await fetch(`/api/V1/quotes${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { "x-frit": "1", ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal })
  }).catch(() => undefined)
  if (answer === undefined) throw new QuoteRefused("away")
  const said = (await answer.json().catch(() => undefined)) as ResponseEnvelope | undefined
  if (said?.succeeded === true) return said.data
  throw refusalOf(said?.failure?._tag, answer.status)
})

const asked = new URLSearchParams(location.search)
const [, page, place, token = ""] = location.pathname.split("/")

/** Input already in the URL: a glass from a link, a vehicle from a form submitted without scripts. */
const inputFromUrl = (): ReadonlyArray<QuoteEvent> => {
  const glass = quoteGlasses.find((one) => one === asked.get("glass"))
  if (glass === undefined) return []
  const [plate, state, vin] = ["plate", "state", "vin"].map((name) => (asked.get(name) ?? "").trim())
  const first: QuoteEvent = { type: "GLASS", glass }
  if (vin !== "") return [first, { type: "VEHICLE", vehicle: { by: "vin", vin: vin! } }]
  if (plate !== "" && state !== "")
    return [first, { type: "VEHICLE", vehicle: { by: "plate", plate: plate!, state: state! } }]
  return [first]
}
const said = inputFromUrl()
const kept = page === "quote" && said.length === 0 ? savedQuote() : undefined

const root = document.getElementById("root")!

interface ViewProps {
  readonly language: Language
  /** The language in the URL. */
  readonly chosen: Language | undefined
  readonly onLanguage: (language: Language) => void
}
type View = (props: ViewProps) => ReactNode

/**
 * Removes the input from the URL, so that reloading the page resumes the saved progress. Waits until everything is
 * loaded, so that a lost connection does not lose the input.
 */
const clearUrlInput = () => {
  const address = new URL(location.href)
  for (const name of ["glass", "plate", "state", "vin"]) address.searchParams.delete(name)
  history.replaceState(null, "", address)
}

/**
 * The quote. The server-rendered first steps stay until the shop is loaded, and their input is carried over. The
 * machine and the steps are a separate chunk that runs as its own task, which keeps the phone responsive in between.
 */
const quoteView = async (): Promise<View> => {
  const [begun, { QuotePage }] = await Promise.all([loadQuoteShop(server), import("./QuotePage.tsx")])
  if (said.length > 0) clearUrlInput()
  const of = { server, kept, said, begun, typed: typedVehicle(root) }
  return ({ language, onLanguage }) => <QuotePage {...of} keeps language={language} onLanguage={onLanguage} />
}

/** A visitor's appointment, opened by its link. */
const visitView = async (): Promise<View> => {
  const { VisitPage } = await import("./VisitPage.tsx")
  return ({ language, onLanguage }) => (
    <VisitPage server={server} token={token} language={language} onLanguage={onLanguage} />
  )
}

/** The page on which a customer sends requested photos. */
const photosView = async (): Promise<View> => {
  const [{ PhotoPage }, { photoFetch }, { photoStoreOnDevice }] = await Promise.all([
    import("../photos/PhotoPage.tsx"),
    import("../photos/photoFetch.ts"),
    import("../photos/PhotoStore.ts")
  ])
  const link = place ?? ""
  const of = { server: photoFetch(link), store: photoStoreOnDevice(link) }
  return (props) => <PhotoPage {...props} {...of} />
}

function Page({ view }: { readonly view: View }) {
  const wanted = asked.get("lang")
  const [language, setLanguage] = useState<Language>(
    isLanguage(wanted) ? wanted : preferredLanguage(navigator.languages)
  )
  const change = (next: Language) => {
    setLanguage(next)
    const address = new URL(location.href)
    address.searchParams.set("lang", next)
    history.replaceState(null, "", address)
  }
  return view({ language, chosen: isLanguage(wanted) ? wanted : undefined, onLanguage: change })
}

reportHeight(root)
const coming = page === "photos" ? photosView() : place === "visit" ? visitView() : quoteView()
void coming.then((view) =>
  createRoot(root).render(
    <StrictMode>
      <Page view={view} />
    </StrictMode>
  )
)
