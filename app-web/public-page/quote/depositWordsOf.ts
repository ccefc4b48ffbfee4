import { everyLanguage } from "#domain/words/readTopic.ts"
import { translators } from "#domain/words/translators.ts"

/** Texts of the quote's deposit, by language. Loaded with the deposit step, not with the quote. */
export const depositWordsOf = translators(await everyLanguage("links", "deposit"))
