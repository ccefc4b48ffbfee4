import { Context, Effect, Schema } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"

/** The document's date is in a closed period, so it cannot be created or changed. `path` is the field with the date. */
export class BooksClosed extends Schema.TaggedError<BooksClosed>()(
  "BooksClosed",
  {
    path: field(
      Schema.Literals(["collectionDate", "date", ""]),
      "Field with the date; empty if the date was not entered by the user.",
      "date"
    ),
    closedThrough: field(Schema.String, "Last closed day.", "2026-10-31")
  },
  { httpApiStatus: 422 }
) {}

/** The day through which a shop's books are closed. */
export class ClosingDay extends Context.Service<
  ClosingDay,
  {
    /** Returns the last closed day; empty if the books are open. It cannot change until the end of the transaction. */
    readonly get: Effect.Effect<string, never, CurrentTenant>
    /** Sets the last closed day, after waiting for transactions that have read it. */
    readonly set: (day: string) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/payments/ClosingDay") {}

/**
 * Rejects dates on or before the closing day with `BooksClosed`: nothing dated then is created, changed, voided, moved
 * or deleted. Check it for the date of every document an operation creates or reverses.
 */
export const guardOpenBooks = Effect.fn("guardOpenBooks")(function* (day: string, path: BooksClosed["path"] = "") {
  const closedThrough = yield* (yield* ClosingDay).get
  if (day <= closedThrough) return yield* new BooksClosed({ path, closedThrough })
})

/**
 * Returns the date to use for events that have already happened and cannot be rejected, such as a processor's response:
 * their own or, if it has since been closed, the first open day.
 */
export const firstOpenDay = Effect.fn("firstOpenDay")(function* (day: string) {
  const closedThrough = yield* (yield* ClosingDay).get
  return day <= closedThrough ? daysAfter(closedThrough, 1) : day
})
