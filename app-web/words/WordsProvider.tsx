import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState, useEffectEvent } from "react"
import { I18nProvider } from "react-aria-components/I18nProvider"
import { IntlProvider } from "react-intl"
import type { Language } from "#domain/words/languages.ts"
import type { Country } from "#domain/shared/Address.ts"
import { chosenLanguage, saveLanguageChoice, type LanguageChoice } from "./languageChoice.ts"
import { type Words, wordsIn } from "./words.ts"

interface LocaleState {
  readonly language: Language
  readonly country: Country
  /** Sets the user's own choice, stored in this browser. */
  readonly choose: (choice: LanguageChoice) => void
  /**
   * Applies the profile's language and the shop's country. A language chosen in this browser takes precedence if it was
   * chosen before anyone signed in, or by this user and not yet saved to the profile.
   */
  readonly suggest: (language: Language, country: Country, by: string) => void
  /** Whether the texts of all screens are loaded, a function that loads them, and why loading failed. */
  readonly isWhole: boolean
  readonly fetchAll: () => void
  readonly failure: unknown
}

const SpeechContext = createContext<LocaleState | undefined>(undefined)

/** Returns the language of the page and functions to change it. */
export const useLocale = (): LocaleState => {
  const speech = useContext(SpeechContext)
  if (speech === undefined) throw new Error("WordsProvider is missing")
  return speech
}

interface LoadedLanguage {
  readonly language: Language
  readonly words: Words
  readonly isWhole: boolean
  readonly failure?: unknown
}

interface WordsProviderProps {
  readonly language: Language
  /** The texts of `language`, loaded before the first render so that no other language flashes. */
  readonly words: Words
  /** False if `words` contains only the texts used before sign-in. */
  readonly isWhole?: boolean
  readonly children: ReactNode
}

/** Provides texts in one language to everything below, with dates and numbers formatted for the shop's country. */
export function WordsProvider({ language: first, words, isWhole = true, children }: WordsProviderProps) {
  const [spoken, setSpoken] = useState<LoadedLanguage>({ language: first, words, isWhole })
  const [country, setCountry] = useState<Country>("US")
  const suggested = useRef("")
  const wanted = useRef(first)
  const locale = `${spoken.language}-${country}`

  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])

  const speech = useMemo<LocaleState>(() => {
    // Ignores texts that arrive after another language was chosen.
    const switchLanguage = (language: Language) => {
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
      fetchAll: () => void switchLanguage(wanted.current),
      failure: spoken.failure,
      choose: (choice) => {
        saveLanguageChoice(choice)
        void switchLanguage(choice.language)
      },
      suggest: (language, shopsCountry, by) => {
        setCountry(shopsCountry)
        const chosen = chosenLanguage()
        const stands = chosen !== undefined && (chosen.by === undefined || (chosen.isPending && chosen.by === by))
        const suggestion = `${by} ${language}`
        // Reloading the same profile changes nothing: a choice whose save was not confirmed is kept.
        if (suggestion === suggested.current) return
        suggested.current = suggestion
        if (!stands && language !== wanted.current) void switchLanguage(language)
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
 * Renders screens for signed-in users only once all texts are loaded. Before that, only those of the login are
 * available.
 */
export function AllWords({ waiting, children }: { readonly waiting: ReactNode; readonly children: ReactNode }) {
  const { isWhole, fetchAll, failure } = useLocale()
  const fetch = useEffectEvent(fetchAll)
  useEffect(() => {
    if (!isWhole) fetch()
  }, [isWhole])
  if (!isWhole && failure !== undefined) throw failure
  return isWhole ? children : waiting
}
