import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"

/** The customer's page by language. All are small and go along, so that the switch answers at once. */
export const pageWordsOf = talks(await everyLanguage("links", "page"))

/** The words of the page in one language. */
export type PageWords = (typeof pageWordsOf)["en"]
