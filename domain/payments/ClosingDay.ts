import { Context, Effect, Schema } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"

/** The document is dated on a day whose books are closed: it is neither made nor changed. `path` is the field of the day. */
export class BooksClosed extends Schema.TaggedError<BooksClosed>()(
  "BooksClosed",
  {
    path: field(
      Schema.Literals(["collectionDate", "date", ""]),
      "Which field has the day; empty where nobody typed it.",
      "date"
    ),
    closedThrough: field(Schema.String, "The last day whose books are closed.", "2026-10-31")
  },
  { httpApiStatus: 422 }
) {}

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
