import { everyLanguage } from "#domain/words/readTopic.ts"
import { translators } from "#domain/words/translators.ts"

/** Texts of the public quote, by language. All are bundled, because they are small and switching should be instant. */
export const quotePageWordsOf = translators(await everyLanguage("links", "quote"))

/** Texts of the quote in one language. */
export type QuoteWords = (typeof quotePageWordsOf)["en"]
