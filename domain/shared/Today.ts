import { DateTime, Effect } from "effect"

/** The business day now, `2026-11-21`, in a zone such as `America/Toronto`; UTC where the zone is not known. */
export const todayIn = Effect.fnUntraced(function*(timeZone: string) {
  const now = yield* DateTime.now
  const there = DateTime.setZoneNamed(now, timeZone)
  return DateTime.formatIsoDate(there._tag === "Some" ? there.value : now)
})

/** The day `days` after a day: `daysAfter("2026-11-21", 30)` is `2026-12-21`. */
export const daysAfter = (day: string, days: number): string =>
  DateTime.formatIsoDateUtc(DateTime.add(DateTime.makeUnsafe(`${day}T00:00:00Z`), { days }))
