import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"

/** The words of mails by language. */
export const mailWordsOf = talks(await everyLanguage("letters", "mail"))
