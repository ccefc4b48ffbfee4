import { Effect } from "effect"
import { currentUserRecord } from "#domain/account/profileOf.ts"
import { recordAudit } from "#domain/audit/recordAudit.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { ClosingDay } from "./ClosingDay.ts"
import { ClosingDayAhead, getClosingDay, putClosingDay } from "./closingDayApi.ts"

/**
 * Closes the books through a day that has begun at every location, or reopens them if that day is before the current
 * closing day; an empty day reopens all. Recorded in the audit log with the user.
 */
const closeBooks = Effect.fn("closeBooks")(function* ({ closedThrough }: { readonly closedThrough: string }) {
  const places = yield* (yield* Locations).all
  const days = yield* Effect.forEach(places.length === 0 ? ["UTC"] : places.map(({ timeZone }) => timeZone), todayIn)
  const limit = days.toSorted()[0]!
  if (closedThrough > limit) return yield* new ClosingDayAhead({ limit })
  const closing = yield* ClosingDay
  const before = yield* closing.get
  if (closedThrough !== before) {
    yield* closing.set(closedThrough)
    const isReopened = closedThrough < before
    yield* recordAudit(
      yield* currentUserRecord,
      isReopened
        ? { kind: "booksReopened", detail: `${closedThrough || "–"} < ${before}` }
        : { kind: "booksClosed", detail: closedThrough }
    )
  }
  return { closedThrough }
})

export const closingDayHandlers = [
  handle(getClosingDay, () =>
    Effect.map(
      ClosingDay.use(({ get }) => get),
      (closedThrough) => ({ closedThrough })
    )
  ),
  handle(putClosingDay, closeBooks)
]
