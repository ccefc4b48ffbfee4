import { firstSpoken, isLanguage, type Language } from "#domain/words/languages.ts"

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
export const browserLanguage = (): Language => firstSpoken(navigator.languages)
