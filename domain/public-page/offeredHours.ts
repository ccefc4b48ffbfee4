import { Effect } from "effect"
import type { Location } from "#domain/locations/Location.ts"
import type { WeekHours } from "#domain/shared/WeekHours.ts"
import { settingStore } from "./publicPageStore.ts"
import type { PageHours } from "./PageHours.ts"

/** Returns a week's hours limited to the page's hours, or the page's hours if the week is empty. */
export const within = (week: WeekHours, hours: PageHours): WeekHours =>
  hours.map(({ isOpen, open, close }, at) => {
    const day = week.length === 0 ? { start: open, end: close } : (week[at] ?? { start: "", end: "" })
    const start = day.start > open ? day.start : open
    const end = day.end < close ? day.end : close
    return isOpen && day.start !== "" && start < end ? { start, end } : { start: "", end: "" }
  })

/** Hours that impose no limit. */
const everyHour: PageHours = Array.from({ length: 7 }, () => ({ isOpen: true, open: "00:00", close: "23:59" }))

/**
 * Returns the hours set on the page, which limit what it offers regardless of the location's own hours. Until the shop
 * sets them, a location with its own hours is not limited.
 */
export const pageHoursLimit = Effect.fnUntraced(function* ({ businessHours }: Pick<Location, "businessHours">) {
  const { text, value } = yield* settingStore.find
  return text === undefined && businessHours.length > 0 ? everyHour : value.hours
})

/** Returns the weekly hours in which a location serves visitors. */
export const offeredHours = Effect.fnUntraced(function* (location: Pick<Location, "businessHours">) {
  return within(location.businessHours, yield* pageHoursLimit(location))
})
