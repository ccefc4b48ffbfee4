import { Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Customer } from "#domain/customers/Customer.ts"
import { CustomerInUse } from "#domain/customers/customerRemovalApi.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { Job, type ChangeableFields } from "#domain/jobs/Job.ts"
import { LineId } from "#domain/estimates/EstimateLine.ts"
import { emptyVehicle } from "#domain/jobs/JobDraft.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import { sampleLines } from "#domain/testing/samples.ts"
import { type Contract, type ContractFixtures, assertTrue, withTenant, assertEqual } from "./Contract.ts"
import { testFactories } from "./testFactories.ts"
import { Vin } from "#domain/vin/Vin.ts"

/** Requirements for every adapter of `Jobs`. */
export const jobsContract = <R>({
  newId,
  newTenant
}: ContractFixtures<R>): Contract<Jobs | Customers | Locations | PricingProfiles | Transaction | R> => {
  const { freshCustomer, freshJob, freshLocation, freshPayment, freshProfile } = testFactories(newId)
  const opened = Effect.gen(function* () {
    const shop = withTenant(yield* newTenant)
    const [customer, location, profile] = [freshCustomer(), freshLocation(), freshProfile()]
    yield* (yield* Customers).add(customer).pipe(shop)
    yield* (yield* Locations).add(location).pipe(shop)
    yield* (yield* PricingProfiles).add(profile).pipe(shop)
    return {
      shop,
      customer,
      location,
      profile,
      jobs: yield* Jobs,
      quote: freshJob(customer, location, { number: 1001 })
    }
  })

  return {
    "returns saved fields unchanged, with lines in order": Effect.gen(function* () {
      const { shop, customer, location, profile, jobs, quote } = yield* opened
      const bare = freshJob(customer, location, {
        number: 1002,
        lines: [],
        insurance: null,
        taxRates: { parts: 0, labor: 0, exempt: true, lines: [{ name: "TVQ", rate: 997.5, on: "both" }] },
        vehicle: { ...emptyVehicle, plate: "é-1", plateState: "QC" }
      })
      const done = freshJob(customer, location, {
        number: 1003,
        decoded: {
          vin: Vin.make("1HGCM82633A004352"),
          year: 2003,
          make: "Honda",
          model: "Accord",
          bodyStyle: "Coupe",
          vehicleType: "Passenger Car",
          doors: null,
          series: "",
          trim: "EX-V6",
          driveType: "FWD",
          fuel: "Gasoline",
          plantCountry: "Canada",
          manufacturer: "Honda"
        },
        stage: "invoice",
        invoicedOn: "2026-11-21",
        invoiceNumber: 1,
        pricingProfileId: profile.id,
        lines: sampleLines.toReversed().with(0, {
          ...sampleLines.at(-1)!,
          listPrice: 0,
          netPrice: 0,
          rule: "typed",
          noChargeReason: "Warranty",
          taxAs: "labor"
        }),
        partsStatus: "complete",
        install: {
          jobType: "replacement",
          duration: 210,
          installers: [{ userId: UserId.make(newId()), start: "08:00", end: "11:30" }],
          repairLocation: "mobile",
          address: location.address,
          availability: "after nine",
          date: "2026-11-21",
          timeFrame: "afternoon",
          time: "13:15",
          notes: "Gate code\n'7'",
          complete: true
        },
        payments: [freshPayment(4000), freshPayment(100)],
        balance: -4100
      })
      for (const job of [quote, bare, done]) {
        yield* jobs.add(job).pipe(shop)
        assertEqual(yield* jobs.get(job.id).pipe(shop), job)
        assertEqual(yield* jobs.getForUpdate(job.id).pipe(shop), job)
      }
    }),

    "increments the version on every save and returns the current lines and payments": Effect.gen(function* () {
      const { shop, customer, location, jobs, quote } = yield* opened
      const neighbour = freshJob(customer, location, { number: 1002, payments: [freshPayment(50)] })
      for (const job of [quote, neighbour]) yield* jobs.add(job).pipe(shop)
      const [glass, labor, kit] = sampleLines
      const overtime = { ...labor!, id: LineId.make(newId()) }
      const paid = yield* jobs
        .save(
          changed(quote, { lines: [kit!, glass!], payments: [freshPayment(4000)], balance: -4000, insurance: null })
        )
        .pipe(shop)
      assertEqual(
        paid,
        changed(quote, { version: 2, lines: [kit!, glass!], payments: paid.payments, balance: -4000, insurance: null })
      )
      assertEqual(paid.payments.length, 1)
      const again = yield* jobs
        .save(
          changed(paid, { lines: [glass!, labor!, kit!, overtime], payments: [...paid.payments, freshPayment(10)] })
        )
        .pipe(shop)
      assertEqual(yield* jobs.get(quote.id).pipe(shop), again)
      assertEqual(again.lines, [glass!, labor!, kit!, overtime])
      assertEqual(
        again.payments.map((one) => one.amountReceived),
        [4000, 10]
      )
      assertEqual(yield* jobs.get(neighbour.id).pipe(shop), neighbour)
    }),

    "rejects a stale save with the current version": Effect.gen(function* () {
      const { shop, jobs, quote } = yield* opened
      yield* jobs.add(quote).pipe(shop)
      const stands = yield* jobs.save(changed(quote, { partsStatus: "complete" })).pipe(shop)
      const error = yield* jobs.save(changed(quote, { lines: [] })).pipe(shop, Effect.flip)
      assertTrue(error._tag === "JobChanged")
      assertEqual(error.current, stands)
      assertEqual(yield* jobs.get(quote.id).pipe(shop), stands)
    }),

    "lets only one of twenty concurrent saves succeed": Effect.gen(function* () {
      const { shop, jobs, quote } = yield* opened
      yield* jobs.add(quote).pipe(shop)
      const saves = Array.from({ length: 20 }, (_, at) =>
        Effect.result(jobs.save(changed(quote, { balance: -at }))).pipe(shop)
      )
      const results = yield* Effect.all(saves, { concurrency: "unbounded" })
      assertEqual(results.filter((result) => result._tag === "Success").length, 1)
      assertEqual((yield* jobs.get(quote.id).pipe(shop)).version, 2)
    }),

    "serializes concurrent changes to a locked job": Effect.gen(function* () {
      const { shop, jobs, quote } = yield* opened
      const { run } = yield* Transaction
      yield* jobs.add(quote).pipe(shop)
      const pay = Effect.flatMap(jobs.getForUpdate(quote.id), (job) =>
        jobs.save(changed(job, { payments: [...job.payments, freshPayment(1)] }))
      )
      yield* Effect.all(
        Array.from({ length: 30 }, () => run(pay).pipe(shop)),
        { concurrency: "unbounded" }
      )
      const paid = yield* jobs.get(quote.id).pipe(shop)
      assertEqual([paid.version, paid.payments.length], [31, 30])
    }),

    "rejects locking a stale version with the current one, without waiting for the lock": Effect.gen(function* () {
      const { shop, jobs, quote } = yield* opened
      const { runInNew, run } = yield* Transaction
      yield* jobs.add(quote).pipe(shop)
      const stands = yield* jobs.save(changed(quote, { partsStatus: "complete" })).pipe(shop)
      const error = yield* run(
        Effect.andThen(jobs.getForUpdateAt(quote.id, 2), Effect.flip(runInNew(jobs.getForUpdateAt(quote.id, 1))))
      ).pipe(shop)
      assertTrue(error._tag === "JobChanged")
      assertEqual(error.current, stands)
    }),

    "lets only one of twenty concurrent requests lock and save the same version": Effect.gen(function* () {
      const { shop, jobs, quote } = yield* opened
      const { run } = yield* Transaction
      yield* jobs.add(quote).pipe(shop)
      const save = Effect.flatMap(jobs.getForUpdateAt(quote.id, 1), (job) =>
        jobs.save(changed(job, { partsStatus: "complete" }))
      )
      const results = yield* Effect.all(
        Array.from({ length: 20 }, () => Effect.result(run(save)).pipe(shop)),
        { concurrency: "unbounded" }
      )
      assertEqual(results.map((result) => (result._tag === "Success" ? "saved" : result.failure._tag)).sort(), [
        ...Array.from({ length: 19 }, () => "JobChanged"),
        "saved"
      ])
    }),

    "fails with JobNotFound for an unknown job": Effect.gen(function* () {
      const { shop, jobs, quote } = yield* opened
      for (const call of [
        jobs.get(quote.id),
        jobs.getForUpdate(quote.id),
        jobs.getForUpdateAt(quote.id, 1),
        jobs.save(quote)
      ]) {
        assertEqual((yield* Effect.flip<Job, { readonly _tag: string }, never>(call.pipe(shop)))._tag, "JobNotFound")
      }
    }),

    "removes a job without dependents, with its lines, and restores it unchanged": Effect.gen(function* () {
      const { shop, customer, location, jobs, quote } = yield* opened
      const neighbour = freshJob(customer, location, { number: 1002 })
      for (const job of [quote, neighbour]) yield* jobs.add(job).pipe(shop)
      yield* jobs.remove(quote).pipe(shop)
      assertEqual((yield* jobs.get(quote.id).pipe(shop, Effect.flip))._tag, "JobNotFound")
      assertEqual((yield* jobs.remove(quote).pipe(shop, Effect.flip))._tag, "JobNotFound")
      assertEqual(
        (yield* jobs.list({}).pipe(shop)).items.map(({ number }) => number),
        [1002]
      )
      assertEqual(yield* jobs.get(neighbour.id).pipe(shop), neighbour)
      yield* jobs.add(quote).pipe(shop)
      assertEqual(yield* jobs.get(quote.id).pipe(shop), quote)
    }),

    "does not remove another shop's job": Effect.gen(function* () {
      const { shop, jobs, quote } = yield* opened
      yield* jobs.add(quote).pipe(shop)
      assertEqual((yield* jobs.remove(quote).pipe(withTenant(yield* newTenant), Effect.flip))._tag, "JobNotFound")
      assertEqual(yield* jobs.get(quote.id).pipe(shop), quote)
    }),

    "reassigns one customer's jobs to another, incrementing versions, and refuses to remove customers with jobs":
      Effect.gen(function* () {
        const { shop, customer, location, jobs, quote } = yield* opened
        const customers = yield* Customers
        const luis = freshCustomer({ customerName: "Luis Herrera" })
        yield* customers.add(luis).pipe(shop)
        const [second, his] = [
          freshJob(customer, location, { number: 1002 }),
          freshJob(luis, location, { number: 1003 })
        ]
        for (const job of [quote, second, his]) yield* jobs.add(job).pipe(shop)
        const inUse = yield* customers.remove(customer.id).pipe(shop, Effect.flip)
        assertEqual(inUse, new CustomerInUse({ jobs: 2 }))
        assertEqual(
          (yield* jobs.reassign(luis.id, customer.id).pipe(shop)).toSorted(),
          [quote.id, second.id].toSorted()
        )
        const given = yield* jobs.get(quote.id).pipe(shop)
        assertEqual([given.customerId, given.customerName, given.version], [luis.id, "Luis Herrera", quote.version + 1])
        yield* customers.remove(customer.id).pipe(shop)
        yield* customers.add(customer).pipe(shop)
        assertEqual(yield* jobs.reassign(customer.id, luis.id, [second.id]).pipe(shop), [second.id])
        assertEqual((yield* jobs.get(his.id).pipe(shop)).customerId, luis.id)
        assertEqual(yield* jobs.reassign(customer.id, luis.id, []).pipe(shop), [])
        assertEqual(yield* jobs.reassign(customer.id, luis.id).pipe(withTenant(yield* newTenant)), [])
      }),

    "shows the customer's current name": Effect.gen(function* () {
      const { shop, customer, jobs, quote } = yield* opened
      yield* jobs.add(quote).pipe(shop)
      yield* (yield* Customers).save(new Customer({ ...customer, customerName: "Ada Reyes" })).pipe(shop)
      assertEqual((yield* jobs.get(quote.id).pipe(shop)).customerName, "Ada Reyes")
      assertEqual(
        (yield* jobs.list({ text: "reyes" }).pipe(shop)).items.map((job) => job.customerName),
        ["Ada Reyes"]
      )
    }),

    "numbers jobs from 1001 and invoices from 1 per shop, without duplicates or gaps": Effect.gen(function* () {
      const { shop, jobs } = yield* opened
      const other = withTenant(yield* newTenant)
      const calls = Array.from({ length: 50 }, () => jobs.nextNumber("invoice").pipe(shop))
      const taken = yield* Effect.all(calls, { concurrency: "unbounded" })
      assertEqual(
        taken.toSorted((one, next) => one - next),
        Array.from({ length: 50 }, (_, at) => at + 1)
      )
      assertEqual([yield* jobs.nextNumber("job").pipe(shop), yield* jobs.nextNumber("job").pipe(shop)], [1001, 1002])
      assertEqual([yield* jobs.nextNumber("job").pipe(other), yield* jobs.nextNumber("invoice").pipe(other)], [1001, 1])
      assertEqual(yield* jobs.nextNumber("invoice").pipe(shop), 51)
    }),

    "hides one shop's jobs from another": Effect.gen(function* () {
      const { shop, jobs, quote } = yield* opened
      const theirs = withTenant(yield* newTenant)
      yield* jobs.add(quote).pipe(shop)
      for (const call of [jobs.get(quote.id), jobs.getForUpdate(quote.id), jobs.getForUpdateAt(quote.id, 1)]) {
        assertEqual((yield* call.pipe(theirs, Effect.flip))._tag, "JobNotFound")
      }
      for (const text of ["", "1001", quote.vehicle.vin, quote.customerName]) {
        assertEqual(yield* jobs.list({ text }).pipe(theirs), { items: [], total: 0 })
      }
    }),

    "does not let a shop overwrite another shop's job": Effect.gen(function* () {
      const { shop, jobs, quote } = yield* opened
      const theirs = withTenant(yield* newTenant)
      yield* jobs.add(quote).pipe(shop)
      assertEqual((yield* jobs.save(changed(quote, { lines: [] })).pipe(theirs, Effect.flip))._tag, "JobNotFound")
      yield* jobs.add(changed(quote, { lines: [] })).pipe(theirs, Effect.exit)
      assertEqual(yield* jobs.get(quote.id).pipe(shop), quote)
    })
  }
}

const changed = (job: Job, changes: Partial<ChangeableFields>) => Job.make({ ...job, ...changes })
