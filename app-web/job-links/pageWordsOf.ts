import { everyLanguage } from "#domain/words/readTopic.ts"
import { translators } from "#domain/words/translators.ts"

/**
 * Texts of the customer's page, by language. All are bundled, because they are small and switching should be instant.
 */
export const pageWordsOf = translators(await everyLanguage("links", "page"))

/** Texts of the page in one language. */
export type PageWords = (typeof pageWordsOf)["en"]
