import { openQuote, type QuoteContext } from "#domain/public-page/quoteContext.ts"

const place = "frit.quote"
/** A visitor goes on where they were for as long as a price holds: 30 days, in milliseconds. */
const lasts = 30 * 86_400_000

/** A visitor's quote as their device keeps it; `value` is the machine's state. */
export interface KeptQuote {
  readonly value: string
  readonly context: QuoteContext
}

/** The states that can be come back to; whatever waits for an answer begins anew with the step before. */
const before: Readonly<Record<string, string>> = {
  looking: "vehicle",
  work: "glass",
  telling: "car",
  sending: "contact",
  deposit: "contact",
  paying: "contact",
  repricing: "contact",
  back: "wrongPart",
  done: ""
}

/** Keeps where the visitor is, or forgets it once all is done. */
export const keepQuote = (value: unknown, context: QuoteContext) => {
  try {
    // While a time or its place is chosen, the step before it is come back to: what is free is asked for anew.
    const name = typeof value === "string" && value !== "locating" && value !== "moving" ? value : context.from
    // A request that the shop has waits for its deposit, wherever the visitor was.
    const state = context.sent !== null && value !== "done" ? "deposit" : (before[name] ?? name)
    if (state === "") return localStorage.removeItem(place)
    localStorage.setItem(place, JSON.stringify({ at: Date.now(), value: state, context }))
  } catch {
    // A browser that keeps nothing begins anew.
  }
}

/** Where the visitor was, on this device and lately. */
export const keptQuote = (): KeptQuote | undefined => {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? "null") as (KeptQuote & { readonly at: number }) | null
    if (kept === null || Date.now() - kept.at > lasts || typeof kept.context?.requestId !== "string") return undefined
    // What an older page kept has less.
    const context = {
      ...openQuote(kept.context.requestId),
      ...kept.context,
      trouble: null,
      unpaid: null,
      heldUntil: null
    }
    return { value: kept.value, context: { ...context, movesTo: null } }
  } catch {
    return undefined
  }
}
