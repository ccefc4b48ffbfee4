import type { UserId } from "#domain/access/CurrentUser.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import type { DaysOff } from "#domain/shared/WeekHours.ts"
import { isWorkday } from "./busyDays.ts"

/** When glass is installed and by whom; minutes after midnight at the location. */
export interface Slot {
  readonly day: string
  readonly start: number
  readonly end: number
  readonly installer: UserId
}

/** Start times of installations, four per day. */
const starts = [480, 615, 750, 885] as const

/** Tracks installers' bookings to prevent overlaps. */
export class Bookings {
  readonly #taken = new Map<string, Array<Slot>>()

  take(slot: Slot): void {
    const key = `${slot.day} ${slot.installer}`
    this.#taken.set(key, [...(this.#taken.get(key) ?? []), slot])
  }

  /** Blocks an installer's days off. */
  takeDays(installer: UserId, away: ReadonlyArray<DaysOff>): void {
    for (const { from, to } of away)
      for (let day = from; day <= to; day = daysAfter(day, 1)) this.take({ day, start: 0, end: 1_440, installer })
  }

  /**
   * Books the first free slot of the given length, at most 135 minutes, from a day on. `turn` determines which
   * installer and start time to try first.
   */
  next(from: string, minutes: number, installers: ReadonlyArray<UserId>, turn: number): Slot {
    for (let day = from; ; day = daysAfter(day, 1)) {
      if (!isWorkday(day)) continue
      for (let nth = 0; nth < starts.length * installers.length; nth++) {
        const start = starts[(turn + nth) % starts.length]!
        const slot = {
          day,
          start,
          end: start + minutes,
          installer: installers[Math.floor((turn + nth) / starts.length) % installers.length]!
        }
        if (!this.#isFree(slot)) continue
        this.take(slot)
        return slot
      }
    }
  }

  #isFree({ day, start, end, installer }: Slot) {
    return !this.#taken.get(`${day} ${installer}`)?.some((taken) => taken.start < end && start < taken.end)
  }
}
