import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"

/** Texts of the public page, by language and id. */
export const pageWords = talks(await everyLanguage("links", "public-page"))

export type PageTalk = (typeof pageWords)["en"]
