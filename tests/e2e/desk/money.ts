import type { Language } from "./words.ts"

/** Spaces of any width as one plain space: French parts thousands and the sign with narrow unbreakable ones. */
export const plain = (text: string) => text.replace(/\s+/g, " ").trim()

/** Dollars as a reader of the language writes them, put together by hand: 123456 is "$1,234.56" or "1 234,56 $". */
export const written = (language: Language, cents: number) => {
  const [thousands, mark] = language === "fr" ? [" ", ","] : [",", "."]
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, thousands)
  const amount = `${whole}${mark}${String(cents % 100).padStart(2, "0")}`
  return language === "fr" ? `${amount} $` : `$${amount}`
}

/** Cents of an amount on the screen, which must be written as the language writes it. */
export const centsOf = (language: Language, text: string) => {
  const cents = Number(text.replace(/\D/g, ""))
  if (plain(text) !== written(language, cents))
    throw new Error(`"${plain(text)}" is not how ${language} writes ${written(language, cents)}`)
  return cents
}

/** A number as it stands in a field, times 100: "3.3" or "3,3" is 330. */
export const hundredthsOf = (language: Language, text: string) => {
  const bare = text.replace(/\s/g, "")
  return Math.round(Number(language === "fr" ? bare.replace(",", ".") : bare.replaceAll(",", "")) * 100)
}

/** Rounds a fraction half-up, in whole numbers. */
export const halfUp = (above: number, below: number) => Math.floor((2 * above + below) / (2 * below))
