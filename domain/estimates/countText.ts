import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"

const plain = (tag: string) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
const formats: Readonly<Record<DocumentLanguage, Intl.NumberFormat>> = {
  en: plain("en-US"),
  fr: plain("fr-CA"),
  es: plain("es-US")
}

/** A quantity in hundredths as its reader writes it: 150 is "1.5", "1,5" in French. */
export const countText = (language: DocumentLanguage, hundredths: number): string =>
  formats[language].format(hundredths / 100)
