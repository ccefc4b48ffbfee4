import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"

/**
 * How far the credit of an invoice is with its network. `due`: to be sent; then as an invoice is. The network took it back
 * once it is `accepted`.
 */
export const EdiCreditState = Schema.Literals(["due", "queued", "sent", "acknowledged", "accepted", "rejected"])
export type EdiCreditState = typeof EdiCreditState.Type

/** The credit of an invoice that the network has: what takes it back there, under the number of the credit note. */
export const EdiCredit = Schema.Struct({
  number: field(Schema.Int, "The credit note's number.", 12),
  state: field(EdiCreditState, "How far it is.", "due"),
  control: field(Schema.NullOr(Schema.Int), "The control number that it last went out under; null before.", null),
  reason: field(Schema.String, "Why the partner rejected it, in its own words.", ""),
  at: field(Schema.Int, "Since when it is so, milliseconds since 1970 in UTC.", 1763740800000)
})
export type EdiCredit = typeof EdiCredit.Type

const decided = { accepted: "accepted", rejected: "rejected" } as const

type CreditEvent = Exclude<EdiCreditState, "due">

/** What each happening leads to; what leads nowhere changes nothing, as answers come late, twice and out of order. */
export const creditTransitions: Readonly<
  Record<EdiCreditState, Partial<Readonly<Record<CreditEvent, EdiCreditState>>>>
> = {
  due: { queued: "queued" },
  // An answer may be read before it is noted that it left.
  queued: { sent: "sent", acknowledged: "acknowledged", ...decided },
  sent: { queued: "queued", acknowledged: "acknowledged", ...decided },
  acknowledged: { queued: "queued", ...decided },
  accepted: {},
  rejected: { queued: "queued" }
}

/** Whether the network is still to be told, or to say, that the invoice is taken back. */
export const isCreditOpen = (credit: EdiCredit | null): boolean => credit !== null && credit.state !== "accepted"

/**
 * What a credit is called at a network, where it stands among the invoices and has no number of theirs: `CR12`, as BIG07
 * calls a credit memo.
 */
export const creditName = (number: number): string => `CR${number}`

/** The credit note's number in such a name; undefined for anything else. */
export const creditNumberIn = (name: string): number | undefined => {
  const match = /^CR([1-9]\d{0,8})$/.exec(name.trim().toUpperCase())
  return match === null ? undefined : Number(match[1])
}
