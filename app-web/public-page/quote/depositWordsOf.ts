import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"

/** The deposit in the public quote by language. They come with its step, not with the quote. */
export const depositWordsOf = talks(await everyLanguage("links", "deposit"))
