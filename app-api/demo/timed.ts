import type { UserId } from "#domain/access/CurrentUser.ts"
import { installDay, workday } from "./demoDays.ts"
import { installFor } from "./installFor.ts"
import type { DemoJob } from "./jobs.ts"
import { instantAt } from "./instants.ts"
import type { SeparateJob } from "./years/seedYears.ts"

/** By default, quoted this many workdays before installation. */
const quotedBefore = 4

/** A demo job with the times of its steps, in milliseconds UTC: at various hours, none in the future. */
export interface Timed extends SeparateJob {
  readonly demo: DemoJob
  readonly orderedAt: number
  readonly installedAt: number
}

/** Returns when each demo job was quoted, ordered and completed, within the shop's opening hours in a time zone. */
export const timed = (
  demoJobs: ReadonlyArray<DemoJob>,
  {
    installers,
    now,
    timeZone,
    today
  }: {
    readonly installers: ReadonlyArray<UserId>
    readonly now: number
    readonly timeZone: string
    readonly today: string
  }
): ReadonlyArray<Timed> =>
  demoJobs.map((demo, place) => {
    const at = (on: string, minute: number) => Math.min(instantAt(on, minute, timeZone), now)
    const quotedIn = demo.quotedIn ?? demo.installIn - quotedBefore
    const day = installDay(demo, today)
    const slots = installFor(demo, day, installers).installers.map(({ end, start, userId }) => ({
      day,
      start: minutes(start),
      end: minutes(end),
      installer: userId
    }))
    const done = slots[0]?.end ?? 720
    return {
      demo,
      vin: demo.vin,
      slots,
      quotedAt: at(workday(today, quotedIn), 485 + ((place * 97) % 530)),
      orderedAt: at(workday(today, quotedIn + 1), 490 + ((place * 61) % 500)),
      installedAt: at(day, done),
      invoicedAt: demo.stage === "invoice" ? at(day, done + 3 + ((place * 7) % 26)) : undefined,
      creditedAt: undefined
    }
  })

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
