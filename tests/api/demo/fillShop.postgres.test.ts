import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import pg from "pg"
import { inject } from "vitest"
import { customersPostgres } from "#adapters/postgres/customers/customersPostgres.ts"
import { toCustomerRow } from "#adapters/postgres/customers/CustomerRow.ts"
import { toJobRow } from "#adapters/postgres/jobs/jobRows.ts"
import { jobFilesPostgres } from "#adapters/postgres/job-files/jobFilesPostgres.ts"
import { jobsPostgres } from "#adapters/postgres/jobs/jobsPostgres.ts"
import { locationsPostgres } from "#adapters/postgres/locations/locationsPostgres.ts"
import { installerBookingsPostgres } from "#adapters/postgres/jobs/installerBookingsPostgres.ts"
import { scheduledJobsPostgres } from "#adapters/postgres/schedule/scheduledJobsPostgres.ts"
import { usersPostgres } from "#adapters/postgres/people/usersPostgres.ts"
import { fillBoard } from "#api/demo/scale/fillBoard.ts"
import { fillShop } from "#api/demo/scale/fillShop.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { isTaxExempt } from "#domain/customers/Customer.ts"
import { Files } from "#domain/files/Files.ts"
import { JobFiles } from "#domain/job-files/JobFiles.ts"
import { bookedHours, InstallerBookings, canInstall } from "#domain/jobs/bookInstallers.ts"
import { Users } from "#domain/people/Users.ts"
import { ScheduledJobs } from "#domain/schedule/ScheduledJobs.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { totalsOf } from "#domain/jobs/completeDraft.ts"
import { balanceDue } from "#domain/payments/balance.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { freshLocation, freshUser, withTenant } from "../../contracts/fresh.ts"
import { fileStorageLayer } from "../../support/keptFiles.ts"
import { newTenant, testDatabase } from "../../support/testDatabase.ts"

const kept = Layer.mergeAll(
  customersPostgres,
  installerBookingsPostgres,
  fileStorageLayer,
  jobFilesPostgres,
  jobsPostgres,
  locationsPostgres,
  scheduledJobsPostgres,
  usersPostgres
).pipe(Layer.provideMerge(testDatabase))
const wanted = { customers: 120, jobs: 400 }

/** A shop with two locations, filled as the database owner. One location taxes labor and has a fractional rate. */
const filled = Effect.gen(function* () {
  const tenant = yield* newTenant
  const shop = withTenant(tenant)
  for (const rates of [
    { defaultPartsTaxRate: 825, defaultLaborTaxRate: 0 },
    { defaultPartsTaxRate: 887.5, defaultLaborTaxRate: 831.25 }
  ]) {
    yield* (yield* Locations)
      .add(freshLocation({ ...rates, locationShortId: `L${rates.defaultLaborTaxRate * 100}` }))
      .pipe(shop)
  }
  const owner = yield* Effect.acquireRelease(
    Effect.promise(async () => {
      const client = new pg.Client(inject("ownerUrl"))
      await client.connect()
      return client
    }),
    (client) => Effect.promise(() => client.end())
  )
  yield* Effect.promise(() => fillShop(owner, tenant, wanted))
  const rows = <Row>(sql: string) =>
    Effect.promise(async () => {
      await owner.query("begin")
      await owner.query("select set_config('app.tenant_id', $1, true)", [tenant])
      return (await owner.query(sql, [tenant]).finally(() => owner.query("rollback"))).rows as Array<Row>
    })
  return { tenant, shop, owner, rows }
})

