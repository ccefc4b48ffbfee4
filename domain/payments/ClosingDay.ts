import { Context, Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import { BooksClosed } from "./booksFailures.ts"

/** Up to which day a shop's books are closed. */
export class ClosingDay extends Context.Service<
  ClosingDay,
  {
    /** The last day that is closed, "" while none is. It stays so until the call that asked is done. */
    readonly get: Effect.Effect<string, never, CurrentTenant>
    /** Waits for the calls that have asked for it. */
    readonly keep: (day: string) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/payments/ClosingDay") {}

/**
 * The one rule of closed books: nothing dated on or before the closing day is made, changed, voided, moved or deleted.
 * Asked for the day of each document that a call makes, and of each that it takes back.
 */
export const guardOpenBooks = Effect.fn("guardOpenBooks")(function* (day: string, path: BooksClosed["path"] = "") {
  const closedThrough = yield* (yield* ClosingDay).get
  if (day <= closedThrough) return yield* new BooksClosed({ path, closedThrough })
})

/**
 * The day of what has happened already and cannot be refused, such as the processor's answer: its own, or the first that
 * is open where its own was closed meanwhile.
 */
export const openDayOf = Effect.fn("openDayOf")(function* (day: string) {
  const closedThrough = yield* (yield* ClosingDay).get
  return day <= closedThrough ? daysAfter(closedThrough, 1) : day
})
