/** The product's languages by their profile number, spec §1: 1 English (default and fallback), 2 French, 3 Spanish. */
export const languages = { 1: "en", 2: "fr", 3: "es" } as const

export type Language = (typeof languages)[keyof typeof languages]

/** Each language in its own words, as a reader looks for it. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", fr: "Français", es: "Español" }

export const isLanguage = (text: unknown): text is Language => text === "en" || text === "fr" || text === "es"

const place = "frit.language"

/** What this browser chose before, if anything. */
export const chosenLanguage = (): Language | undefined => {
  const kept = localStorage.getItem(place)
  return isLanguage(kept) ? kept : undefined
}

/** Keeps a choice for the next visit. */
export const keepLanguage = (language: Language) => localStorage.setItem(place, language)

/** The first of the browser's languages that the product speaks. */
export const browserLanguage = (): Language =>
  navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en"
