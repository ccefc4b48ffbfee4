import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { handleRequest } from "#domain/contract/handleRequest.ts"
import { handlersOf } from "#domain/contract/Endpoint.ts"
import { Customers } from "#domain/customers/Customers.ts"
import type { Dashboard } from "#domain/dashboard/dashboardApi.ts"
import { dashboardHandlers } from "#domain/dashboard/dashboardHandlers.ts"
import { dashboardSearches } from "#domain/dashboard/dashboardSearches.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import { acceptAnyInstall } from "#domain/jobs/jobGuards.ts"
import { jobsHandlers } from "#domain/jobs/jobsHandlers.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { CurrentUser, UserId } from "#domain/access/CurrentUser.ts"
import type { Role } from "#domain/access/Role.ts"
import type { User } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import { freshCustomer, freshJob, freshLocation, freshTenant, freshUser, withTenant } from "#tests/contracts/fresh.ts"

const demo = freshTenant()
const me = UserId.make("019a0000-0000-7000-8000-0000000000aa")
const handlers = handlersOf(jobsHandlers(acceptAnyInstall), dashboardHandlers)
const call = (role: Role, name: string, input: object) =>
  handleRequest(
    handlers.find(({ endpoint }) => endpoint.name === name)!,
    input
  ).pipe(
    Effect.provideService(CurrentUser, {
      id: me,
      firstName: "Ike",
      lastName: "Reyes",
      roles: [role],
      features: ["FullCRM"],
      accountActive: true
    }),
    Effect.map((said) => JSON.parse(JSON.stringify(said.body)).data)
  )

/** The sample job before tax. */
const net = 51_324 + 41_360

/** 11:30 p.m. on November 20 in Phoenix, which is the 21st in UTC. */
const lateInPhoenix = Date.UTC(2026, 10, 21, 6, 30)

const filled = Effect.gen(function* () {
  yield* TestClock.setTime(lateInPhoenix)
  const [customer, location] = [freshCustomer(), freshLocation()]
  yield* (yield* Customers).add(customer)
  yield* (yield* Locations).add(location).pipe(Effect.orDie)
  const { add } = yield* Jobs
  const install = (date: string, isMine = false, time = "") => ({
    ...emptyInstall,
    date,
    time,
    installers: isMine ? [{ userId: me, start: "", end: "" }] : []
  })
  const invoice = (invoiceNumber: number, invoicedOn: string, balance = 90918): Partial<Job> => ({
    stage: "invoice",
    invoiceNumber,
    invoicedOn,
    balance
  })
  const jobs: ReadonlyArray<Partial<Job>> = [
    { quotedOn: "2026-11-20", source: "publicPage" },
    { quotedOn: "2026-11-18" },
    { quotedOn: "2026-11-17" },
    { quotedOn: "2026-10-21" },
    { quotedOn: "2026-10-20" },
    { answer: { kind: "accepted", at: 0, by: "", reason: "", contentHash: "" } },
    { stage: "workorder", install: install("2026-11-20", false, "13:00"), partsStatus: "complete" },
    { stage: "workorder", install: install("2026-11-20", true, "08:00") },
    { stage: "workorder", install: install("2026-11-23") },
    { stage: "workorder", install: install("2026-11-24") },
    invoice(1, "2026-11-20"),
    invoice(2, "2026-10-21"),
    invoice(3, "2026-10-20"),
    invoice(4, "2026-08-21"),
    invoice(5, "2026-11-10", 0)
  ]
  for (const [at, changes] of jobs.entries())
    yield* add(freshJob(customer, location, { number: 1001 + at, ...changes }))
})

