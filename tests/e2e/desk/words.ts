import { createIntl } from "react-intl"
import { type Language, languageTags } from "#domain/words/languages.ts"
import type { Texts } from "#domain/words/Texts.ts"
import { slices, wordsOf } from "#tests/web/words/wordFiles.ts"
import type { WordId } from "#web/words/words.ts"

export type { Language }
export const languages = languageTags

const messages = new Map(
  languages.map((one) => [one, Object.assign({}, ...slices.map((slice) => wordsOf(one, slice))) as Texts])
)

/** Loads a language's messages from the product's own files, so that changing a text breaks no journey. */
export const wordsIn = (language: Language) => {
  const intl = createIntl({
    locale: `${language}-US`,
    messages: messages.get(language)!,
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
