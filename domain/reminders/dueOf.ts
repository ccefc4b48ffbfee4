import { Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { zoneOf } from "#domain/dashboard/zoneOf.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import { instantOf, wallClockAt } from "#domain/shared/WallClock.ts"
import type { DueGroup, Reminder, ReminderWhen } from "./Reminder.ts"

type Due = Pick<Reminder, "dueOn" | "dueTime" | "timeZone" | "dueAt">

/** The time zone in which a reminder is due: that of the job's location, else of the person whose it is. */
export const zoneFor = Effect.fn("zoneFor")(function* (assignedTo: UserId, job: Job | undefined) {
  if (job === undefined) return yield* zoneOf(assignedTo)
  const places = yield* Locations.use(({ all }) => all)
  return places.find(({ id }) => id === job.locationId)?.timeZone ?? (yield* zoneOf(assignedTo))
})

/** A day and time in a zone, with the instant that they are. */
export const dueIn = (timeZone: string, { dueOn, dueTime }: Pick<Due, "dueOn" | "dueTime">): Due => ({
  dueOn,
  dueTime,
  timeZone,
  dueAt: instantOf(dueOn, dueTime, timeZone)
})

/** For how long a reminder is put off: an hour from now, until tomorrow or until this day next week. */
export type Snooze = "hour" | "tomorrow" | "nextWeek"

const hour = 3_600_000

/**
 * When a reminder that is put off at an instant is due: an hour from then, or at its own time of day tomorrow or in a
 * week, counted from then.
 */
export const snoozedDue = (reminder: Due, by: Snooze, now: number): Due => {
  const { dueTime, timeZone } = reminder
  if (by !== "hour")
    return dueIn(timeZone, { dueOn: daysAfter(dayOf(now, timeZone), by === "tomorrow" ? 1 : 7), dueTime })
  const then = now + hour
  return { ...reminder, dueOn: dayOf(then, timeZone), dueTime: wallClockAt(then, timeZone), dueAt: then }
}

/** Now, and when today ends, for a person in a zone: between them is what is due today. */
export interface Moment {
  readonly now: number
  readonly tonight: number
}

/** The moment of an instant in a zone. */
export const momentIn = (timeZone: string, now: number): Moment => ({
  now,
  tonight: instantOf(daysAfter(dayOf(now, timeZone), 1), "00:00", timeZone)
})

/** From and before which instants reminders are due, at a moment. */
export const stretchOf = (when: ReminderWhen | undefined, { now, tonight }: Moment) => ({
  from: when === "today" ? now : when === "later" ? tonight : undefined,
  before: when === "overdue" ? now : when === "today" || when === "due" ? tonight : undefined
})

/** When a reminder is due at a moment; null once it is done. */
export const groupOf = (
  { doneAt, dueAt }: Pick<Reminder, "doneAt" | "dueAt">,
  { now, tonight }: Moment
): DueGroup | null => (doneAt !== null ? null : dueAt < now ? "overdue" : dueAt < tonight ? "today" : "later")
