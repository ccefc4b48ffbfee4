import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { JobPresence } from "#domain/job-presence/JobPresence.ts"
import { type Job, withFields } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { Users } from "#domain/people/Users.ts"
import { Reminders } from "#domain/reminders/Reminders.ts"
import { CurrentTenant, type TenantId } from "#domain/shared/CurrentTenant.ts"
import { ShopEvents } from "#domain/shop-events/ShopEvents.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { freshPayment, freshUser, withTenant } from "./fresh.ts"
import { freshReminder } from "./freshReminder.ts"
import { shopWithJobs } from "./jobInShop.ts"

const noon = Date.UTC(2026, 10, 25, 19)

type Kept =
  | ShopEvents
  | Jobs
  | Customers
  | Locations
  | Users
  | Reminders
  | JobPresence
  | Sessions
  | Tenants
  | Transaction

/** The contract of every repository of shop events. */
export const shopEventsContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Kept | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const opened = Effect.gen(function* () {
      const { shop, job, neighbour } = yield* shopWithJobs(newTenant)
      const [dana, luis] = [freshUser({ roles: ["installer"] }), freshUser({ roles: ["installer"] })]
      for (const user of [dana, luis]) yield* Effect.orDie((yield* Users).add(user, "a hash")).pipe(shop)
      const events = yield* ShopEvents
      /** Events emitted by the given work, one line per record. */
      const toldBy = <A, E2, R2>(work: Effect.Effect<A, E2, R2>) =>
        Effect.gen(function* () {
          const { position } = yield* events.recent(0)
          yield* work
          const read = yield* events.after(position)
          assert(read !== "tooOld")
          return read.events.map((event) =>
            event.kind === "access"
              ? "access"
              : `${event.kind} ${event.change} ${event.id} ${event.job} ${[...event.people].sort()}`
          )
        }).pipe(shop)
      return { shop, job, neighbour, dana, luis, events, toldBy, jobs: yield* Jobs }
    })

    const given = (job: Job, ...people: ReadonlyArray<UserId>) =>
      withFields(job, {
        install: {
          ...job.install,
          date: "2026-12-01",
          installers: people.map((userId) => ({ userId, start: "09:00", end: "10:00" }))
        }
      } as never)

    it.effect("reports a changed job, with its previous and current installers", () =>
      Effect.gen(function* () {
        const { shop, job, dana, luis, jobs, toldBy } = yield* opened
        const first = yield* toldBy(jobs.save(given(job, dana.id)))
        assert.includeMembers(first, [`appointment changed ${job.id} null ${dana.id}`])
        assert.lengthOf(
          first.filter((line) => line.startsWith(`job changed ${job.id}`)),
          1
        )
        const kept = yield* jobs.get(job.id).pipe(shop)
        assert.includeMembers(yield* toldBy(jobs.save(given(kept, luis.id))), [
          `appointment changed ${job.id} null ${[dana.id, luis.id].sort()}`
        ])
      })
    )

    it.effect("reports created and deleted records, once each", () =>
      Effect.gen(function* () {
        const { job, jobs, dana, luis, toldBy } = yield* opened
        assert.deepStrictEqual(yield* toldBy(jobs.remove(job)), [`job deleted ${job.id} null `])
        const reminders = yield* Reminders
        const reminder = freshReminder(dana.id)
        assert.deepStrictEqual(yield* toldBy(reminders.add(reminder)), [`reminder made ${reminder.id} null ${dana.id}`])
        assert.deepStrictEqual(yield* toldBy(reminders.save({ ...reminder, assignedTo: luis.id } as never)), [
          `reminder changed ${reminder.id} null ${[dana.id, luis.id].sort()}`
        ])
      })
    )

    it.effect("reports a payment with its job", () =>
      Effect.gen(function* () {
        const { job, jobs, toldBy } = yield* opened
        const payment = freshPayment(4000)
        assert.includeMembers(yield* toldBy(jobs.save(withFields(job, { payments: [payment] }))), [
          `payment made ${payment.id} ${job.id} `
        ])
      })
    )

    it.effect("reports who opens and leaves a job, but not that they are still there", () =>
      Effect.gen(function* () {
        const { job, dana, toldBy } = yield* opened
        const presence = yield* JobPresence
        const seen = (at: number) => presence.recordPresence(job.id, { userId: dana.id, name: "Dana" }, at)
        assert.deepStrictEqual(yield* toldBy(seen(noon)), [`presence changed ${job.id} null ${dana.id}`])
        assert.deepStrictEqual(yield* toldBy(seen(noon + 15_000)), [])
        assert.deepStrictEqual(yield* toldBy(presence.clearPresence(job.id, dana.id)), [
          `presence changed ${job.id} null ${dana.id}`
        ])
      })
    )

    it.effect("reports nothing that was rolled back, and each record once per request", () =>
      Effect.gen(function* () {
        const { job, jobs, toldBy } = yield* opened
        const { run } = yield* Transaction
        assert.deepStrictEqual(yield* toldBy(Effect.exit(run(Effect.andThen(jobs.save(job), Effect.fail("no"))))), [])
        const twice = run(Effect.flatMap(jobs.save(job), (saved) => jobs.save(saved)))
        assert.lengthOf(
          [...new Set(yield* toldBy(twice))].filter((line) => line.startsWith("job ")),
          1
        )
      })
    )

    it.effect("triggers a recheck of open channels when a session ends or a person's permissions change", () =>
      Effect.gen(function* () {
        const { dana, toldBy } = yield* opened
        const [users, sessions] = [yield* Users, yield* Sessions]
        const session = {
          id: crypto.randomUUID(),
          userId: dana.id,
          startedAt: noon,
          userAgent: "",
          access: crypto.randomUUID(),
          accessExpires: noon + 900_000,
          refresh: crypto.randomUUID(),
          refreshExpires: noon + 1_800_000,
          previousRefresh: "",
          seed: "",
          rotatedAt: noon,
          expires: noon + 43_200_000
        }
        yield* toldBy(sessions.save(session))
        assert.deepStrictEqual(yield* toldBy(sessions.end(session.id)), ["access"])
        assert.deepStrictEqual(yield* toldBy(users.save({ ...dana, active: false })), ["access"])
      })
    )

    it.effect("hides one shop's events from another, and reports which shops have new events", () =>
      Effect.gen(function* () {
        const { job, jobs, shop, events } = yield* opened
        const stranger = yield* newTenant
        const { position } = yield* events.shopsAfter(undefined)
        const theirs = (yield* events.recent(0).pipe(withTenant(stranger))).position
        yield* jobs.save(job).pipe(shop)
        const { shops } = yield* events.shopsAfter(position)
        assert.include(shops, yield* shop(CurrentTenant.useSync(({ id }) => id)))
        assert.notInclude(shops, stranger)
        const read = yield* events.after(theirs).pipe(withTenant(stranger))
        assert(read !== "tooOld")
        assert.deepStrictEqual(read.events, [])
        assert.deepStrictEqual((yield* events.recent(60_000).pipe(withTenant(stranger))).events, [])
      })
    )

    it.effect("resumes from any position it returned, and returns recent events", () =>
      Effect.gen(function* () {
        const { job, jobs, shop, events } = yield* opened
        const { position } = yield* events.recent(0).pipe(shop)
        const saved = yield* jobs.save(job).pipe(shop)
        const first = yield* events.after(position).pipe(shop)
        assert(first !== "tooOld")
        yield* jobs.save(saved).pipe(shop)
        const [second, both] = [
          yield* events.after(first.position).pipe(shop),
          yield* events.after(position).pipe(shop)
        ]
        assert(second !== "tooOld" && both !== "tooOld")
        assert.isAbove(first.events.length, 0)
        assert.strictEqual(first.events.length + second.events.length, both.events.length)
        assert.isAtLeast((yield* events.recent(60_000).pipe(shop)).events.length, both.events.length)
        assert.deepStrictEqual((yield* events.recent(0).pipe(shop)).events, [])
      })
    )

    it.effect("rejects positions that are malformed, too old, or in the future", () =>
      Effect.gen(function* () {
        const { shop, events } = yield* opened
        const long = Date.now() - 3_700_000
        const now = Date.now()
        const strange = [
          ...["", "x", "memory.-1", "memory.999999999", `${long}.700:700:`, "1.1:1:"],
          ...[`${now}.5:3:`, `${now}.3:9:8,4`, `${now}.9:9223372036854775800:`]
        ]
        for (const position of strange) assert.strictEqual(yield* events.after(position).pipe(shop), "tooOld", position)
      })
    )
  })
