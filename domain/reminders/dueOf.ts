import { Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { zoneOf } from "#domain/dashboard/zoneOf.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import { instantOf, wallClockAt } from "#domain/shared/WallClock.ts"
import type { DueGroup, Reminder, ReminderDueFilter } from "./Reminder.ts"

type Due = Pick<Reminder, "dueOn" | "dueTime" | "timeZone" | "dueAt">

/** Returns the time zone a reminder is due in: that of the job's location, otherwise the assignee's. */
export const zoneFor = Effect.fn("zoneFor")(function* (assignedTo: UserId, job: Job | undefined) {
  if (job === undefined) return yield* zoneOf(assignedTo)
  const places = yield* Locations.use(({ all }) => all)
  return places.find(({ id }) => id === job.locationId)?.timeZone ?? (yield* zoneOf(assignedTo))
})

/** Returns a date and time in a time zone together with the corresponding instant. */
export const dueIn = (timeZone: string, { dueOn, dueTime }: Pick<Due, "dueOn" | "dueTime">): Due => ({
  dueOn,
  dueTime,
  timeZone,
  dueAt: instantOf(dueOn, dueTime, timeZone)
})

/** How long a reminder is snoozed: an hour from now, until tomorrow, or until the same weekday next week. */
export type Snooze = "hour" | "tomorrow" | "nextWeek"

const hour = 3_600_000

/**
 * Returns the new due time of a reminder snoozed now: in an hour, or at its own time of day tomorrow or in a week,
 * counted from now.
 */
export const snoozedDue = (reminder: Due, by: Snooze, now: number): Due => {
  const { dueTime, timeZone } = reminder
  if (by !== "hour")
    return dueIn(timeZone, { dueOn: daysAfter(dayOf(now, timeZone), by === "tomorrow" ? 1 : 7), dueTime })
  const then = now + hour
  return { ...reminder, dueOn: dayOf(then, timeZone), dueTime: wallClockAt(then, timeZone), dueAt: then }
}

/** The current instant and the end of today in a time zone. Reminders between the two are due today. */
export interface DueMoment {
  readonly now: number
  readonly endOfDay: number
}

/** Returns the current instant and the end of that day in a time zone. */
export const dueMomentIn = (timeZone: string, now: number): DueMoment => ({
  now,
  endOfDay: instantOf(daysAfter(dayOf(now, timeZone), 1), "00:00", timeZone)
})

/** Returns the range of due instants for a filter: `from` inclusive, `before` exclusive. */
export const dueRange = (when: ReminderDueFilter | undefined, { now, endOfDay }: DueMoment) => ({
  from: when === "today" ? now : when === "later" ? endOfDay : undefined,
  before: when === "overdue" ? now : when === "today" || when === "due" ? endOfDay : undefined
})

/** Returns when a reminder is due relative to now; null once it is completed. */
export const dueGroupOf = (
  { doneAt, dueAt }: Pick<Reminder, "doneAt" | "dueAt">,
  { now, endOfDay }: DueMoment
): DueGroup | null => (doneAt !== null ? null : dueAt < now ? "overdue" : dueAt < endOfDay ? "today" : "later")
