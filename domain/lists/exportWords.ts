import { en, type ExportWords } from "./words/en.ts"
import { es } from "./words/es.ts"
import { fr } from "./words/fr.ts"

/** What files of lists say, by language. */
export const exportWords: Readonly<Record<"en" | "fr" | "es", ExportWords>> = { en, fr, es }
