import { DateTime, Schema } from "effect"
import { Day, daysAfter } from "#domain/shared/Day.ts"
import { Cents, divideHalfUp } from "#domain/shared/Money.ts"
import { field } from "#domain/shared/field.ts"

/** Monthly price of a user in cents, and the free help requests included, spec §9. */
export const monthlyUserPrice = { monthlyPrice: 3499, freeHelpRequests: 65 } as const

/** The cost of an additional user for the rest of the billing cycle. `amount` in cents. */
export const UserProration = Schema.Struct({
  daysLeft: field(Schema.Int, "Days left in the billing cycle, including today.", 12),
  daysInCycle: field(Schema.Int, "Days in the billing cycle.", 30),
  cycleEnds: field(Day, "First day of the next billing cycle.", "2026-11-30"),
  monthlyPrice: field(Cents, "Monthly price of a user in cents.", 3499),
  amount: field(Cents, "Prorated cost of a user until the cycle ends, in cents.", 1400),
  freeHelpRequests: field(Schema.Int, "Prorated number of free help requests included.", 26)
})
export type UserProration = typeof UserProration.Type

/**
 * Prorates a user added `today` in a shop opened on `createdOn`. Cycles begin on that day of each month, or on the last
 * day of shorter months. Today is included. The price is rounded half up to the cent, help requests are rounded down
 * (trade 8.25).
 */
export const prorateUser = ({
  createdOn,
  today
}: {
  readonly createdOn: string
  readonly today: string
}): UserProration => {
  const billingDay = Number(createdOn.slice(8))
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const thisMonth = billingDayIn(year, month, billingDay)
  const [begins, cycleEnds] =
    today >= thisMonth
      ? [thisMonth, billingDayIn(year, month + 1, billingDay)]
      : [billingDayIn(year, month - 1, billingDay), thisMonth]
  const daysInCycle = daysBetween(begins, cycleEnds)
  const daysLeft = daysBetween(today, cycleEnds)
  return {
    daysLeft,
    daysInCycle,
    cycleEnds,
    monthlyPrice: monthlyUserPrice.monthlyPrice,
    amount: divideHalfUp(monthlyUserPrice.monthlyPrice * daysLeft, daysInCycle),
    freeHelpRequests: Math.floor((monthlyUserPrice.freeHelpRequests * daysLeft) / daysInCycle)
  }
}

/** `month` may be 0 or 13, meaning the month before or after the year. */
const billingDayIn = (year: number, month: number, day: number): string => {
  const [y, m] = month === 0 ? [year - 1, 12] : month === 13 ? [year + 1, 1] : [year, month]
  const firstOfNext = m === 12 ? dayText(y + 1, 1, 1) : dayText(y, m + 1, 1)
  const last = Number(daysAfter(firstOfNext, -1).slice(8))
  return dayText(y, m, Math.min(day, last))
}

const dayText = (year: number, month: number, day: number) =>
  [String(year).padStart(4, "0"), ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-")

const daysBetween = (from: string, to: string): number => (instantOf(to) - instantOf(from)) / 86_400_000
const instantOf = (day: string) => DateTime.makeUnsafe(`${day}T00:00:00Z`).epochMilliseconds
