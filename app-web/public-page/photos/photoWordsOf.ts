import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"

/** Texts of the photo page, by language. */
export const photoWordsOf = talks(await everyLanguage("links", "photos"))

/** Texts of the photo page in one language. */
export type PhotoWords = (typeof photoWordsOf)["en"]
