import { firstSpoken, isLanguage, type Language } from "#domain/words/languages.ts"

const place = "frit.device.language"

/** A language, who chose it at this browser, and whether their profile knows. */
export interface LanguageChoice {
  readonly language: Language
  /** Who chose it; nobody where no one was signed in. */
  readonly by?: string | undefined
  /** Whether it is still on its way to the profile of who chose it. */
  readonly isPending?: boolean
}

/** What this browser chose before. */
export const chosenLanguage = (): LanguageChoice | undefined => {
  const [language, by, state] = localStorage.getItem(place)?.split(" ") ?? []
  return isLanguage(language) ? { language, by, isPending: state === "pending" } : undefined
}

/** Keeps a choice for the next visit. */
export const keepLanguage = ({ language, by, isPending = false }: LanguageChoice) =>
  localStorage.setItem(place, [language, by, isPending && "pending"].filter(Boolean).join(" "))

/** The first of the browser's languages that the product speaks. */
export const browserLanguage = (): Language => firstSpoken(navigator.languages)
