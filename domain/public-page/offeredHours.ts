import { Effect } from "effect"
import type { Location } from "#domain/locations/Location.ts"
import type { WeekHours } from "#domain/shared/WeekHours.ts"
import { keptSetting } from "./keptPublicPage.ts"
import type { PageHours } from "./PageHours.ts"

/** A week's hours as far as they lie within the page's; the page's own where the week says nothing. */
export const within = (week: WeekHours, hours: PageHours): WeekHours =>
  hours.map(({ isOpen, open, close }, at) => {
    const day = week.length === 0 ? { start: open, end: close } : (week[at] ?? { start: "", end: "" })
    const start = day.start > open ? day.start : open
    const end = day.end < close ? day.end : close
    return isOpen && day.start !== "" && start < end ? { start, end } : { start: "", end: "" }
  })

/** Hours that bound nothing. */
const everyHour: PageHours = Array.from({ length: 7 }, () => ({ isOpen: true, open: "00:00", close: "23:59" }))

/**
 * What the page says of when the shop is open, which bounds what it offers, whatever the location's own hours. A shop
 * that never said it on its page is open as its location says.
 */
export const pageBound = Effect.fnUntraced(function* ({ businessHours }: Pick<Location, "businessHours">) {
  const { text, value } = yield* keptSetting.find
  return text === undefined && businessHours.length > 0 ? everyHour : value.hours
})

/** The week in which a location's visitors are served. */
export const offeredHours = Effect.fnUntraced(function* (location: Pick<Location, "businessHours">) {
  return within(location.businessHours, yield* pageBound(location))
})
