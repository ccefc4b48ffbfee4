import readerOfCodes from "zxing-wasm/reader/zxing_reader.wasm?url"
import { StrictMode, useEffect, useState, useSyncExternalStore } from "react"
import { createRoot } from "react-dom/client"
import { firstSpoken, isLanguage, type Language } from "#domain/words/languages.ts"
// The bundler makes it: the address of the thread.
// oxlint-disable-next-line import/default
import threadOfReader from "#web/vin/scan/barcodeWorker.ts?worker&url"
import { InstallerPhone } from "./InstallerPhone.tsx"
import { phoneFetch } from "./phoneFetch.ts"
import { phoneQueue } from "./phoneQueue.ts"
import { phoneStoreIndexedDb } from "./phoneStoreIndexedDb.ts"
import { phoneStoreMemory } from "./PhoneStore.ts"

// Outlives a sign-out, as it says nothing of a shop.
const languagePlace = "frit.device.installerLanguage"

const spoken = (): Language => {
  const kept = localStorage.getItem(languagePlace)
  return isLanguage(kept) ? kept : firstSpoken(navigator.languages)
}

const server = phoneFetch(spoken)
// A browser that keeps nothing, as in a private window: the phone works while the page is open.
const queue = phoneQueue({ server, store: await phoneStoreIndexedDb().catch(() => phoneStoreMemory()) })

const hash = () => decodeURIComponent(location.hash.slice(1))
const onHash = (changed: () => void) => {
  addEventListener("hashchange", changed)
  return () => removeEventListener("hashchange", changed)
}

/** Sends as soon as there may be a signal again: iOS tells nothing in the background, so coming back counts too. */
const again = () => {
  if (document.visibilityState === "visible") void queue.goOn()
}

function Page() {
  const [language, setLanguage] = useState(spoken)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <InstallerPhone
      queue={queue}
      language={language}
      place={useSyncExternalStore(onHash, hash)}
      onPlace={(place) => {
        if (hash() !== place) location.hash = place
      }}
      onLanguage={(next) => {
        localStorage.setItem(languagePlace, next)
        setLanguage(next)
        void queue.goOn()
      }}
      onSignOut={async () => {
        await server.signOut()
        location.href = "/login?redirect=%2Finstaller"
      }}
    />
  )
}

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <Page />
  </StrictMode>
)

void queue.start()
addEventListener("online", again)
document.addEventListener("visibilitychange", again)
setInterval(() => {
  if (queue.state().line === "away" || queue.state().items.some(({ state }) => state === "waiting")) again()
}, 30_000)
setInterval(again, 5 * 60_000)
void navigator.serviceWorker?.register("/installer-worker.js", { scope: "/installer" }).catch(() => undefined)
// What reads bar codes is larger than the page: it comes once the page is here, as the first code may have to be read
// without a signal.
void navigator.serviceWorker?.ready
  .then(() => Promise.all([fetch(threadOfReader), fetch(readerOfCodes)]))
  .catch(() => undefined)
