import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"

/** The words of the installer's phone by language: all go along, so that it speaks without a signal. */
export const installerWordsOf = talks(await everyLanguage("links", "installer"))

/** The words of the installer's phone in one language. */
export type InstallerWords = (typeof installerWordsOf)["en"]
