import { Schema } from "effect"

/**
 * How far an invoice is with its partner. `draft`: something keeps it back; `ready`: it may go; `queued`: it is to be
 * sent; then what the partner says, and what it pays.
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

/** On their way: the partner has not decided on them yet. */
export const underWay = ["queued", "sent", "acknowledged"] as const

/** What happens to an invoice on its way. */
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
 * What each happening leads to. What leads nowhere changes nothing: answers come late, twice and out of order, so that a
 * 997 after the decision says nothing new, and money decides for itself.
 */
export const ediTransitions: Readonly<Record<EdiState, Partial<Readonly<Record<EdiEvent, EdiState>>>>> = {
  draft: { cleared: "ready", ...credited },
  ready: { blocked: "draft", queued: "queued", ...credited },
  // An answer may be read before it is noted that the invoice left.
  queued: { sent: "sent", acknowledged: "acknowledged", ...decided },
  sent: { acknowledged: "acknowledged", queued: "queued", ...decided },
  acknowledged: { queued: "queued", ...decided },
  accepted: { rejected: "rejected", ...settled, ...credited },
  rejected: { corrected: "draft", queued: "queued", ...settled, ...credited },
  paid: { ...settled, ...credited },
  shortPaid: { ...settled, ...credited, disputed: "disputed" },
  // What is paid of the rest meanwhile ends the dispute only where it is all of it.
  disputed: { ...settled, shortPaid: "disputed", withdrawn: "shortPaid", ...credited },
  overPaid: { ...settled, ...credited },
  credited: {}
}

/** What an invoice is after something happened to it; the same where that leads nowhere. */
export const afterEvent = (state: EdiState, event: EdiEvent): EdiState => ediTransitions[state][event] ?? state

/** Whether the partner paid less than it was billed, which stands or is disputed. */
export const isShort = (state: EdiState): boolean => state === "shortPaid" || state === "disputed"

/** Whether the partner has it and did not reject it, once it left. */
export const isHeld = (state: EdiState): boolean =>
  ["sent", "acknowledged", "accepted", "paid", "shortPaid", "disputed", "overPaid"].includes(state)

/** What an invoice's history says once it left. */
export const leftAs: ReadonlyArray<string> = ["sent", "acknowledged", "accepted"]

/** From when on the job is locked: its prices went out, or will this minute (trade 8.18). */
export const isLocked = (state: EdiState): boolean => state !== "draft" && state !== "ready"
