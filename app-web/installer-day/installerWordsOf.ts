import { everyLanguage } from "#domain/words/readTopic.ts"
import { translators } from "#domain/words/translators.ts"

/** Texts of the installer's phone, by language. All are bundled, so that it works offline. */
export const installerWordsOf = translators(await everyLanguage("links", "installer"))

/** Texts of the installer's phone in one language. */
export type InstallerWords = (typeof installerWordsOf)["en"]
