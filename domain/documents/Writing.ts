import type { DocumentKind } from "./DocumentKind.ts"
import type { DocumentFacts } from "./DocumentFacts.ts"
import { type DocumentFormats, documentFormats } from "./documentFormats.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { wordsOf } from "./wordsOf.ts"

/** A paper being written: its kind and facts, and the words and number formats of its reader. */
export interface Writing extends DocumentFacts {
  readonly kind: DocumentKind
  readonly t: (typeof wordsOf)[DocumentLanguage]
  readonly formats: DocumentFormats
}

/** Opens a paper in the language its facts ask for. */
export const writing = (kind: DocumentKind, facts: DocumentFacts): Writing => ({
  ...facts,
  kind,
  t: wordsOf[facts.language],
  formats: documentFormats(facts.language, facts.tenant.country)
})
