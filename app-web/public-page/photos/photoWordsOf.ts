import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"

/** The words of the page that asks for photos, by language. */
export const photoWordsOf = talks(await everyLanguage("links", "photos"))

/** The words of that page in one language. */
export type PhotoWords = (typeof photoWordsOf)["en"]
