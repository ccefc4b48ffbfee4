import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser"
import { start, startEnglish, whole } from "virtual:words"
import type { Language } from "#domain/words/languages.ts"
import type { ScreenTextId } from "#domain/words/Texts.ts"
import { reloadOnce } from "#web/loading/reloadOnce.ts"
import { messageParts } from "#domain/words/messageParts.ts"

/** The id of a message; the compiler knows them all. */
export type WordId = ScreenTextId

/** What is said, by ids, read when the web app was built: no browser loads a parser of messages. */
export type Words = Record<string, Array<MessageFormatElement>>

type Reads = typeof startEnglish

const wordsOf = (texts: Reads): Words => {
  const words: Words = {}
  for (const id in texts) words[id] = messageParts(texts[id]!) as Words[string]
  return words
}

/** What is said in a language before anybody is signed in; English where it does not come. */
export const startWordsIn = async (language: Language): Promise<Words> =>
  wordsOf({
    ...startEnglish,
    ...(await reloadOnce(`start.${language}`, start[language]).catch(() => ({})))
  })

/** All messages of a language, fetched when first asked for; English where they do not come. */
export const wordsIn = (language: Language): Promise<Words> =>
  reloadOnce(`words.${language}`, whole[language]).then(wordsOf, async (failure: unknown) => {
    if (language === "en") throw failure
    return await wordsIn("en")
  })

/** Fetches all messages of a language before they are asked for; nothing is said where they do not come. */
export const prefetchWords = (language: Language): Promise<unknown> => whole[language]().catch(() => {})
