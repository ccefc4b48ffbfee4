import { reloadOnce } from "#web/shell/reloadOnce.ts"
import type { english } from "./english.ts"
import type { Language } from "./languages.ts"
import { startEnglish } from "./startEnglish.ts"

/** The id of a message; the compiler knows them all. */
export type WordId = keyof typeof english

export type Words = Readonly<Record<string, string>>

const start = {
  en: async () => startEnglish,
  fr: async () => (await import("./startFrench.ts")).startFrench,
  es: async () => (await import("./startSpanish.ts")).startSpanish
} as const

const whole = {
  en: async () => (await import("./english.ts")).english,
  fr: async () => (await import("./french.ts")).french,
  es: async () => (await import("./spanish.ts")).spanish
} as const

/** What is said in a language before anybody is signed in; English where it does not come. */
export const startWordsIn = async (language: Language): Promise<Words> => ({
  ...startEnglish,
  ...(await reloadOnce(`start.${language}`, start[language]).catch(() => ({})))
})

/** All messages of a language, fetched when first asked for; English where they do not come. */
export const wordsIn = (language: Language): Promise<Words> =>
  reloadOnce(`words.${language}`, whole[language]).catch(async (failure: unknown) => {
    if (language === "en") throw failure
    return await wordsIn("en")
  })

/** Fetches all messages of a language before they are asked for; nothing is said where they do not come. */
export const wordsAhead = (language: Language): Promise<unknown> => whole[language]().catch(() => {})
