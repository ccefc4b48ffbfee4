import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"

/** What the public page says, in each language, by the ids of its texts. */
export const pageWords = talks(await everyLanguage("links", "public-page"))

export type PageTalk = (typeof pageWords)["en"]
