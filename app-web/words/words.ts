import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser"
import { start, startEnglish, whole } from "virtual:words"
import type { Language } from "#domain/words/languages.ts"
import type { ScreenTextId } from "#domain/words/Texts.ts"
import { reloadOnce } from "#web/loading/reloadOnce.ts"
import { messageParts } from "#domain/words/messageParts.ts"

/** The id of a text, checked by the compiler. */
export type WordId = ScreenTextId

/** Texts by id, parsed when the web app is built, so that browsers need no message parser. */
export type Words = Record<string, Array<MessageFormatElement>>

type Reads = typeof startEnglish

const wordsOf = (texts: Reads): Words => {
  const words: Words = {}
  for (const id in texts) words[id] = messageParts(texts[id]!) as Words[string]
  return words
}

/** Loads the texts of a language used before sign-in; English if loading fails. */
export const startWordsIn = async (language: Language): Promise<Words> =>
  wordsOf({
    ...startEnglish,
    ...(await reloadOnce(`start.${language}`, start[language]).catch(() => ({})))
  })

/** Loads all texts of a language on first use; English if loading fails. */
export const wordsIn = (language: Language): Promise<Words> =>
  reloadOnce(`words.${language}`, whole[language]).then(wordsOf, async (failure: unknown) => {
    if (language === "en") throw failure
    return await wordsIn("en")
  })

/** Prefetches all texts of a language. Failures are ignored. */
export const prefetchWords = (language: Language): Promise<unknown> => whole[language]().catch(() => {})
