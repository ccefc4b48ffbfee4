import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"

/**
 * State of an invoice's credit memo with its network. `due`: not sent yet; the following states are as for an invoice.
 * `accepted`: the network has reversed the invoice.
 */
export const EdiCreditState = Schema.Literals(["due", "queued", "sent", "acknowledged", "accepted", "rejected"])
export type EdiCreditState = typeof EdiCreditState.Type

/** The credit memo that reverses an invoice the network already has, numbered like the credit note. */
export const EdiCredit = Schema.Struct({
  number: field(Schema.Int, "Number of the credit note.", 12),
  state: field(EdiCreditState, "State of the credit memo.", "due"),
  control: field(Schema.NullOr(Schema.Int), "Control number it was last sent under; null before the first send.", null),
  reason: field(Schema.String, "Rejection reason in the partner's own words.", ""),
  at: field(Schema.Int, "When the current state was reached, milliseconds since 1970 in UTC.", 1763740800000)
})
export type EdiCredit = typeof EdiCredit.Type

const decided = { accepted: "accepted", rejected: "rejected" } as const

type CreditEvent = Exclude<EdiCreditState, "due">

/**
 * State transitions by event. Events without a transition have no effect, because answers can arrive late, twice and
 * out of order.
 */
export const creditTransitions: Readonly<
  Record<EdiCreditState, Partial<Readonly<Record<CreditEvent, EdiCreditState>>>>
> = {
  due: { queued: "queued" },
  // An answer may be processed before the send itself has been recorded.
  queued: { sent: "sent", acknowledged: "acknowledged", ...decided },
  sent: { queued: "queued", acknowledged: "acknowledged", ...decided },
  acknowledged: { queued: "queued", ...decided },
  accepted: {},
  rejected: { queued: "queued" }
}

/** Whether the network has not yet accepted the credit memo. */
export const isCreditOpen = (credit: EdiCredit | null): boolean => credit !== null && credit.state !== "accepted"

/**
 * Returns the name of a credit memo at a network: `CR12`, after the credit memo code of BIG07. The prefix tells it
 * apart from the invoice numbers.
 */
export const creditName = (number: number): string => `CR${number}`

/** Returns the credit note number in such a name, or undefined for anything else. */
export const parseCreditNumber = (name: string): number | undefined => {
  const match = /^CR([1-9]\d{0,8})$/.exec(name.trim().toUpperCase())
  return match === null ? undefined : Number(match[1])
}
