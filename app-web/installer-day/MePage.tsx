import { useState } from "react"
import { type Language, languageName, languageTags } from "#domain/words/languages.ts"
import { Head } from "./PhoneHead.tsx"
import { OfflineNotice } from "./OfflineNotice.tsx"
import { usePhone } from "./phoneContext.ts"

interface MePageProps {
  readonly onLanguage: (language: Language) => void
  readonly onSignOut: () => Promise<void>
}

/** The signed-in user, the language, and sign-out, which asks for confirmation if pending items would be lost. */
export function MePage({ onLanguage, onSignOut }: MePageProps) {
  const { language, state, words, formats } = usePhone()
  const [isAsked, ask] = useState(false)
  const waiting = state.items.filter((item) => item.state !== "sent").length
  return (
    <>
      <Head title={words("me")} about={state.day?.me.name} />
      <OfflineNotice />
      <main className="PhoneMain">
        <fieldset className="PhoneChoices">
          <legend>{words("language")}</legend>
          {languageTags.map((tag) => (
            <label key={tag} lang={tag}>
              <input type="radio" name="language" checked={tag === language} onChange={() => onLanguage(tag)} />
              {languageName(tag)}
            </label>
          ))}
        </fieldset>
        {state.fetchedAt > 0 && <p className="Quiet">{words("fetchedAt", { time: formats.at(state.fetchedAt) })}</p>}
        <p>
          <a href="/dashboard">{words("wholeFrit")}</a>
        </p>
        {isAsked && waiting > 0 ? (
          <div className="PhoneNotes" role="alert">
            <div>
              <p>{words("signOutLoses", { count: waiting })}</p>
              <div className="PhonePair">
                <button type="button" className="PhoneSecond" onClick={() => ask(false)}>
                  {words("stay")}
                </button>
                <button type="button" className="PhoneSecond" onClick={() => void onSignOut()}>
                  {words("signOutAnyway")}
                </button>
              </div>
            </div>
          </div>
        ) : (
          <button type="button" className="PhoneSecond" onClick={() => (waiting > 0 ? ask(true) : void onSignOut())}>
            {words("signOut")}
          </button>
        )}
      </main>
    </>
  )
}
