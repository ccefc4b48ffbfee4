import type { Language } from "#domain/words/languages.ts"
import type { PageWords } from "./PageWords.ts"
import { en } from "./words/en.ts"
import { es } from "./words/es.ts"
import { fr } from "./words/fr.ts"

/** The customer's page by language. All three are small and go along, so that the switch answers at once. */
export const pageWordsOf: Readonly<Record<Language, PageWords>> = { en, fr, es }