layer(kept, { excludeTestServices: true })("a shop filled for scale", (it) => {
  it.effect(
    "has jobs whose totals, shares and balances match the domain's calculations",
    () =>
      Effect.gen(function* () {
        const { rows, shop } = yield* filled
        const jobs = yield* Jobs
        const customers = yield* Customers
        const kept = yield* rows<{
          id: string
          number: number
          search_text: string
          vehicle_text: string
          total: string
        }>("select id, number, search_text, vehicle_text, total from job where tenant_id = $1 order by number")
        assert.strictEqual(kept.length, wanted.jobs)
        assert.deepStrictEqual([kept[0]!.number, kept.at(-1)!.number], [100_001, 100_400])
        for (const row of kept) {
          const job = yield* jobs.get(JobId.make(row.id)).pipe(shop)
          assert.deepStrictEqual(job.totals, totalsOf(job, job.taxRates), String(job.number))
          assert.strictEqual(job.balance, balanceDue(job), String(job.number))
          const customer = yield* customers.get(job.customerId).pipe(shop)
          assert.strictEqual(job.taxRates.exempt, isTaxExempt(customer, job.quotedOn))
          const as = toJobRow(job, "")
          assert.deepStrictEqual(
            [row.search_text, row.vehicle_text, Number(row.total)],
            [as.searchText, as.vehicleText, as.total]
          )
        }
      }).pipe(Effect.scoped),
    60_000
  )

  it.effect(
    "has photos of the vehicles that came in, all sharing one stored picture",
    () =>
      Effect.gen(function* () {
        const { rows, shop } = yield* filled
        const kept = yield* rows<{ job_id: string; content_id: string; stage: string; vin: string; car: string }>(
          "select job_id, content_id, stage, vin, vehicle->>'vin' as car from job_file join job on job.tenant_id = job_file.tenant_id and job.id = job_id where job.tenant_id = $1"
        )
        assert.isAbove(kept.length, wanted.jobs / 2)
        assert.strictEqual(new Set(kept.map(({ content_id }) => content_id)).size, 1)
        assert.isTrue(kept.every(({ car, stage, vin }) => stage !== "quote" && vin === car))
        const [file] = yield* (yield* JobFiles).ofJob(JobId.make(kept[0]!.job_id)).pipe(shop)
        const content = yield* (yield* Files).get(file!.content).pipe(shop)
        assert.deepStrictEqual([content?.type, content?.bytes.length], ["image/jpeg", file!.size])
      }).pipe(Effect.scoped),
    60_000
  )

  it.effect(
    "has customers that can be searched like any other",
    () =>
      Effect.gen(function* () {
        const { rows, shop } = yield* filled
        const kept = yield* rows<{ id: string; search_text: string; sort_name: string }>(
          "select id, search_text, sort_name from customer where tenant_id = $1"
        )
        assert.strictEqual(kept.length, wanted.customers)
        for (const row of kept) {
          const as = toCustomerRow(yield* (yield* Customers).get(row.id as never).pipe(shop), "")
          assert.deepStrictEqual([row.search_text, row.sort_name], [as.searchText, as.sortName])
        }
      }).pipe(Effect.scoped),
    60_000
  )

  it.effect(
    "has all stages, invoice numbers without gaps in order of their dates, and series that continue after them",
    () =>
      Effect.gen(function* () {
        const { rows, shop } = yield* filled
        const stages = yield* rows<{ stage: string; jobs: number }>(
          "select stage, count(*)::int as jobs from job where tenant_id = $1 group by stage"
        )
        assert.sameMembers(
          stages.map(({ stage }) => stage),
          ["quote", "workorder", "invoice"]
        )
        const invoices = yield* rows<{ invoice_number: number }>(
          "select invoice_number from job where tenant_id = $1 and stage = 'invoice' order by invoiced_on, number"
        )
        assert.deepStrictEqual(
          invoices.map(({ invoice_number }) => invoice_number),
          invoices.map((_, at) => at + 1)
        )
        assert.strictEqual(yield* (yield* Jobs).nextNumber("job").pipe(shop), 100_401)
        assert.strictEqual(yield* (yield* Jobs).nextNumber("invoice").pipe(shop), invoices.length + 1)
      }).pipe(Effect.scoped),
    60_000
  )

  it.effect(
    "resumes where it stopped, and does nothing once full",
    () =>
      Effect.gen(function* () {
        const { owner, rows, tenant } = yield* filled
        const count = Effect.map(
          rows<{ jobs: number; customers: number }>(
            "select (select count(*)::int from job where tenant_id = $1) as jobs, (select count(*)::int from customer where tenant_id = $1) as customers"
          ),
          ([row]) => [row!.jobs, row!.customers]
        )
        yield* Effect.promise(() => fillShop(owner, tenant, wanted))
        assert.deepStrictEqual(yield* count, [400, 120])
        yield* Effect.promise(() => fillShop(owner, tenant, { ...wanted, jobs: 450 }))
        assert.deepStrictEqual(yield* count, [450, 120])
      }).pipe(Effect.scoped),
    60_000
  )

  it.effect(
    "gets a board of 50 installers and 60 work orders a day for a week, booked once and like any other",
    () =>
      Effect.gen(function* () {
        const { tenant, shop, owner, rows } = yield* filled
        yield* (yield* Users).save(freshUser({ roles: ["installer"] }), "none").pipe(shop)
        // 400 jobs contain fewer quotes than a week of 60 a day needs: all of them are planned, from the first day on.
        const quotes = yield* rows<{ id: string }>("select id from job where tenant_id = $1 and stage = 'quote'")
        const planned = yield* Effect.promise(() => fillBoard(owner, tenant, "2026-12-07"))
        assert.strictEqual(planned, quotes.length)
        const board = yield* (yield* ScheduledJobs).between("2026-12-07", "2026-12-13", {}).pipe(shop)
        assert.strictEqual(board.length, planned)
        assert.strictEqual(board.filter(({ install }) => install.date === "2026-12-07").length, 60)
        const lanes = (yield* (yield* Users).list.pipe(shop)).filter(canInstall)
        assert.strictEqual(lanes.length, 50)
        assert.strictEqual(new Set(board.map(({ install }) => install.installers[0]?.userId)).size, 50)
        const [first] = board
        const job = yield* (yield* Jobs).get(first!.id).pipe(shop)
        assert.strictEqual(job.stage, "workorder")
        assert.strictEqual(job.balance, balanceDue(job))
        const { timeZone } = yield* (yield* Locations).get(job.locationId).pipe(shop)
        const [hours] = bookedHours(job.install, timeZone)
        const visits = yield* (yield* InstallerBookings).between(hours!.from, hours!.to).pipe(shop)
        const visit = visits.find(({ jobId }) => jobId === job.id)
        assert.deepStrictEqual([visit?.userId, visit?.from, visit?.to], [hours!.userId, hours!.from, hours!.to])
        assert.strictEqual(yield* Effect.promise(() => fillBoard(owner, tenant, "2026-12-07")), 0)
      }).pipe(Effect.scoped),
    60_000
  )
})
