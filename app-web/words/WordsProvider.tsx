import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState, useEffectEvent } from "react"
import { I18nProvider } from "react-aria-components/I18nProvider"
import { IntlProvider } from "react-intl"
import type { Language } from "#domain/words/languages.ts"
import type { Country } from "#domain/shared/Address.ts"
import { chosenLanguage, keepLanguage, type LanguageChoice } from "./readersLanguage.ts"
import { type Words, wordsIn } from "./words.ts"

interface Speech {
  readonly language: Language
  readonly country: Country
  /** The reader's own choice, kept in this browser. */
  readonly choose: (choice: LanguageChoice) => void
  /**
   * The profile's language and the shop's country. A choice stands that was made at this browser before anyone signed
   * in, or by this person and has not reached the profile yet.
   */
  readonly suggest: (language: Language, country: Country, by: string) => void
  /** Whether the words of every screen are here, and fetching them; why they did not come. */
  readonly isWhole: boolean
  readonly fetchAll: () => void
  readonly failure: unknown
}

const SpeechContext = createContext<Speech | undefined>(undefined)

/** The language of the page, and the ways to change it. */
export const useSpeech = (): Speech => {
  const speech = useContext(SpeechContext)
  if (speech === undefined) throw new Error("WordsProvider is missing above")
  return speech
}

interface Spoken {
  readonly language: Language
  readonly words: Words
  readonly isWhole: boolean
  readonly failure?: unknown
}

interface WordsProviderProps {
  readonly language: Language
  /** The messages of `language`, fetched before the first drawing so that no other language flashes. */
  readonly words: Words
  /** False where `words` are only those said before anybody is signed in. */
  readonly isWhole?: boolean
  readonly children: ReactNode
}

/** Speaks to everything below in one language; dates and numbers as written in the shop's country. */
export function WordsProvider({ language: first, words, isWhole = true, children }: WordsProviderProps) {
  const [spoken, setSpoken] = useState<Spoken>({ language: first, words, isWhole })
  const [country, setCountry] = useState<Country>("US")
  const suggested = useRef("")
  const wanted = useRef(first)
  const locale = `${spoken.language}-${country}`

  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])

  const speech = useMemo<Speech>(() => {
    // Words that come when another language is wanted by now come too late.
    const speak = (language: Language) => {
      wanted.current = language
      return wordsIn(language).then(
        (all) => {
          if (wanted.current === language) setSpoken({ language, words: all, isWhole: true })
        },
        (failure: unknown) => {
          if (wanted.current === language) setSpoken((was) => ({ ...was, failure }))
        }
      )
    }
    return {
      language: spoken.language,
      country,
      isWhole: spoken.isWhole,
      fetchAll: () => void speak(wanted.current),
      failure: spoken.failure,
      choose: (choice) => {
        keepLanguage(choice)
        void speak(choice.language)
      },
      suggest: (language, shopsCountry, by) => {
        setCountry(shopsCountry)
        const chosen = chosenLanguage()
        const stands = chosen !== undefined && (chosen.by === undefined || (chosen.isPending && chosen.by === by))
        const suggestion = `${by} ${language}`
        // The same profile read again says nothing new: a choice whose keeping was not heard stays.
        if (suggestion === suggested.current) return
        suggested.current = suggestion
        if (!stands && language !== wanted.current) void speak(language)
      }
    }
  }, [spoken, country])

  return (
    <SpeechContext value={speech}>
      <I18nProvider locale={locale}>
        <IntlProvider locale={locale} defaultLocale="en" messages={spoken.words}>
          {children}
        </IntlProvider>
      </I18nProvider>
    </SpeechContext>
  )
}

/**
 * Screens for signed-in people are drawn once all their words are here: before, the page knows only those of the
 * sign-in.
 */
export function AllWords({ waiting, children }: { readonly waiting: ReactNode; readonly children: ReactNode }) {
  const { isWhole, fetchAll, failure } = useSpeech()
  const fetch = useEffectEvent(fetchAll)
  useEffect(() => {
    if (!isWhole) fetch()
  }, [isWhole])
  if (!isWhole && failure !== undefined) throw failure
  return isWhole ? children : waiting
}
