import { en } from "./words/en.ts"
import { es } from "./words/es.ts"
import { fr } from "./words/fr.ts"

/** The id of a head or of a choice's name; the same as on screen. */
export type ExportWordId = keyof typeof en

export type ExportWords = Readonly<Record<ExportWordId, string>>

/** What files of lists say, by language. */
export const exportWords: Readonly<Record<"en" | "fr" | "es", ExportWords>> = { en, fr, es }
