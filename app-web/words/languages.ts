/** The product's languages by their profile number, spec §1: 1 English (default and fallback), 2 French, 3 Spanish. */
export const languages = { 1: "en", 2: "fr", 3: "es" } as const

export type Language = (typeof languages)[keyof typeof languages]

/** A language's profile number. */
export const numberOf = (language: Language): keyof typeof languages =>
  language === "fr" ? 2 : language === "es" ? 3 : 1

/** Each language in its own words, as a reader looks for it. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", fr: "Français", es: "Español" }

export const isLanguage = (text: unknown): text is Language => text === "en" || text === "fr" || text === "es"

const place = "frit.device.language"

/** What this browser chose before, and who did: nobody where no one was signed in. */
export const chosenLanguage = (): { readonly language: Language; readonly by: string | undefined } | undefined => {
  const [language, by] = localStorage.getItem(place)?.split(" ") ?? []
  return isLanguage(language) ? { language, by } : undefined
}

/** Keeps a choice for the next visit. */
export const keepLanguage = (language: Language, by: string | undefined) =>
  localStorage.setItem(place, by === undefined ? language : `${language} ${by}`)

/** The first of the browser's languages that the product speaks. */
export const browserLanguage = (): Language =>
  navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en"
