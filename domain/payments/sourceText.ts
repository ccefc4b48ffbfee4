import { languageTags } from "#domain/words/languages.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"
import { translators } from "#domain/words/translators.ts"
import { PaymentSource } from "./PaymentSource.ts"

const texts = await everyLanguage("known", "payment-sources")

/** Names used in older lists, or typed without accents. */
const alsoCalled: ReadonlyArray<readonly [string, PaymentSource]> = [
  ["cheque", "check"],
  ["terminal de carte", "cardTerminal"],
  ["tef de l'assureur", "insurerEft"]
]

const codes = new Map<string, PaymentSource>([
  ...alsoCalled,
  ...PaymentSource.literals.flatMap((code) =>
    [code, ...languageTags.map((language) => texts[language][`paymentSource.${code}`])].map(
      (word) => [word.toLowerCase(), code] as const
    )
  )
])

/** Returns a source as stored: its code, regardless of the language it was entered in; any other text unchanged. */
export const paymentSource = (said: string): string => codes.get(said.trim().toLowerCase()) ?? said.trim()

type SourceId = `paymentSource.${PaymentSource | "card"}`

/**
 * Returns the label of a source from `t`. Besides the codes, handles cards of unknown brand, which are stored as `Card`
 * or `Card 1111`.
 */
export const sourceText = (source: string, t: (id: SourceId) => string): string => {
  const code = codes.get(source.trim().toLowerCase())
  return code === undefined ? source.replace(/^Card(?=$| \d{4}$)/, t("paymentSource.card")) : t(`paymentSource.${code}`)
}

/** Translators for source labels, by language. */
export const sourceTranslators = translators(texts)
