import { Effect } from "effect"
import { daysAfter } from "#domain/shared/Day.ts"
import { DayOutOfRange } from "./jobFailures.ts"

/** The days of a job and its payments that are typed, by their path in the form. */
export interface TypedDays {
  readonly "install.date"?: string | undefined
  readonly "insurance.dateOfLoss"?: string | undefined
  readonly "insurance.referralDate"?: string | undefined
  readonly collectionDate?: string | undefined
}

type Path = keyof TypedDays

/** How many days before and after today each may be: an installation is planned ahead, the rest has happened. */
const reach: Readonly<Record<Path, { readonly before: number; readonly after: number }>> = {
  "install.date": { before: 5 * 365, after: 2 * 365 },
  "insurance.dateOfLoss": { before: 10 * 365, after: 0 },
  "insurance.referralDate": { before: 10 * 365, after: 0 },
  collectionDate: { before: 10 * 365, after: 0 }
}

export const daysOf = ({
  install,
  insurance
}: {
  readonly install: { readonly date: string }
  readonly insurance: { readonly dateOfLoss: string; readonly referralDate: string } | null
}): TypedDays => ({
  "install.date": install.date,
  "insurance.dateOfLoss": insurance?.dateOfLoss,
  "insurance.referralDate": insurance?.referralDate
})

/**
 * Refuses a day that nobody means: a loss that is still to come, an installation in 1901. One that stands already may
 * stay.
 */
export const guardDays = Effect.fn("guardDays")(function* (typed: TypedDays, today: string, standing: TypedDays = {}) {
  for (const path of Object.keys(reach) as Array<Path>) {
    const day = typed[path]
    if (day === undefined || day === "" || day === standing[path]) continue
    const { before, after } = reach[path]
    const [first, last] = [daysAfter(today, -before), daysAfter(today, after)]
    if (day < first) return yield* new DayOutOfRange({ path, reason: "day.tooEarly", limit: first })
    if (day > last)
      return yield* new DayOutOfRange({ path, reason: after === 0 ? "day.future" : "day.tooLate", limit: last })
  }
})
