import { DateTime } from "effect"
import type { JobSearch } from "#domain/jobs/JobSearch.ts"
import { daysAfter } from "#domain/shared/Day.ts"

/** Days after which an unanswered quote deserves a follow-up; after 30, its prices expire (spec §9). */
export const quoteAges: ReadonlyArray<number> = [2, 7, 30]

/** Aging buckets of unpaid invoices, in days since the invoice. */
export const invoiceAges: ReadonlyArray<number> = [30, 60, 90]

/** Returns the weeks whose sales are shown, ending with the current one. */
export const weeksShown = (today: string) => weeksUpTo(today, 12)

/** How many days lost quotes are shown. */
const lostShown = 30

/** How many days after installation comebacks are shown. */
const comebacksShown = 30

/** How many days before installation missing parts are flagged. */
const soon = 3

const between = <F extends string, T extends string>(fromName: F, toName: T, { from, to }: DayRange) => ({
  ...(from === undefined ? {} : { [fromName]: from }),
  ...(to === undefined ? {} : { [toName]: to })
})

/** Returns the job search behind each figure of the dashboard; the job list opens with the same search. */
export const dashboardSearches = (today: string) =>
  ({
    installs: { stage: "workorder", installFrom: today, installTo: today },
    partsPending: { stage: "workorder", partsStatus: "pending" },
    partsPendingSoon: { stage: "workorder", partsStatus: "pending", installTo: daysAfter(today, soon) },
    accepted: { stage: "quote", answer: "accepted", lost: false },
    online: { stage: "quote", source: "online", answer: "none", lost: false },
    lost: { lost: true, lostFrom: daysAfter(today, -lostShown) },
    comebacks: { rework: true, installFrom: daysAfter(today, -comebacksShown), installTo: today },
    quotes: agesOf(today, quoteAges).map((age): JobSearch => ({
      stage: "quote",
      answer: "none",
      lost: false,
      ...between("quotedFrom", "quotedTo", age)
    })),
    unpaid: agesOf(today, invoiceAges).map((age): JobSearch => ({
      stage: "invoice",
      unpaid: true,
      ...between("invoicedFrom", "invoicedTo", age)
    })),
    weeks: weeksShown(today).map((week): JobSearch => ({
      stage: "invoice",
      ...between("invoicedFrom", "invoicedTo", week)
    }))
  }) as const satisfies Record<string, JobSearch | ReadonlyArray<JobSearch>>

/** A range of days, both inclusive; undefined means unbounded. */
export interface DayRange {
  readonly from: string | undefined
  readonly to: string | undefined
}

/**
 * Returns the age range up to each of `days`, and a final one for everything older: `agesOf("2026-11-21", [2, 7])`
 * returns 0–2 days, 3–7 days, and more.
 */
export const agesOf = (today: string, days: ReadonlyArray<number>): ReadonlyArray<DayRange> => [
  ...days.map((most, at) => ({
    from: daysAfter(today, -most),
    to: at === 0 ? undefined : daysAfter(today, -days[at - 1]! - 1)
  })),
  { from: undefined, to: daysAfter(today, -days.at(-1)! - 1) }
]

/** Returns the last `count` weeks, Monday to Sunday, ending with the current one. */
export const weeksUpTo = (
  today: string,
  count: number
): ReadonlyArray<{ readonly from: string; readonly to: string }> => {
  const { weekDay } = DateTime.toPartsUtc(DateTime.makeUnsafe(`${today}T00:00:00Z`))
  const monday = daysAfter(today, -((weekDay + 6) % 7))
  return Array.from({ length: count }, (_, at) => daysAfter(monday, 7 * (at - count + 1))).map((from) => ({
    from,
    to: daysAfter(from, 6)
  }))
}
