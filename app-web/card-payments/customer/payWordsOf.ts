import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"

/** Paying on the customer's page by language. They come with its panel, not with the page. */
export const payWordsOf = talks(await everyLanguage("links", "pay"))
