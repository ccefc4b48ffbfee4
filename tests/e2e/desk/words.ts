import { createIntl } from "react-intl"
import { english } from "#web/words/english.ts"
import { french } from "#web/words/french.ts"
import { spanish } from "#web/words/spanish.ts"
import type { WordId } from "#web/words/words.ts"

export type Language = "en" | "fr" | "es"
export const languages = ["en", "fr", "es"] as const

const messages: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: english, fr: french, es: spanish }

/**
 * The words of a language as its reader sees them, out of the product's own files: a changed word breaks no journey.
 */
export const wordsIn = (language: Language) => {
  const intl = createIntl({
    locale: `${language}-US`,
    messages: messages[language],
    onError: (error) => {
      throw error
    }
  })
  return {
    t: (id: WordId, values: Readonly<Record<string, string | number>> = {}): string =>
      intl.formatMessage({ id }, values),
    percent: (basisPoints: number) =>
      intl.formatNumber(basisPoints / 10_000, { style: "percent", maximumFractionDigits: 4 })
  }
}

export type Words = ReturnType<typeof wordsIn>
