import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"

/** Texts for choosing a time and signing, by language. Loaded with their panel, not with the page. */
export const bookingWordsOf = talks(await everyLanguage("links", "booking"))

/** These texts in one language. */
export type BookingWords = (typeof bookingWordsOf)["en"]
