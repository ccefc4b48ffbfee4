import { Effect } from "effect"
import { Job } from "#domain/jobs/Job.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { createCustomer } from "#domain/customers/customersHandlers.ts"
import { createJob } from "#domain/jobs/saveJob.ts"
import { Location, LocationId } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { Users } from "#domain/people/Users.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { daysAfter, todayIn } from "#domain/shared/Day.ts"
import { jobAt, type JobOverrides } from "#domain/testing/testFactories.ts"
import { sampleCustomer, sampleJob, sampleLocation } from "#domain/testing/samples.ts"

/**
 * A shop in the middle of its year: three installs today, quotes and unpaid invoices of every age, and twelve weeks of
 * invoices.
 */
export const busyShop = Effect.gen(function* () {
  const newId = yield* NewId
  const locationId = LocationId.make(yield* newId.next)
  yield* (yield* Locations).add(new Location({ ...sampleLocation, id: locationId, version: 1 }))
  const [bea] = yield* (yield* Users).list
  const today = yield* todayIn(sampleLocation.timeZone)
  const ago = (days: number) => daysAfter(today, -days)
  const customers = yield* Effect.forEach(["Ada Moreno", "Luis Herrera", "Pima County Fleet"], (customerName) =>
    createCustomer({ ...sampleCustomer, customerName })
  )
  const first = yield* createJob(sampleJob(customers[0]!.id, locationId))
  const add = Effect.fnUntraced(function* (of: number, changes: JobOverrides) {
    const jobs = yield* Jobs
    const customer = customers[of]!
    const number = yield* jobs.nextNumber("job")
    yield* jobs.add(
      jobAt({
        ...first,
        customerId: customer.id,
        customerName: customer.customerName,
        id: JobId.make(yield* newId.next),
        number,
        ...changes
      })
    )
  })
  const install = (time: string, changes: Partial<Job["install"]> = {}) => ({
    ...emptyInstall,
    date: today,
    time,
    installers: bea === undefined ? [] : [{ userId: bea.id, start: "", end: "" }],
    ...changes
  })
  yield* add(0, {
    stage: "workorder",
    install: install("10:30", { repairLocation: "mobile" }),
    partsStatus: "complete"
  })
  yield* add(1, { stage: "workorder", install: install("08:00", { complete: true }), partsStatus: "complete" })
  yield* add(2, { stage: "workorder", install: install("", { timeFrame: "afternoon" }) })
  yield* add(1, { stage: "workorder", install: install("09:00", { date: daysAfter(today, 9) }) })
  yield* add(1, { answer: { kind: "accepted", at: 0, by: "Luis Herrera", reason: "", contentHash: "" } })
  for (const [at, days] of [4, 6, 12, 20, 40].entries()) yield* add(at % 3, { quotedOn: ago(days) })
  for (let week = 0; week < 20; week++) {
    const invoiceNumber = yield* (yield* Jobs).nextNumber("invoice")
    const isOwed = week % 6 === 1
    // The job they are derived from is a quote without a balance.
    yield* add(week % 3, {
      stage: "invoice",
      invoiceNumber,
      invoicedOn: ago(week * 5),
      balance: isOwed ? first.totals.total : 0
    })
  }
}).pipe(Effect.orDie)
