import type { Language } from "#domain/words/languages.ts"
import type { PayWords } from "./PayWords.ts"
import { en } from "./words/pay/en.ts"
import { es } from "./words/pay/es.ts"
import { fr } from "./words/pay/fr.ts"

/** Paying on the customer's page by language. */
export const payWordsOf: Readonly<Record<Language, PayWords>> = { en, fr, es }
