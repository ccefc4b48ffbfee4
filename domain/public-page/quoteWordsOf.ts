import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"

/** What is written of requests of the public page, to the visitor and into the job, by language. */
export const quoteWordsOf = talks(await everyLanguage("letters", "public-quote"))
