import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"

/** Each language in its own words. */
export const languageNames: Readonly<Record<DocumentLanguage, string>> = {
  en: "English",
  fr: "Français",
  es: "Español"
}
