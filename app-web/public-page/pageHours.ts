import type { PageHours } from "#domain/public-page/PageHours.ts"
import { dayOf } from "#domain/shared/Day.ts"
import { wallClockAt } from "#domain/shared/WallClock.ts"
import { type Language, languages } from "#domain/words/languages.ts"

/** The name of a weekday (0 for Monday) in a language: `Monday`. */
export const weekdayName = (day: number, language: Language): string =>
  new Intl.DateTimeFormat(languages[language].locale, { weekday: "long", timeZone: "UTC" }).format(
    Date.UTC(2026, 0, 5 + day)
  )

/** A time of day in a language's format: `8:00 AM`, `8 h 00`. */
export const timeName = (time: string, language: Language): string => {
  const [hour = 0, minute = 0] = time.split(":").map(Number)
  return new Intl.DateTimeFormat(languages[language].locale, {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC"
  }).format(Date.UTC(2026, 0, 5, hour, minute))
}

/** Consecutive days with the same hours, as one line: Monday to Friday, 8 to 5. `to` is inclusive. */
export interface HoursLine {
  readonly from: number
  readonly to: number
  readonly isOpen: boolean
  readonly open: string
  readonly close: string
}

/** The hours of a week in as few lines as possible. */
export const hoursLines = (hours: PageHours): ReadonlyArray<HoursLine> =>
  hours.reduce<ReadonlyArray<HoursLine>>((lines, { isOpen, open, close }, day) => {
    const last = lines.at(-1)
    const isSame =
      last !== undefined && last.isOpen === isOpen && (!isOpen || (last.open === open && last.close === close))
    return isSame
      ? [...lines.slice(0, -1), { ...last, to: day }]
      : [...lines, { from: day, to: day, isOpen, open, close }]
  }, [])

/** Whether a shop is open at an instant, and the next change; `next` is undefined if it never opens. */
export interface OpenState {
  /** The current weekday there, 0 for Monday. */
  readonly today: number
  readonly closes: string | undefined
  readonly next: { readonly day: number; readonly isToday: boolean; readonly open: string } | undefined
}

/** Whether a shop is open at `now`, in milliseconds UTC, in its own time zone. */
export const openState = (hours: PageHours, timeZone: string, now: number): OpenState => {
  const today = (new Date(`${dayOf(now, timeZone)}T00:00:00Z`).getUTCDay() + 6) % 7
  const clock = wallClockAt(now, timeZone)
  const here = hours[today]
  const closes = here?.isOpen === true && here.open <= clock && clock < here.close ? here.close : undefined
  const ahead = Array.from({ length: 8 }, (_, days) => ({ days, day: (today + days) % 7 })).find(
    ({ days, day }) => hours[day]?.isOpen === true && (days > 0 || clock < hours[day].open)
  )
  return {
    today,
    closes,
    next: ahead && { day: ahead.day, isToday: ahead.days === 0, open: hours[ahead.day]!.open }
  }
}
