import { reloadOnce } from "#web/shell/reloadOnce.ts"
import { english } from "./english.ts"
import type { Language } from "./languages.ts"

/** The id of a message; the compiler knows them all. */
export type WordId = keyof typeof english

export type Words = Readonly<Record<string, string>>

const others = {
  fr: async () => (await import("./french.ts")).french,
  es: async () => (await import("./spanish.ts")).spanish
} as const

/** The messages of a language, English where one is missing or where the others do not come. French and Spanish are fetched when first asked for. */
export const wordsIn = async (language: Language): Promise<Words> =>
  language === "en" ? english : { ...english, ...(await reloadOnce(`words.${language}`, others[language]).catch(() => ({}))) }
