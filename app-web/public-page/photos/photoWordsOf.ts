import { everyLanguage } from "#domain/words/readTopic.ts"
import { translators } from "#domain/words/translators.ts"

/** Texts of the photo page, by language. */
export const photoWordsOf = translators(await everyLanguage("links", "photos"))

/** Texts of the photo page in one language. */
export type PhotoWords = (typeof photoWordsOf)["en"]
