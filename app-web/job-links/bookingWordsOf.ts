import { everyLanguage } from "#domain/words/readTopic.ts"
import { translators } from "#domain/words/translators.ts"

/** Texts for choosing a time and signing, by language. Loaded with their panel, not with the page. */
export const bookingWordsOf = translators(await everyLanguage("links", "booking"))

/** These texts in one language. */
export type BookingWords = (typeof bookingWordsOf)["en"]
