import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"

/** The texts of the customer's payment panel by language. Loaded with the panel, not with the page. */
export const payWordsOf = talks(await everyLanguage("links", "pay"))
