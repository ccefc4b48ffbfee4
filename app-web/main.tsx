import "#ui/tokens.css"
import "#ui/base.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { BrowserRouter } from "react-router-dom"
import { runtimeOver } from "./api/ApiProvider.tsx"
import { transportFetch } from "./api/transportFetch.ts"
// Every screen asks the server: what asks comes with the first file.
import "./api/useQueryOf.ts"
import "./api/useSend.ts"
import "#ui/Select.tsx"
import { Screens } from "./routes.tsx"
import { screens } from "./screens.ts"
import { browserPasskeys } from "./session/browserPasskeys.ts"
import { takeKey, startSession } from "./session/startSession.ts"
import { readSitePlace } from "./session/SitePlace.ts"
import { signInMark } from "./session/signInMark.ts"
import { PrefetchScreens, fetchScreenAt } from "./shell/prefetchScreens.tsx"
import { FollowShop } from "./live/FollowShop.tsx"
import { App } from "./shell/App.tsx"
import { drawTheme } from "./page/theme.ts"
import { whenIdle } from "./loading/whenIdle.ts"
import { browserLanguage, chosenLanguage } from "./words/readersLanguage.ts"
import { startWordsIn, prefetchWords } from "./words/words.ts"

drawTheme()

const start = () => {
  const key = takeKey()
  const place = readSitePlace(document, location)
  const language = chosenLanguage()?.language ?? browserLanguage()
  // The screen of the address and its words come while the server is asked who is here; for the sign-in they come when
  // the browser has nothing else to do.
  const isInside = fetchScreenAt(screens, location.pathname)
  if (isInside || signInMark.wasSignedIn()) void prefetchWords(language)
  else whenIdle(() => prefetchWords(language))
  const runtime = runtimeOver(transportFetch("/api/V1"))

  const actor = startSession(
    runtime,
    {
      leaveFor: (url) => location.assign(url),
      isHere: (url) => new URL(url).origin === location.origin,
      passkeys: browserPasskeys,
      wanted: () => new URLSearchParams(location.search).get("redirect") ?? "/"
    },
    { key, wasSignedIn: signInMark.wasSignedIn() }
  )

  // Back from the shop's own domain: a page kept as it was left would wait for ever.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload()
  })

  // Not awaited at the top: the bundler shares no file safely with a module that waits.
  void startWordsIn(language).then((words) => {
    createRoot(document.getElementById("root")!).render(
      <StrictMode>
        <App actor={actor} runtime={runtime} place={place} language={language} words={words} hasAllWords={false}>
          {/* What is typed into the address is there at once: as a transition, a second change would be made to what stood before the first. */}
          <BrowserRouter useTransitions={false}>
            <Screens />
            <PrefetchScreens screens={screens} />
            <FollowShop actor={actor} />
          </BrowserRouter>
        </App>
      </StrictMode>
    )
  })
}

// In a task of its own: reading the first file takes as long as a press may wait.
setTimeout(start)
