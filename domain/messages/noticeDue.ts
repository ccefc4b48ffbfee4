import type { Job } from "#domain/jobs/Job.ts"
import type { JobInstall } from "#domain/jobs/JobInstall.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import { wallClockAt } from "#domain/shared/WallClock.ts"
import type { KeptNotices, NoticeKind } from "./CustomerNotices.ts"

/** Between these times on the clock of the job's location customers are written to; `from` for what is said once a day. */
export const awake = { early: "08:00", from: "10:00", late: "20:00" } as const

/** For how many days thanks are still said, as after the server stood still. */
export const thanksFor = 3

/**
 * The name under which a job has a notice once: it goes out again for another day of the appointment, thanks never do.
 */
export const noticeName = (kind: NoticeKind, installDate: string): string =>
  kind === "thanks" ? kind : `${kind} ${installDate}`

/** So long, in milliseconds, after an installer finished it is still said that the work is done. */
export const doneFor = 4 * 3_600_000

/** When the last of the installers finished; undefined where nobody pressed it, as where the office says it. */
export const finishedAt = ({ installers }: Pick<JobInstall, "installers">): number | undefined => {
  const times = installers.flatMap(({ finishedAt }) => finishedAt ?? [])
  return times.length === 0 ? undefined : Math.max(...times)
}

/** The day on which work was done: that on which the installers finished, else that of the appointment. */
export const doneOn = (install: Pick<JobInstall, "date" | "installers">, timeZone: string): string => {
  const at = finishedAt(install)
  return at === undefined ? install.date : dayOf(at, timeZone)
}

interface Moment {
  /** Milliseconds UTC. */
  readonly now: number
  /** Where the job is done. */
  readonly timeZone: string
}

/**
 * Whether a notice about a job is due: it is on, the job gives reason for it, and it is neither night where the job is
 * done nor too late. What was booked before the notice was switched on is not told anew.
 */
export const isNoticeDue = (
  kind: NoticeKind,
  { on, since }: KeptNotices,
  job: Pick<Job, "stage" | "install" | "wonOn">,
  { now, timeZone }: Moment
): boolean => {
  const [today, clock] = [dayOf(now, timeZone), wallClockAt(now, timeZone)]
  const first = since[kind]
  const { date, complete } = job.install
  // Whoever waits for it is awake.
  if (kind === "onMyWay") return on.includes(kind) && job.stage === "workorder" && !complete && date === today
  if (!on.includes(kind) || first === undefined || date === "") return false
  if (clock < (kind === "booked" || kind === "done" ? awake.early : awake.from) || clock >= awake.late) return false
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
        now - (finishedAt(job.install) ?? now) <= doneFor
      )
    case "thanks":
      return job.stage !== "quote" && complete && date < today && date >= first && date >= daysAfter(today, -thanksFor)
  }
}
