import "#ui/tokens.css"
import { lazy, StrictMode, Suspense, useState } from "react"
import { createRoot } from "react-dom/client"
import type { QuoteEvent } from "#domain/public-page/quoteContext.ts"
import { quoteGlasses } from "#domain/public-page/quoteTypes.ts"
import { firstSpoken, isLanguage, type Language } from "#domain/words/languages.ts"
import { tellHeight } from "./framed.ts"
import { keptQuote } from "./keptQuote.ts"
import { beginQuote, type QuoteBegun, QuotePage } from "./QuotePage.tsx"
import { type TypedVehicle, typedVehicle } from "./TypedVehicle.ts"
import { VisitPage } from "./VisitPage.tsx"
import { quoteCalls, refusalOf } from "./quoteCalls.ts"
import { QuoteRefused, type QuoteServer } from "./QuoteServer.ts"

interface Said {
  readonly succeeded: boolean
  readonly data: unknown
  readonly failure?: { readonly _tag: string }
}

/** The shop's own server, as its quote asks it. */
const server: QuoteServer = quoteCalls(async (path, body, signal) => {
  const answer = await fetch(`/api/V1/quotes${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { "x-frit": "1", ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal })
  }).catch(() => undefined)
  if (answer === undefined) throw new QuoteRefused("away")
  const said = (await answer.json().catch(() => undefined)) as Said | undefined
  if (said?.succeeded === true) return said.data
  throw refusalOf(said?.failure?._tag, answer.status)
})

const asked = new URLSearchParams(location.search)
const [, page, place, token = ""] = location.pathname.split("/")

/** Where a customer sends photos is another page, of which the quote needs nothing. */
const PhotoPage = lazy(async () => {
  const [{ PhotoPage: Photos }, { photoFetch }, { photoStoreOnDevice }] = await Promise.all([
    import("../photos/PhotoPage.tsx"),
    import("../photos/photoFetch.ts"),
    import("../photos/PhotoStore.ts")
  ])
  const link = place ?? ""
  const of = { server: photoFetch(link), store: photoStoreOnDevice(link) }
  return { default: (props: LanguageProps) => <Photos {...props} {...of} /> }
})

interface LanguageProps {
  readonly language: Language
  readonly chosen: Language | undefined
  readonly onLanguage: (language: Language) => void
}

/** What the address says already: a glass from a link, a vehicle from a form that was sent without scripts. */
const saidBefore = (): ReadonlyArray<QuoteEvent> => {
  const glass = quoteGlasses.find((one) => one === asked.get("glass"))
  if (glass === undefined) return []
  const [plate, state, vin] = ["plate", "state", "vin"].map((name) => (asked.get(name) ?? "").trim())
  const first: QuoteEvent = { type: "GLASS", glass }
  if (vin !== "") return [first, { type: "VEHICLE", vehicle: { by: "vin", vin: vin! } }]
  if (plate !== "" && state !== "")
    return [first, { type: "VEHICLE", vehicle: { by: "plate", plate: plate!, state: state! } }]
  return [first]
}
const said = saidBefore()
// Said once: whoever loads the page anew goes on where they were.
if (said.length > 0) {
  const address = new URL(location.href)
  for (const name of ["glass", "plate", "state", "vin"]) address.searchParams.delete(name)
  history.replaceState(null, "", address)
}
const kept = page === "quote" && said.length === 0 ? keptQuote() : undefined

interface PageProps {
  /** The shop as the server told it, and what a visitor typed until then. */
  readonly begun: QuoteBegun | undefined
  readonly typed: TypedVehicle | undefined
}

function Page({ begun, typed }: PageProps) {
  const wanted = asked.get("lang")
  const [language, setLanguage] = useState<Language>(isLanguage(wanted) ? wanted : firstSpoken(navigator.languages))
  const change = (next: Language) => {
    setLanguage(next)
    const address = new URL(location.href)
    address.searchParams.set("lang", next)
    history.replaceState(null, "", address)
  }
  if (page === "photos")
    return (
      <Suspense fallback={null}>
        <PhotoPage language={language} chosen={isLanguage(wanted) ? wanted : undefined} onLanguage={change} />
      </Suspense>
    )
  return place === "visit" ? (
    <VisitPage server={server} token={token} language={language} onLanguage={change} />
  ) : (
    <QuotePage
      server={server}
      language={language}
      kept={kept}
      said={said}
      typed={typed}
      begun={begun}
      keeps
      onLanguage={change}
    />
  )
}

const root = document.getElementById("root")!
const draw = (begun?: QuoteBegun) => {
  const typed = typedVehicle(root)
  createRoot(root).render(
    <StrictMode>
      <Page begun={begun} typed={typed} />
    </StrictMode>
  )
}
tellHeight(root)
// The first steps that came with the page stay until the shop is known, and what is typed in them goes on.
if (page === "quote" && place !== "visit") void beginQuote(server).then(draw)
else draw()
