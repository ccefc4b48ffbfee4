import { inEveryLanguage } from "#domain/words/languages.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"

const own = await everyLanguage("letters", "documents")
const inside = await everyLanguage("screens", "inside")
const sources = await everyLanguage("known", "payment-sources")

/** The words of a job's papers by language: their own, and what screens call the choices that stand on them. */
export const wordsOf = talks(
  inEveryLanguage((language) => ({ ...inside[language], ...sources[language], ...own[language] }))
)
