import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Customers } from "#domain/customers/Customers.ts"
import { type SiteEvent, SiteEventId } from "#domain/installer-day/SiteEvent.ts"
import { SiteEvents } from "#domain/installer-day/SiteEvents.ts"
import { Job, withFields } from "#domain/jobs/Job.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { Users } from "#domain/people/Users.ts"
import { ScheduledJobs } from "#domain/schedule/ScheduledJobs.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { type Signature, SignatureId } from "#domain/signatures/Signature.ts"
import { Signatures } from "#domain/signatures/Signatures.ts"
import { freshCustomer, freshJob, freshLocation, freshUser, withTenant } from "./fresh.ts"

const mark = { _tag: "typed", name: "Ada Moreno" } as const
const signature: Signature = {
  id: SignatureId.make("019a0000-0000-7000-8000-00000000000a"),
  at: Date.UTC(2026, 10, 21, 10),
  takenBy: null,
  contentHash: "h1",
  content: null,
  document: "quote",
  signedBy: "Ada Moreno",
  mark
}
const signedOnSite: SiteEvent = {
  id: SiteEventId.make(crypto.randomUUID()),
  at: Date.UTC(2026, 10, 21, 11),
  receivedAt: Date.UTC(2026, 10, 21, 11),
  by: null,
  outcome: "kept",
  deed: { _tag: "signature", when: "after", signedBy: "Ada Moreno", mark }
}

/** The contract of every job repository that feeds the schedule. */
export const scheduledJobsContract = <R, E>(
  name: string,
  keepers: Layer.Layer<ScheduledJobs | Jobs | Customers | Locations | Users | Signatures | SiteEvents | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    it.effect("returns jobs installed in a date range and work orders still waiting, filtered as requested", () =>
      Effect.gen(function* () {
        const shop = withTenant(yield* newTenant)
        const customer = freshCustomer()
        const [location, other] = [freshLocation(), freshLocation()]
        const [dana, luis] = [freshUser({ roles: ["installer"] }), freshUser({ roles: ["installer"] })]
        yield* (yield* Customers).add(customer).pipe(shop)
        for (const one of [location, other]) yield* (yield* Locations).add(one).pipe(shop)
        for (const one of [dana, luis]) yield* Effect.orDie((yield* Users).add(one, "a hash")).pipe(shop)
        const jobs = yield* Jobs
        const add = Effect.fnUntraced(function* (number: number, at: object, stage: Job["stage"], where = location) {
          const job = freshJob(customer, where, { number })
          const install = { ...emptyInstall, ...at }
          const facts = withFields(job, { install })
          yield* jobs.add(Job.make({ ...facts, stage } as Job)).pipe(shop)
          return job
        })
        const row = { userId: dana.id, start: "09:00", end: "11:00" }
        yield* add(1, { date: "2026-12-01", installers: [row] }, "quote")
        yield* add(2, { date: "2026-12-02", installers: [{ ...row, userId: luis.id }] }, "workorder", other)
        yield* add(3, { date: "2026-12-03", installers: [row] }, "workorder")
        yield* add(4, { date: "2026-12-02", installers: [] }, "workorder")
        yield* add(5, { date: "" }, "workorder")
        yield* add(6, { date: "2026-12-01", installers: [{ ...row, start: "", end: "" }] }, "workorder", other)
        yield* add(7, { date: "", complete: true }, "workorder")
        yield* add(8, { date: "2026-12-09" }, "workorder")
        yield* add(9, { date: "" }, "quote")

        const { between, waiting } = yield* ScheduledJobs
        const numbers = (found: ReadonlyArray<{ readonly number: number }>) => found.map(({ number }) => number)
        assert.deepStrictEqual(numbers(yield* between("2026-12-01", "2026-12-02", {}).pipe(shop)), [1, 6, 2])
        assert.deepStrictEqual(
          numbers(yield* between("2026-12-01", "2026-12-31", { locationId: location.id }).pipe(shop)),
          [1, 3]
        )
        assert.deepStrictEqual(
          numbers(yield* between("2026-12-01", "2026-12-31", { installerId: luis.id }).pipe(shop)),
          [2]
        )
        assert.deepStrictEqual(numbers(yield* waiting("2026-12-02", {}).pipe(shop)), [6, 4, 5])
        assert.deepStrictEqual(numbers(yield* waiting("2026-12-02", { locationId: other.id }).pipe(shop)), [6])
        const elsewhere = withTenant(yield* newTenant)
        assert.deepStrictEqual(yield* between("2026-12-01", "2026-12-31", {}).pipe(elsewhere), [])
        assert.deepStrictEqual(yield* waiting("2026-12-31", {}).pipe(elsewhere), [])

        // A job counts as paid if nothing is owed on its work order. A quote owes nothing yet.
        const planned = between("2026-12-01", "2026-12-03", {}).pipe(shop)
        const [atTheShop, onSite] = yield* planned
        yield* (yield* Signatures).add(atTheShop!.id, signature).pipe(shop)
        yield* (yield* SiteEvents).add(onSite!.id, signedOnSite).pipe(shop)
        assert.deepStrictEqual(
          (yield* planned).map(({ number, isSigned, payment }) => [number, isSigned, payment]),
          [
            [1, true, null],
            [6, true, "paid"],
            [2, false, "paid"],
            [3, false, "paid"]
          ]
        )

        const [first] = yield* between("2026-12-01", "2026-12-01", {}).pipe(shop)
        const job = freshJob(customer, location, { number: 1 })
        assert.deepStrictEqual(
          [first!.customerName, first!.install.installers, first!.isInsured, first!.address],
          [customer.customerName, [row], job.insurance !== null, null]
        )
        assert.deepStrictEqual(
          first!.lines.map(({ description }) => description),
          job.lines.filter(({ kind }) => kind !== "labor").map(({ description }) => description)
        )
      })
    )
  })
