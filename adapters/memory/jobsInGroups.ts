import type { Job } from "#domain/jobs/Job.ts"
import type { JobGrouping, JobSummary } from "#domain/jobs/JobSearch.ts"
import { paymentState, owedTotals } from "#domain/payments/balance.ts"
import { companyKey, insurersOf, insurerWith } from "./claimInsurer.ts"
import { type Grouped, grouped } from "./lists.ts"
import type { ShopTables } from "./MemoryTables.ts"
import { summaryOf } from "./summaryOf.ts"

/** Returns the rows of a job list, grouped if requested. Pages also get each group's count and totals. */
export const jobsInGroups = (
  shelf: ShopTables,
  jobs: ReadonlyArray<Job>,
  grouping: JobGrouping | undefined,
  isCounted: boolean
): ReadonlyArray<JobSummary> => {
  const listed = (job: Job) => {
    const seller = job.salespersonId === null ? undefined : shelf.users.get(job.salespersonId)?.user
    return summaryOf(job, seller === undefined ? "" : `${seller.firstName} ${seller.lastName}`.trim())
  }
  if (grouping === undefined) return jobs.map(listed)
  return grouped(jobs, (job) => groupOf[grouping](job, shelf)).map(({ item, group: { key, name }, all }) => ({
    ...listed(item),
    group: {
      key,
      name,
      ...(isCounted
        ? {
            count: all.length,
            total: sum(all.map((job) => owedTotals(job).total)),
            balance: sum(all.map(({ balance, stage }) => (stage === "quote" ? 0 : balance)))
          }
        : {})
    }
  }))
}

const sum = (amounts: ReadonlyArray<number>) => amounts.reduce((all, amount) => all + amount, 0)
const named = (name: string, id: string) => ({ key: id, name, place: `1${name} ${id}` })
const unnamed = { key: "", name: "", place: "2" }
const ordered = (key: string, order: ReadonlyArray<string>) => ({ key, name: "", place: String(order.indexOf(key)) })

const groupOf: Readonly<Record<JobGrouping, (job: Job, shelf: ShopTables) => Grouped>> = {
  stage: ({ stage }) => ordered(stage, ["quote", "workorder", "invoice"]),
  location: ({ locationId }, { locations }) => named(locations.get(locationId)?.locationName ?? "", locationId),
  installer: ({ install }, { users }) => {
    const lead = install.installers.map(({ userId }) => users.get(userId)?.user).find((user) => user !== undefined)
    return lead === undefined ? unnamed : named(`${lead.firstName} ${lead.lastName}`.trim(), lead.id)
  },
  insurer: (job, shelf) => {
    const key = companyKey(job)
    if (key === "") return unnamed
    const insurer = insurerWith(insurersOf(shelf), key)
    return insurer === undefined
      ? { key, name: job.insurance?.company.trim() ?? "", place: `1${key}` }
      : { key: insurer.id, name: insurer.insurerName, place: `1${insurer.insurerName.toLowerCase()} ${insurer.id}` }
  },
  payment: (job) => ordered(paymentState(job) ?? "", ["unpaid", "partlyPaid", "paid", ""]),
  installWeek: ({ install: { date } }) =>
    date === "" ? { ...unnamed, place: "9999" } : { key: mondayOf(date), name: "", place: mondayOf(date) }
}

/** The Monday on or before a day. */
const mondayOf = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}
