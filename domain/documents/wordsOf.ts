import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import type { DocumentWords } from "./DocumentWords.ts"
import { en } from "./words/en.ts"
import { es } from "./words/es.ts"
import { fr } from "./words/fr.ts"

/** The words of a job's papers by language. */
export const wordsOf: Readonly<Record<DocumentLanguage, DocumentWords>> = { en, fr, es }
