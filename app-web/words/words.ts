import { english } from "./english.ts"
import type { Language } from "./languages.ts"

/** The id of a message; the compiler knows them all. */
export type WordId = keyof typeof english

export type Words = Readonly<Record<string, string>>

/** The messages of a language, English where one is missing. French and Spanish are fetched when first asked for. */
export const wordsIn = async (language: Language): Promise<Words> => {
  if (language === "fr") return { ...english, ...(await import("./french.ts")).french }
  if (language === "es") return { ...english, ...(await import("./spanish.ts")).spanish }
  return english
}
