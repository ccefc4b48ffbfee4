import { DateTime, Schema } from "effect"
import { Day, daysAfter } from "#domain/shared/Day.ts"
import { Cents, divideHalfUp } from "#domain/shared/Money.ts"
import { field } from "#domain/shared/field.ts"

/** Spec §9: what a user costs a month, in cents, and how many help requests are free with each. */
export const perUser = { monthlyPrice: 3499, freeHelpRequests: 65 } as const

/** What one more user costs for the rest of the billing cycle. `amount` in cents. */
export const UserProration = Schema.Struct({
  daysLeft: field(Schema.Int, "Days left of the cycle.", 12),
  daysInCycle: field(Schema.Int, "Days of the cycle.", 30),
  cycleEnds: field(Day, "Its last day.", "2026-11-30"),
  monthlyPrice: field(Cents, "A month of a person, in cents.", 4900),
  amount: field(Cents, "What a person costs until then, in cents.", 1960),
  freeHelpRequests: field(Schema.Int, "Requests for help that come with them.", 2)
})
export type UserProration = typeof UserProration.Type

/**
 * Prorates a user who is added `today` in a shop opened on `createdOn`: cycles begin on that day of each month, on the
 * last where a month has no such day. Today counts. The price is rounded half up to the cent, help requests down
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
    monthlyPrice: perUser.monthlyPrice,
    amount: divideHalfUp(perUser.monthlyPrice * daysLeft, daysInCycle),
    freeHelpRequests: Math.floor((perUser.freeHelpRequests * daysLeft) / daysInCycle)
  }
}

/** `month` may be 0 or 13: the one before or after the year. */
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
