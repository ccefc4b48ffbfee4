import { initialQuote, type QuoteContext } from "#domain/public-page/quoteContext.ts"

const place = "frit.quote"
/** How long a visitor can resume, the same as a price is valid: 30 days, in milliseconds. */
const lasts = 30 * 86_400_000

/** A visitor's quote as saved on their device; `value` is the machine's state. */
export interface SavedQuote {
  readonly value: string
  readonly context: QuoteContext
}

/** Resumable states. A state with a pending request resumes at the step before. */
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

/** Saves the visitor's progress, or deletes it once done. */
export const saveQuoteProgress = (value: unknown, context: QuoteContext) => {
  try {
    // While a time or place is being chosen, resumes at the step before, so that free times are fetched again.
    const name = typeof value === "string" && value !== "locating" && value !== "moving" ? value : context.from
    // A request the shop already has resumes at its deposit, regardless of the visitor's step.
    const state = context.sent !== null && value !== "done" ? "deposit" : (before[name] ?? name)
    if (state === "") return localStorage.removeItem(place)
    localStorage.setItem(place, JSON.stringify({ at: Date.now(), value: state, context }))
  } catch {
    // If the browser has no storage, the visitor starts over.
  }
}

/** The visitor's recent progress on this device. */
export const savedQuote = (): SavedQuote | undefined => {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? "null") as (SavedQuote & { readonly at: number }) | null
    if (kept === null || Date.now() - kept.at > lasts || typeof kept.context?.requestId !== "string") return undefined
    // Progress saved by an older version of the page lacks newer fields.
    const context = {
      ...initialQuote(kept.context.requestId),
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
