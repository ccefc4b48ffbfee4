import { everyLanguage } from "#domain/words/readTopic.ts"
import { translators } from "#domain/words/translators.ts"

/**
 * Texts of customer messages, by language. French and Spanish texts stay within the GSM alphabet, which lacks "ç" and
 * "ó": a single such letter would double their cost.
 */
export const messageTextsOf = translators(await everyLanguage("letters", "messages"))
