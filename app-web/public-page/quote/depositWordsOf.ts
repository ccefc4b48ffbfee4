import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"

/** Texts of the quote's deposit, by language. Loaded with the deposit step, not with the quote. */
export const depositWordsOf = talks(await everyLanguage("links", "deposit"))
