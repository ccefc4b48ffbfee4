import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import type { EstimateWords } from "./EstimateWords.ts"
import { en } from "./words/en.ts"
import { es } from "./words/es.ts"
import { fr } from "./words/fr.ts"

/** What automatic lines are called by language. */
export const estimateWordsOf: Readonly<Record<DocumentLanguage, EstimateWords>> = { en, fr, es }
