import { Schema } from "effect"

/**
 * Why quotes are lost, as far as it has a name in every language. A lost quote has one of these codes, or what the shop
 * calls a reason of its own.
 */
export const LostReason = Schema.Literals(["price", "insurerSteered", "elsewhere", "noAnswer", "expired"])
export type LostReason = typeof LostReason.Type
