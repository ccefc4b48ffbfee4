import { offOn } from "#domain/shared/WeekHours.ts"
import { hoursOn } from "#domain/shared/workSpans.ts"
import type { Location } from "./Location.ts"

/** Whether a location is shut that whole day: on its days off, and on weekdays without hours where it has said any. */
export const isClosed = (
  { businessHours, closedDays }: Pick<Location, "businessHours" | "closedDays">,
  day: string
): boolean =>
  offOn(closedDays, day) !== undefined || (businessHours.length > 0 && hoursOn(businessHours, day) === undefined)
