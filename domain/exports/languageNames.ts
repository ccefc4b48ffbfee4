import type { DocumentLanguage } from "#domain/documents/DocumentLanguage.ts"

/** Each language in its own words. */
export const languageNames: Readonly<Record<DocumentLanguage, string>> = {
  en: "English",
  fr: "Français",
  es: "Español"
}
