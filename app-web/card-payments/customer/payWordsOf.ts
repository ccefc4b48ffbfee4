import { everyLanguage } from "#domain/words/readTopic.ts"
import { translators } from "#domain/words/translators.ts"

/** The texts of the customer's payment panel by language. Loaded with the panel, not with the page. */
export const payWordsOf = translators(await everyLanguage("links", "pay"))
