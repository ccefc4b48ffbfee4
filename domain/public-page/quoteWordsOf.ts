import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"

/** Texts about public page requests, for the visitor and the job notes, by language. */
export const quoteWordsOf = talks(await everyLanguage("letters", "public-quote"))
