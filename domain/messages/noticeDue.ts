import type { Job } from "#domain/jobs/Job.ts"
import type { JobInstall } from "#domain/jobs/JobInstall.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import { wallClockAt } from "#domain/shared/WallClock.ts"
import type { StoredNotices, NoticeKind } from "./CustomerNotices.ts"

/**
 * Times of day, in the job location's local time, between which customers are contacted; `from` applies to the daily
 * notices.
 */
export const contactHours = { early: "08:00", from: "10:00", late: "20:00" } as const

/** Number of days in which thanks are still sent, for example after an outage. */
export const thankYouDays = 3

/** Returns the name that makes a notice unique per job. A new appointment date triggers it again, except for thanks. */
export const noticeKey = (kind: NoticeKind, installDate: string): string =>
  kind === "thanks" ? kind : `${kind} ${installDate}`

/** How long after an installer finished the work-done notice is still sent, in milliseconds. */
export const workDoneWindow = 4 * 3_600_000

/**
 * Returns when the last installer finished, or undefined if none recorded it, as when the office marks the job
 * complete.
 */
export const finishedAt = ({ installers }: Pick<JobInstall, "installers">): number | undefined => {
  const times = installers.flatMap(({ finishedAt }) => finishedAt ?? [])
  return times.length === 0 ? undefined : Math.max(...times)
}

/** Returns the day the work was done: when the installers finished, otherwise the appointment date. */
export const doneOn = (install: Pick<JobInstall, "date" | "installers">, timeZone: string): string => {
  const at = finishedAt(install)
  return at === undefined ? install.date : dayOf(at, timeZone)
}

interface Moment {
  /** In milliseconds UTC. */
  readonly now: number
  /** Time zone of the job's location. */
  readonly timeZone: string
}

/**
 * Whether a notice about a job is due: it is enabled, the job qualifies, and the local time is neither at night nor too
 * late for it. Bookings from before the notice was enabled are not announced.
 */
export const isNoticeDue = (
  kind: NoticeKind,
  { on, since }: StoredNotices,
  job: Pick<Job, "stage" | "install" | "wonOn">,
  { now, timeZone }: Moment
): boolean => {
  const [today, clock] = [dayOf(now, timeZone), wallClockAt(now, timeZone)]
  const first = since[kind]
  const { date, complete } = job.install
  // The customer is waiting for the installer, so quiet hours do not apply.
  if (kind === "onMyWay") return on.includes(kind) && job.stage === "workorder" && !complete && date === today
  if (!on.includes(kind) || first === undefined || date === "") return false
  if (
    clock < (kind === "booked" || kind === "done" ? contactHours.early : contactHours.from) ||
    clock >= contactHours.late
  )
    return false
  switch (kind) {
    case "booked":
      return job.stage === "workorder" && !complete && date >= today && job.wonOn >= first
    case "dayBefore":
      return job.stage === "workorder" && !complete && daysAfter(date, -1) === today
    case "done":
      return (
        job.stage !== "quote" &&
        complete &&
        doneOn(job.install, timeZone) === today &&
        now - (finishedAt(job.install) ?? now) <= workDoneWindow
      )
    case "thanks":
      return (
        job.stage !== "quote" && complete && date < today && date >= first && date >= daysAfter(today, -thankYouDays)
      )
  }
}
