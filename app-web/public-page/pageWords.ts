import { everyLanguage } from "#domain/words/readTopic.ts"
import { translators } from "#domain/words/translators.ts"

/** Texts of the public page, by language and id. */
export const pageWords = translators(await everyLanguage("links", "public-page"))

export type PublicPageTexts = (typeof pageWords)["en"]
