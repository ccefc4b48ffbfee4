import { everyLanguage } from "#domain/words/readTopic.ts"
import { translators } from "#domain/words/translators.ts"

/** Texts about public page requests, for the visitor and the job notes, by language. */
export const quoteTextsOf = translators(await everyLanguage("letters", "public-quote"))
