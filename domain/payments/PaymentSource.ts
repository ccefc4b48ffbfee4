import { Schema } from "effect"

/**
 * The ways of paying outside the system that have a name in every language. A payment's source is one of these codes,
 * or what somebody typed.
 */
export const PaymentSource = Schema.Literals(["cash", "check", "cardTerminal", "bankTransfer", "insurerEft"])
export type PaymentSource = typeof PaymentSource.Type

/** What each is called, in lower case, in the languages and spellings that people have paid by. */
const called: Readonly<Record<PaymentSource, ReadonlyArray<string>>> = {
  cash: ["cash", "comptant", "efectivo"],
  check: ["check", "cheque", "chèque"],
  cardTerminal: ["card terminal", "terminal de paiement", "terminal de carte", "terminal de tarjeta"],
  bankTransfer: ["bank transfer", "virement bancaire", "transferencia bancaria"],
  insurerEft: ["insurer eft", "tef de l’assureur", "tef de l'assureur", "eft de la aseguradora"]
}

const codes = new Map(
  PaymentSource.literals.flatMap((code) => [code.toLowerCase(), ...called[code]].map((word) => [word, code] as const))
)

/** A source as it is kept: its code, whichever language it was said in; anything else as it was typed. */
export const paymentSource = (said: string): string => codes.get(said.trim().toLowerCase()) ?? said.trim()

/**
 * A source in words. `names` has those of the codes, and of a card whose make nobody told, which is kept as `Card` or
 * `Card 1111`.
 */
export const sourceText = (source: string, names: Readonly<Record<PaymentSource | "card", string>>): string => {
  const code = codes.get(source.trim().toLowerCase())
  return code === undefined ? source.replace(/^Card(?=$| \d{4}$)/, names.card) : names[code]
}
