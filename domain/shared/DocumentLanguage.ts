import { Schema } from "effect"
import { languageTags } from "#domain/words/languages.ts"

/** Languages of documents and messages (spec §1): English (default), French, Spanish. */
export const DocumentLanguage = Schema.Literals(languageTags)
export type DocumentLanguage = typeof DocumentLanguage.Type
