import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { OptionalTime } from "#domain/shared/WeekHours.ts"

/**
 * Opening hours for one weekday, in the shop's local time. A closed day keeps the entered times but does not require
 * any (spec §5).
 */
export const PageDay = Schema.Struct({
  isOpen: field(Schema.Boolean, "Whether the shop is open on this day."),
  open: field(OptionalTime, "Opening time, 24-hour format; may be empty on a closed day.", "08:00"),
  close: field(OptionalTime, "Closing time, 24-hour format; may be empty on a closed day.", "17:30")
}).check(
  Schema.makeFilter(({ isOpen, open, close }) =>
    !isOpen
      ? undefined
      : open === "" || close === ""
        ? { path: [open === "" ? "open" : "close"], issue: "pageHours.missing" }
        : open < close || { path: ["close"], issue: "pageHours.openBeforeClose" }
  )
)
export type PageDay = typeof PageDay.Type

/** The seven days of a week, Monday first. */
export const PageHours = Schema.Array(PageDay).check(
  Schema.isMinLength(7, { message: "weekHours.sevenDays" }),
  Schema.isMaxLength(7, { message: "weekHours.sevenDays" })
)
export type PageHours = typeof PageHours.Type

const work: PageDay = { isOpen: true, open: "08:00", close: "17:00" }
const free: PageDay = { isOpen: false, open: "", close: "" }

/** Default hours: Monday to Friday, 8 to 5. */
export const defaultHours: PageHours = [work, work, work, work, work, free, free]
