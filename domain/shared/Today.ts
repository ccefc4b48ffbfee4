import { Clock, DateTime, Effect } from "effect"

/** The business day now, `2026-11-21`, in a zone such as `America/Toronto`; UTC where the zone is not known. */
export const todayIn = (timeZone: string) => Effect.map(Clock.currentTimeMillis, (now) => dayOf(now, timeZone))

/** The business day of an instant, milliseconds UTC, in such a zone. */
export const dayOf = (at: number, timeZone: string): string => {
  const then = DateTime.makeUnsafe(at)
  const there = DateTime.setZoneNamed(then, timeZone)
  return DateTime.formatIsoDate(there._tag === "Some" ? there.value : then)
}

/** The day `days` after a day: `daysAfter("2026-11-21", 30)` is `2026-12-21`. */
export const daysAfter = (day: string, days: number): string =>
  DateTime.formatIsoDateUtc(DateTime.add(DateTime.makeUnsafe(`${day}T00:00:00Z`), { days }))
