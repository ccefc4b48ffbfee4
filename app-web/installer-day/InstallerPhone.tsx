import "#ui/tokens.css"
import "./installer.css"
import { useState } from "react"
import type { Language } from "#domain/words/languages.ts"
import { Icon } from "#ui/Icon.tsx"
import { installerWordsOf } from "./installerWordsOf.ts"
import { Head } from "./PhoneHead.tsx"
import { OfflineNotice } from "./OfflineNotice.tsx"
import { MePage } from "./MePage.tsx"
import { PhoneContext, usePhone, phoneFormats } from "./phoneContext.ts"
import type { PhoneQueue } from "./phoneQueue.ts"
import { QueuePage } from "./QueuePage.tsx"
import { StopList } from "./StopList.tsx"
import { StopPage } from "./StopPage.tsx"
import { stopsOf, stopView } from "./stopView.ts"
import { TaskPage } from "./TaskPage.tsx"

interface InstallerPhoneProps {
  readonly queue: PhoneQueue
  readonly language: Language
  readonly onLanguage: (language: Language) => void
  readonly onSignOut: () => Promise<void>
  /** The current page: `coming`, `stop/<job>`; the day's list if omitted. */
  readonly place?: string
  /** Called on navigation, so that the parent can persist `place`. */
  readonly onPlace?: (place: string) => void
}

/** The installer's phone app: today's stops in travel order, each stop, and the send queue. */
export function InstallerPhone({
  queue,
  language,
  onLanguage,
  onSignOut,
  place: first = "",
  onPlace
}: InstallerPhoneProps) {
  const [own, setOwn] = useState(first)
  const place = onPlace === undefined ? own : first
  const go = (next: string) => {
    setOwn(next)
    onPlace?.(next)
    globalThis.scrollTo?.(0, 0)
  }
  const phone = { queue, language, words: installerWordsOf[language], formats: phoneFormats(language), go }
  return (
    <PhoneContext value={phone}>
      <div className="Page Phone" lang={language}>
        <PhonePage place={place} onLanguage={onLanguage} onSignOut={onSignOut} />
        <Tabs place={place} />
      </div>
    </PhoneContext>
  )
}

interface PhonePageProps extends Pick<InstallerPhoneProps, "onLanguage" | "onSignOut"> {
  readonly place: string
}

function PhonePage({ place, ...me }: PhonePageProps) {
  const { state, words, formats } = usePhone()
  const { day, items, line } = state
  if (place === "me") return <MePage {...me} />
  if (place === "queue") return <QueuePage />
  if (day === undefined)
    return (
      <>
        <Head title={words("title")} />
        <OfflineNotice />
        <main className="PhoneMain" aria-busy={line === "reading"}>
          <p role="status">
            {words(line === "reading" ? "reading" : line === "refused" ? "notYours" : "neverFetched")}
          </p>
        </main>
      </>
    )
  const [kind, jobId, task] = place.split("/")
  const stop = kind === "stop" ? day.stops.find(({ job }) => job.id === jobId) : undefined
  if (stop !== undefined) {
    const view = stopView(stop, items, day.me.id)
    return task === undefined ? <StopPage view={view} /> : <TaskPage view={view} task={task} />
  }
  const { coming, today } = stopsOf(day)
  const isComing = place === "coming"
  return (
    <>
      <Head
        title={isComing ? words("coming") : formats.day(day.today)}
        about={words("stops", { count: isComing ? coming.length : today.length })}
      />
      <OfflineNotice />
      <main className="PhoneMain">
        {kind === "stop" && <p className="PhoneNote">{words("stopGone")}</p>}
        <StopList stops={isComing ? coming : today} />
      </main>
    </>
  )
}

const tabs = [
  ["", "list", "today"],
  ["coming", "calendar", "coming"],
  ["queue", "upload", "queue"],
  ["me", "user", "me"]
] as const

/** The bottom tab bar with four pages; the queue shows the number of pending items. */
function Tabs({ place }: { readonly place: string }) {
  const { go, state, words } = usePhone()
  const open = state.items.filter(({ state: how }) => how !== "sent").length
  if (place.startsWith("stop/")) return null
  return (
    <nav className="PhoneTabs" aria-label={words("places")}>
      {tabs.map(([to, icon, word]) => (
        <button key={to} type="button" aria-current={place === to ? "page" : undefined} onClick={() => go(to)}>
          <Icon name={icon} size={20} />
          {words(word)}
          {word === "queue" && open > 0 && (
            <span className="PhoneCount">
              {open}
              <span className="hidden-text"> {words("wait", { count: open })}</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  )
}
