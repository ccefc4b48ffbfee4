import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { InstallerBookings } from "#domain/jobs/bookInstallers.ts"
import { withFields } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import type { User } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshUser, withTenant } from "./fresh.ts"
import { shopWithJobs } from "./jobInShop.ts"

const hour = 3_600_000
const eight = Date.UTC(2026, 11, 1, 15)

/** Booked hours of a day, counted from 8 o'clock. */
const hours = ({ id: userId }: User, from: number, to: number, isOverride = false) => ({
  at: 0,
  userId,
  from: eight + from * hour,
  to: eight + to * hour,
  isOverride
})

/** The contract of every installer booking repository. */
export const installerBookingsContract = <R, E>(
  name: string,
  keepers: Layer.Layer<InstallerBookings | Jobs | Customers | Locations | Users | Transaction | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const opened = Effect.gen(function* () {
      const { shop, job, neighbour } = yield* shopWithJobs(newTenant)
      const [dana, luis] = [freshUser({ roles: ["installer"] }), freshUser({ roles: ["installer"] })]
      for (const user of [dana, luis]) yield* Effect.orDie((yield* Users).add(user, "a hash")).pipe(shop)
      return { shop, job, neighbour, dana, luis, bookings: yield* InstallerBookings }
    })

    it.effect("reports the first overlapping job for each row, even if that booking was overridden", () =>
      Effect.gen(function* () {
        const {
          shop,
          job,
          neighbour,
          dana,
          luis,
          bookings: { conflicts, replace }
        } = yield* opened
        yield* replace(job.id, [
          hours(dana, 2, 4),
          { ...hours(dana, 0, 2), at: 1 },
          { ...hours(luis, 0, 1, true), at: 2 }
        ]).pipe(shop)
        const asked = (...rows: ReadonlyArray<ReturnType<typeof hours>>) =>
          conflicts(
            neighbour.id,
            rows.map((row, at) => ({ ...row, at }))
          ).pipe(shop)
        const first = { number: job.number, from: eight, to: eight + 2 * hour }
        assert.deepStrictEqual(yield* asked(hours(dana, 1, 3)), [{ at: 0, ...first }])
        assert.deepStrictEqual(yield* asked(hours(luis, 1, 9), hours(dana, -5, 0.5)), [{ at: 1, ...first }])
        assert.deepStrictEqual(yield* asked(hours(luis, 0.5, 9)), [{ at: 0, ...first, to: eight + hour }])
        assert.deepStrictEqual(yield* asked(hours(dana, 4, 5), hours(dana, -1, 0)), [])
        assert.deepStrictEqual(yield* conflicts(job.id, [hours(dana, 0, 4)]).pipe(shop), [])
        assert.deepStrictEqual(
          yield* conflicts(neighbour.id, [hours(dana, 0, 4)]).pipe(withTenant(yield* newTenant)),
          []
        )
      })
    )

    it.effect("replaces a job's existing bookings", () =>
      Effect.gen(function* () {
        const {
          shop,
          job,
          neighbour,
          dana,
          luis,
          bookings: { conflicts, replace }
        } = yield* opened
        yield* replace(job.id, [hours(dana, 0, 2)]).pipe(shop)
        yield* replace(job.id, [hours(luis, 0, 2)]).pipe(shop)
        assert.deepStrictEqual(
          (yield* conflicts(neighbour.id, [hours(dana, 0, 2), { ...hours(luis, 0, 2), at: 1 }]).pipe(shop)).map(
            ({ at }) => at
          ),
          [1]
        )
        yield* replace(job.id, []).pipe(shop)
        assert.deepStrictEqual(yield* conflicts(neighbour.id, [hours(luis, 0, 2)]).pipe(shop), [])
      })
    )

    it.effect("rejects an overlap that is not overridden", () =>
      Effect.gen(function* () {
        const {
          shop,
          job,
          neighbour,
          dana,
          bookings: { replace }
        } = yield* opened
        yield* replace(job.id, [hours(dana, 0, 2)]).pipe(shop)
        assert.strictEqual((yield* Effect.exit(replace(neighbour.id, [hours(dana, 1, 3)])).pipe(shop))._tag, "Failure")
        yield* replace(neighbour.id, [hours(dana, 1, 3, true)]).pipe(shop)
        yield* replace(neighbour.id, [hours(dana, 2, 3)]).pipe(shop)
      })
    )

    it.effect("returns who is booked where in a time range, with the address of mobile jobs", () =>
      Effect.gen(function* () {
        const {
          shop,
          job,
          neighbour,
          dana,
          luis,
          bookings: { between, replace }
        } = yield* opened
        const jobs = yield* Jobs
        const away = { address1: "1 Elm", address2: "", city: "Mesa", region: "AZ", postalCode: "85201", country: "US" }
        const install = {
          ...neighbour.install,
          repairLocation: "mobile" as const,
          address: { ...away, country: "US" as const }
        }
        yield* jobs.save(withFields(neighbour, { install })).pipe(shop)
        yield* replace(job.id, [hours(dana, 0, 2), { ...hours(luis, 6, 7), at: 1 }]).pipe(shop)
        yield* replace(neighbour.id, [hours(luis, 1, 3)]).pipe(shop)
        const inside = { jobId: job.id, number: job.number, locationId: job.locationId, isMobile: false, address: null }
        const first = { ...inside, userId: dana.id, from: eight, to: eight + 2 * hour }
        const second = {
          jobId: neighbour.id,
          number: neighbour.number,
          userId: luis.id,
          from: eight + hour,
          to: eight + 3 * hour,
          locationId: neighbour.locationId,
          isMobile: true,
          address: { postalCode: "85201", country: "US" as const }
        }
        assert.deepStrictEqual(yield* between(eight, eight + 4 * hour).pipe(shop), [first, second])
        assert.deepStrictEqual(yield* between(eight + 2 * hour, eight + 3 * hour).pipe(shop), [second])
        assert.deepStrictEqual(yield* between(eight + 3 * hour, eight + 6 * hour).pipe(shop), [])
        assert.deepStrictEqual(yield* between(eight, eight + hour).pipe(withTenant(yield* newTenant)), [])
      })
    )

    it.effect("gives the hours to exactly one of twenty concurrent requests", () =>
      Effect.gen(function* () {
        const {
          shop,
          job,
          neighbour,
          dana,
          luis,
          bookings: { conflicts, replace }
        } = yield* opened
        const { run } = yield* Transaction
        const book = (nth: number) => {
          const asked = [
            hours(nth % 2 === 0 ? dana : luis, 0, 2),
            { ...hours(nth % 2 === 0 ? luis : dana, 0, 2), at: 1 }
          ]
          const { id } = nth % 2 === 0 ? job : neighbour
          return run(
            Effect.flatMap(conflicts(id, asked), (met) =>
              met.length > 0 ? Effect.succeed("refused") : Effect.as(replace(id, asked), id)
            )
          ).pipe(shop)
        }
        const answers = yield* Effect.all(
          Array.from({ length: 20 }, (_, nth) => book(nth)),
          { concurrency: "unbounded" }
        )
        assert.strictEqual(new Set(answers.filter((answer) => answer !== "refused")).size, 1)
      })
    )
  })
