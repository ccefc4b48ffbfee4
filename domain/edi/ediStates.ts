import { Schema } from "effect"

/**
 * State of an invoice with its partner. `draft`: something prevents sending; `ready`: can be sent; `queued`: waiting to
 * be sent. The following states reflect the partner's answers and payments.
 */
export const EdiState = Schema.Literals([
  "draft",
  "ready",
  "queued",
  "sent",
  "acknowledged",
  "accepted",
  "rejected",
  "paid",
  "shortPaid",
  "disputed",
  "overPaid",
  "credited"
])
export type EdiState = typeof EdiState.Type

/** In-transit states: the partner has not decided yet. */
export const inTransitStates = ["queued", "sent", "acknowledged"] as const

/** Events that change an invoice's state. */
export type EdiEvent =
  | "cleared"
  | "blocked"
  | "queued"
  | "sent"
  | "acknowledged"
  | "accepted"
  | "rejected"
  | "corrected"
  | "paid"
  | "shortPaid"
  | "overPaid"
  | "disputed"
  | "withdrawn"
  | "credited"

const settled = { paid: "paid", shortPaid: "shortPaid", overPaid: "overPaid" } as const
const credited = { credited: "credited" } as const
const decided = { accepted: "accepted", rejected: "rejected", ...settled, ...credited } as const

/**
 * State transitions by event. Events without a transition have no effect: answers can arrive late, twice and out of
 * order, so a 997 after the decision is ignored, and payments take precedence.
 */
export const ediTransitions: Readonly<Record<EdiState, Partial<Readonly<Record<EdiEvent, EdiState>>>>> = {
  draft: { cleared: "ready", ...credited },
  ready: { blocked: "draft", queued: "queued", ...credited },
  // An answer may be processed before the send itself has been recorded.
  queued: { sent: "sent", acknowledged: "acknowledged", ...decided },
  sent: { acknowledged: "acknowledged", queued: "queued", ...decided },
  acknowledged: { queued: "queued", ...decided },
  accepted: { rejected: "rejected", ...settled, ...credited },
  rejected: { corrected: "draft", queued: "queued", ...settled, ...credited },
  paid: { ...settled, ...credited },
  shortPaid: { ...settled, ...credited, disputed: "disputed" },
  // A further payment ends the dispute only if it covers the full remainder.
  disputed: { ...settled, shortPaid: "disputed", withdrawn: "shortPaid", ...credited },
  overPaid: { ...settled, ...credited },
  credited: {}
}

/** Returns an invoice's state after an event; unchanged if there is no transition. */
export const afterEvent = (state: EdiState, event: EdiEvent): EdiState => ediTransitions[state][event] ?? state

/** Whether the partner paid less than billed, disputed or not. */
export const isShortPaid = (state: EdiState): boolean => state === "shortPaid" || state === "disputed"

/** Whether the partner has received the invoice and not rejected it. */
export const isReceivedByPartner = (state: EdiState): boolean =>
  ["sent", "acknowledged", "accepted", "paid", "shortPaid", "disputed", "overPaid"].includes(state)

/** History events that show an invoice was sent. */
export const sentEvents: ReadonlyArray<string> = ["sent", "acknowledged", "accepted"]

/** Whether the job is locked because its prices have been sent or are about to be (trade 8.18). */
export const isLocked = (state: EdiState): boolean => state !== "draft" && state !== "ready"
