import { languageTags } from "#domain/words/languages.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"
import { PaymentSource } from "./PaymentSource.ts"

const texts = await everyLanguage("known", "payment-sources")

/** How some were called in older lists, or are typed without the language's own signs. */
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

/** A source as it is kept: its code, whichever language it was said in; anything else as it was typed. */
export const paymentSource = (said: string): string => codes.get(said.trim().toLowerCase()) ?? said.trim()

type SourceId = `paymentSource.${PaymentSource | "card"}`

/**
 * A source in the words of `t`, which has those of the codes, and of a card whose make nobody told, which is kept as
 * `Card` or `Card 1111`.
 */
export const sourceText = (source: string, t: (id: SourceId) => string): string => {
  const code = codes.get(source.trim().toLowerCase())
  return code === undefined ? source.replace(/^Card(?=$| \d{4}$)/, t("paymentSource.card")) : t(`paymentSource.${code}`)
}

/** What each source is called by language. */
export const sourceTalks = talks(texts)
