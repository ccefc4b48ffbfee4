import { preferredLanguage, isLanguage, type Language } from "#domain/words/languages.ts"

const place = "frit.device.language"

/** A language, who chose it in this browser, and whether it is saved to their profile. */
export interface LanguageChoice {
  readonly language: Language
  /** Id of the user who chose it; undefined if no one was signed in. */
  readonly by?: string | undefined
  /** Whether it is yet to be saved to that user's profile. */
  readonly isPending?: boolean
}

/** Returns the language previously chosen in this browser. */
export const chosenLanguage = (): LanguageChoice | undefined => {
  const [language, by, state] = localStorage.getItem(place)?.split(" ") ?? []
  return isLanguage(language) ? { language, by, isPending: state === "pending" } : undefined
}

/** Stores a choice for the next visit. */
export const saveLanguageChoice = ({ language, by, isPending = false }: LanguageChoice) =>
  localStorage.setItem(place, [language, by, isPending && "pending"].filter(Boolean).join(" "))

/** Returns the first of the browser's languages that is available. */
export const browserLanguage = (): Language => preferredLanguage(navigator.languages)
