import { Effect, Layer } from "effect"
import { type InstallToday, JobFigures, maxChoices, maxInstalls } from "#domain/jobs/JobFigures.ts"
import type { Totals } from "#domain/estimates/priceEstimate.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { owedTotals } from "#domain/payments/balance.ts"
import type { Address } from "#domain/shared/Address.ts"
import { countLimit } from "#domain/shared/Page.ts"
import { companyKey, insurersOf, insurerWith } from "./claimInsurer.ts"
import { searchJobs } from "./searchJobs.ts"
import { type ShopTables, MemoryTables } from "./MemoryTables.ts"
import { sorted } from "./lists.ts"
import { summaryOf } from "./summaryOf.ts"

/** Aggregate figures over a shop's jobs. */
export const jobFiguresMemory = Layer.effect(
  JobFigures,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    return JobFigures.of({
      totals: (searches) =>
        Effect.map(current, (shelf) =>
          searches.map((search) => {
            const found = searchJobs([...shelf.jobs.values()], shelf, search)
            if (found.length > countLimit) return { count: countLimit + 1, total: null, balance: null }
            return {
              count: found.length,
              total: sum(found, (job) => owedTotals(job).total),
              balance: sum(found, ({ balance, stage }) => (stage === "quote" ? 0 : balance))
            }
          })
        ),
      netSales: (stretches) =>
        Effect.map(current, ({ creditNotes, jobs }) =>
          stretches.map(({ from, to }) => {
            const isWithin = (day: string) => from <= day && day <= to
            const sales = [...jobs.values()].filter((job) => job.stage === "invoice" && isWithin(job.invoicedOn))
            const credits = [...creditNotes.values()].filter(({ creditedOn }) => isWithin(creditedOn))
            return [...sales, ...credits].reduce((cents, { totals }) => cents + beforeTax(totals), 0)
          })
        ),
      installsOn: (day, installerId) =>
        Effect.map(current, (shelf) =>
          searchJobs([...shelf.jobs.values()], shelf, {
            stage: "workorder",
            installFrom: day,
            installTo: day,
            sort: "number",
            ...(installerId === undefined ? {} : { installerId })
          })
            .slice(0, maxInstalls)
            .map((job) => installOf(shelf, job))
        ),
      choices: Effect.map(current, (shelf) => ({
        insurers: eachOnce(insurersOfJobs(shelf), (name) => name.toLowerCase()),
        salespeople: eachOnce(
          [...shelf.customers.values()].map(({ salesRepresentative }) => salesRepresentative),
          (name) => name
        )
      }))
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

/**
 * Returns each job's insurer under its canonical name, whichever alias the claim uses; unknown insurers as written on
 * the claim.
 */
const insurersOfJobs = (shelf: ShopTables) => {
  const insurers = insurersOf(shelf)
  return [...shelf.jobs.values()].map(
    (job) => insurerWith(insurers, companyKey(job))?.insurerName ?? job.insurance?.company.trim() ?? ""
  )
}

const beforeTax = ({ partsSubtotal, laborSubtotal }: Totals) => partsSubtotal + laborSubtotal

const sum = (jobs: ReadonlyArray<Job>, of: (job: Job) => number) => jobs.reduce((all, job) => all + of(job), 0)

const eachOnce = (names: ReadonlyArray<string>, keyOf: (name: string) => string) =>
  sorted([...new Map(names.filter((name) => name !== "").map((name) => [keyOf(name), name]))], ([key]) => [key])
    .map(([, name]) => name)
    .slice(0, maxChoices)

const installOf = ({ customers, locations, users }: ShopTables, job: Job): InstallToday => {
  const { address, complete, installers, repairLocation, time, timeFrame } = job.install
  const customer = customers.get(job.customerId)
  return {
    ...pick(summaryOf({ ...job, customerName: customer?.customerName ?? job.customerName } as Job)),
    time,
    timeFrame,
    repairLocation,
    complete,
    locationName: locations.get(job.locationId)?.locationName ?? "",
    address:
      repairLocation === "mobile" ? plain(address ?? customer?.shippingAddress ?? customer?.billingAddress) : null,
    installers: installers.flatMap(({ userId }) => {
      const person = users.get(userId)?.user
      return person === undefined ? [] : [`${person.firstName} ${person.lastName}`.trim()]
    })
  }
}

const plain = (address: Address | null | undefined): Address | null => {
  if (address === null || address === undefined) return null
  const { address1, address2, city, region, postalCode, country } = address
  return { address1, address2, city, region, postalCode, country }
}

const pick = ({ id, number, customerName, vehicle, partsStatus }: ReturnType<typeof summaryOf>) => ({
  id,
  number,
  customerName,
  vehicle,
  partsStatus
})
