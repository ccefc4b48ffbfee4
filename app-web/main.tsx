import "#ui/tokens.css"
import "#ui/base.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { BrowserRouter } from "react-router-dom"
import { waitFor } from "xstate"
import { runtimeOver } from "./api/runtime.ts"
import { transportFetch } from "./api/transportFetch.ts"
import { Screens } from "./routes.tsx"
import { screens } from "./screens.ts"
import type { Person } from "./session/Person.ts"
import { browserPasskeys } from "./session/browserPasskeys.ts"
import { takeKey } from "./session/takeKey.ts"
import { readSitePlace } from "./session/SitePlace.ts"
import { signInMark } from "./session/signInMark.ts"
import { startSession } from "./session/startSession.ts"
import { App } from "./shell/App.tsx"
import { screensAhead } from "./shell/screensAhead.ts"
import { drawTheme } from "./shell/theme.ts"
import { whenIdle } from "./shell/whenIdle.ts"
import { browserLanguage, chosenLanguage } from "./words/languages.ts"
import { startWordsIn, wordsAhead } from "./words/words.ts"

drawTheme()
const key = takeKey()
const place = readSitePlace(document, location)
const language = chosenLanguage()?.language ?? browserLanguage()
// Whoever was signed in needs all words soon; for others they come when the browser has nothing else to do.
if (signInMark.wasSignedIn()) void wordsAhead(language)
else whenIdle(() => wordsAhead(language))
const words = await startWordsIn(language)
const runtime = runtimeOver(transportFetch("/api/V1"))

const actor = startSession(runtime, {
  leaveFor: (url) => location.assign(url),
  isHere: (url) => new URL(url).origin === location.origin,
  passkeys: browserPasskeys,
  wanted: () => new URLSearchParams(location.search).get("redirect") ?? "/"
}, { key, wasSignedIn: signInMark.wasSignedIn() })

void waitFor(actor, ({ context }) => context.user !== undefined, { timeout: Infinity }).then(({ context }) => screensAhead(screens, context.user as Person), () => {})

// Back from the shop's own domain: a page kept as it was left would wait for ever.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload()
})

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App actor={actor} runtime={runtime} place={place} language={language} words={words} hasAllWords={false}>
      {/* What is typed into the address is there at once: as a transition, a second change would be made to what stood before the first. */}
      <BrowserRouter useTransitions={false}><Screens /></BrowserRouter>
    </App>
  </StrictMode>
)
