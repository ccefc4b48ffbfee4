import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"

type Terms = Readonly<Record<string, string>>

/**
 * The catalogue's English words for panes, where they sit, what is on them and what goes with them, and what customers
 * are told. "grey" is how the catalogue spelled it before: older jobs have it.
 */
const terms: Readonly<Record<DocumentLanguage, Terms>> = await everyLanguage("letters", "glass")

/**
 * A description made of the catalogue's words alone, in another language; undefined for any other, such as a licensed
 * catalogue's or a person's.
 */
export const glassText = (description: string, language: DocumentLanguage): string | undefined => {
  if (language === "en") return description
  const said = description
    .split(", ")
    .map((word) => (Object.hasOwn(terms[language], word) ? terms[language][word] : undefined))
  return said.every((word) => word !== undefined) ? said.join(", ") : undefined
}