describe("the dashboard", () => {
  it.effect(
    "uses the current day at the person's location, or else in their own time zone, regardless of the shop's first location",
    () =>
      Effect.gen(function* () {
        yield* filled
        const users = yield* Users
        const eastern = freshLocation({
          locationName: "Zanesville",
          locationShortId: "ZAN",
          timeZone: "America/New_York"
        })
        yield* Effect.orDie((yield* Locations).add(eastern))
        const seenBy = (changes: Partial<User>) =>
          Effect.gen(function* () {
            yield* users.save(freshUser({ id: me, timeZone: "America/Phoenix", ...changes }), "a hash")
            return ((yield* call("owner", "getDashboard", {})) as Dashboard).today
          })
        // 11:30 p.m. on the 20th in Phoenix is 1:30 a.m. on the 21st in New York.
        assert.strictEqual(yield* seenBy({}), "2026-11-20")
        assert.strictEqual(yield* seenBy({ timeZone: "America/New_York" }), "2026-11-21")
        assert.strictEqual(yield* seenBy({ defaultLocationKey: eastern.id }), "2026-11-21")
        assert.strictEqual(yield* seenBy({ assignedLocations: [eastern.id] }), "2026-11-21")
      }).pipe(withTenant(demo.id), Effect.provide(inMemory([demo])))
  )

  it.effect("counts by the shop's own day, with each figure matching its list", () =>
    Effect.gen(function* () {
      yield* filled
      const seen: Dashboard = yield* call("owner", "getDashboard", {})
      const { money } = seen
      assert.strictEqual(seen.today, "2026-11-20")
      assert.deepStrictEqual(
        seen.installs.map(({ number }) => number),
        [1008, 1007]
      )
      assert.deepStrictEqual(
        [seen.partsPending, seen.partsPendingSoon, seen.installCount, seen.isNew],
        [3, 2, 2, false]
      )
      assert.deepStrictEqual(
        money!.quotes.map(({ count }) => count),
        [2, 1, 1, 1]
      )
      assert.deepStrictEqual(
        money!.unpaid.map(({ balance }) => balance),
        [2 * 90918, 90918, 0, 90918]
      )
      assert.deepStrictEqual(
        money!.weeks.map(({ total }) => total),
        [0, 0, 0, 0, 0, 0, 0, 2 * net, 0, 0, net, net]
      )

      const searches = dashboardSearches("2026-11-20")
      const listed = (search: object) =>
        Effect.map(
          call(
            "owner",
            "listJobs",
            Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]))
          ),
          ({ total }) => Number(total)
        )
      for (const pile of ["quotes", "unpaid", "weeks"] as const) {
        assert.deepStrictEqual(
          yield* Effect.forEach(searches[pile], listed),
          money![pile].map(({ count }) => count),
          pile
        )
      }
      assert.deepStrictEqual(
        yield* Effect.forEach(
          [searches.accepted, searches.installs, searches.partsPending, searches.partsPendingSoon, searches.online],
          listed
        ),
        [1, 2, 3, 2, 1]
      )
      assert.strictEqual(money!.online?.count, 1)

      // A lost quote no longer needs follow-up. Its own figure includes it for 30 days.
      const customer = freshCustomer()
      yield* (yield* Customers).add(customer)
      const location = freshLocation()
      yield* Effect.orDie((yield* Locations).add(location))
      const jobs = yield* Jobs
      for (const [number, on] of [
        [1101, "2026-11-19"],
        [1102, "2026-10-21"],
        [1103, "2026-10-20"]
      ] as const)
        yield* jobs.add(freshJob(customer, location, { number, lost: { reason: "price", note: "", on } }))
      const reworkOf = { id: (yield* jobs.list({})).items[0]!.id, number: 1101, cause: "leak" } as const
      for (const [number, date] of [
        [1104, "2026-10-21"],
        [1105, "2026-10-20"],
        [1106, "2026-11-21"]
      ] as const) {
        const install = { ...emptyInstall, date, complete: true }
        yield* jobs.add(freshJob(customer, location, { number, stage: "workorder", install, reworkOf }))
      }
      const later: Dashboard = yield* call("owner", "getDashboard", {})
      assert.deepStrictEqual(later.money!.quotes, money!.quotes)
      assert.strictEqual(money!.lost.count, 0)
      assert.strictEqual(later.comebacks, 1)
      assert.strictEqual(yield* listed(searches.comebacks), 1)
      assert.strictEqual(later.money!.lost.count, 2)
      assert.strictEqual(yield* listed(searches.lost), 2)
    }).pipe(withTenant(demo.id), Effect.provide(inMemory([demo])))
  )

  it.effect("shows installer-only users their own work and no money", () =>
    Effect.gen(function* () {
      yield* filled
      const seen: Dashboard = yield* call("installer", "getDashboard", {})
      assert.deepStrictEqual(
        seen.installs.map(({ number }) => number),
        [1008]
      )
      assert.deepStrictEqual([seen.installCount, seen.partsPending, seen.partsPendingSoon], [1, 1, 1])
      assert.isUndefined(seen.money)
      assert.notMatch(JSON.stringify(seen), /total|balance|cents/)
    }).pipe(withTenant(demo.id), Effect.provide(inMemory([demo])))
  )
})
