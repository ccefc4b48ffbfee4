import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"

/** The words of the public quote by language. All are small and go along, so that the switch answers at once. */
export const quotePageWordsOf = talks(await everyLanguage("links", "quote"))

/** The words of the quote in one language. */
export type QuoteWords = (typeof quotePageWordsOf)["en"]
