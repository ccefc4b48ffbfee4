import type { MailWords } from "./MailWords.ts"
import { en } from "./words/en.ts"
import { es } from "./words/es.ts"
import { fr } from "./words/fr.ts"

/** The words of mails by language. */
export const mailWordsOf: Readonly<Record<MailWords["language"], MailWords>> = { en, fr, es }
