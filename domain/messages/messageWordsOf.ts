import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import type { MessageWords } from "./MessageWords.ts"
import { en } from "./words/en.ts"
import { es } from "./words/es.ts"
import { fr } from "./words/fr.ts"

/** The words of messages to customers by language. */
export const messageWordsOf: Readonly<Record<DocumentLanguage, MessageWords>> = { en, fr, es }
