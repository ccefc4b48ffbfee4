import type { Language } from "#domain/people/User.ts"
import type { MailWords } from "./MailWords.ts"
import { en } from "./words/en.ts"
import { es } from "./words/es.ts"
import { fr } from "./words/fr.ts"

/** The words of mails by the language of a profile: 1 English, 2 French, 3 Spanish. */
export const mailWordsOf = (language: Language): MailWords => ({ 1: en, 2: fr, 3: es })[language]
