import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"

/** Choosing a time and signing by language. They come with their panel, not with the page. */
export const bookingWordsOf = talks(await everyLanguage("links", "booking"))

/** Its words in one language. */
export type BookingWords = (typeof bookingWordsOf)["en"]
