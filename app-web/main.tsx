import "#ui/tokens.css"
import "#ui/base.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { BrowserRouter } from "react-router-dom"
import { runtimeOver } from "./api/ApiProvider.tsx"
import { transportFetch } from "./api/transportFetch.ts"
// Every screen sends requests, so the hooks for that are part of the first chunk.
import "./api/useApiQuery.ts"
import "./api/useApiMutation.ts"
import "#ui/Select.tsx"
import { Screens } from "./routes.tsx"
import { screens } from "./screens.ts"
import { browserPasskeys } from "./session/browserPasskeys.ts"
import { takeLoginKey, startSession } from "./session/startSession.ts"
import { readSiteInfo } from "./session/SiteInfo.ts"
import { signInMark } from "./session/signInMark.ts"
import { PrefetchScreens, prefetchScreen } from "./shell/prefetchScreens.tsx"
import { FollowShop } from "./live/FollowShop.tsx"
import { App } from "./shell/App.tsx"
import { applyTheme } from "./page/theme.ts"
import { whenIdle } from "./loading/whenIdle.ts"
import { browserLanguage, chosenLanguage } from "./words/languageChoice.ts"
import { startWordsIn, prefetchWords } from "./words/words.ts"

applyTheme()

const start = () => {
  const key = takeLoginKey()
  const place = readSiteInfo(document, location)
  const language = chosenLanguage()?.language ?? browserLanguage()
  // The screen of the URL and its texts load while the current user is being requested. For the login, they load when
  // the browser is idle.
  const isInside = prefetchScreen(screens, location.pathname)
  if (isInside || signInMark.wasSignedIn()) void prefetchWords(language)
  else whenIdle(() => prefetchWords(language))
  const runtime = runtimeOver(transportFetch("/api/V1"))

  const actor = startSession(
    runtime,
    {
      leaveFor: (url) => location.assign(url),
      isHere: (url) => new URL(url).origin === location.origin,
      passkeys: browserPasskeys,
      destination: () => new URLSearchParams(location.search).get("redirect") ?? "/"
    },
    { key, wasSignedIn: signInMark.wasSignedIn() }
  )

  // Reloads the page when the user returns from the shop's own domain: a page restored from the back/forward cache
  // would wait forever.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload()
  })

  // No top-level await, because the bundler cannot safely share chunks with a module that awaits.
  void startWordsIn(language).then((words) => {
    createRoot(document.getElementById("root")!).render(
      <StrictMode>
        <App actor={actor} runtime={runtime} site={place} language={language} words={words} hasAllWords={false}>
          {/* URL changes from typed input must apply immediately. In a transition, a second change would be based on the URL before the first. */}
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

// Runs in a separate task, because evaluating the first chunk already takes as long as an interaction may wait.
setTimeout(start)
