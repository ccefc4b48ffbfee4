import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"

/**
 * The words of messages to customers by language. French and Spanish texts keep to the alphabet of short messages, which
 * has neither "ç" nor "ó": one would double what they cost.
 */
export const messageWordsOf = talks(await everyLanguage("letters", "messages"))
