import type { Language } from "./words.ts"

/** Normalizes whitespace: French separates thousands and the currency sign with narrow no-break spaces. */
export const normalizeSpaces = (text: string) => text.replace(/\s+/g, " ").trim()

/** Formats dollars in the language's notation, independently of Intl: 123456 is "$1,234.56" or "1 234,56 $". */
export const formatDollars = (language: Language, cents: number) => {
  const [thousands, mark] = language === "fr" ? [" ", ","] : [",", "."]
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, thousands)
  const amount = `${whole}${mark}${String(cents % 100).padStart(2, "0")}`
  return language === "fr" ? `${amount} $` : `$${amount}`
}

/** Parses an amount on screen into cents; it must be in the language's notation. */
export const centsOf = (language: Language, text: string) => {
  const cents = Number(text.replace(/\D/g, ""))
  if (normalizeSpaces(text) !== formatDollars(language, cents))
    throw new Error(`"${normalizeSpaces(text)}" is not how ${language} formats ${formatDollars(language, cents)}`)
  return cents
}

/** Parses a field's number into hundredths: "3.3" or "3,3" is 330. */
export const hundredthsOf = (language: Language, text: string) => {
  const bare = text.replace(/\s/g, "")
  return Math.round(Number(language === "fr" ? bare.replace(",", ".") : bare.replaceAll(",", "")) * 100)
}

/** Rounds a fraction half-up, in integer arithmetic. */
export const halfUp = (above: number, below: number) => Math.floor((2 * above + below) / (2 * below))
