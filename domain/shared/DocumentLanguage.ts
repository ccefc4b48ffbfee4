import { Schema } from "effect"

/** The languages of papers and messages, spec §1: English (default), French, Spanish. */
export const DocumentLanguage = Schema.Literals(["en", "fr", "es"])
export type DocumentLanguage = typeof DocumentLanguage.Type
