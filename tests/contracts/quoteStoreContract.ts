import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Users } from "#domain/people/Users.ts"
import { QuoteStore } from "#domain/public-page/QuoteStore.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { freshUser, withTenant } from "./fresh.ts"

const hour = 3_600_000
const nine = Date.parse("2026-11-27T16:00:00Z")
const newId = () => crypto.randomUUID() as string

/** The contract of every quote desk repository, which stores the public page's data. */
export const quoteStoreContract = <R, E>(
  name: string,
  keeper: Layer.Layer<QuoteStore | Users | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keeper, { excludeTestServices: true })(name, (it) => {
    const opened = Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const ivan = freshUser({ firstName: "Ivan", roles: ["installer"] })
      yield* Effect.orDie((yield* Users).add(ivan, "a hash")).pipe(shop)
      const hold = (id: string, expiresAt: number) => ({
        id,
        userId: ivan.id,
        from: nine + 24 * hour,
        to: nine + 26 * hour,
        expiresAt
      })
      return { shop, other: withTenant(yield* newTenant), hold, desk: yield* QuoteStore }
    })

    it.effect("holds hours for one visitor until the hold expires, blocking all other visitors", () =>
      Effect.gen(function* () {
        const { shop, other, hold, desk } = yield* opened
        const [mine, theirs] = [newId(), newId()]
        const first = hold(mine, nine + 5)
        yield* desk.saveHold(first, nine).pipe(shop)
        assert.deepStrictEqual(yield* desk.activeHolds(nine, theirs).pipe(shop), [first])
        assert.deepStrictEqual(yield* desk.activeHolds(nine, mine).pipe(shop), [])
        assert.deepStrictEqual(yield* desk.activeHolds(nine, theirs).pipe(other), [])
        // The hold is released at the exact instant it expires.
        assert.deepStrictEqual(yield* desk.activeHolds(nine + 5, theirs).pipe(shop), [])
        const later = { ...first, from: nine + 30 * hour, to: nine + 31 * hour, expiresAt: nine + 9 }
        yield* desk.saveHold(later, nine + 1).pipe(shop)
        assert.deepStrictEqual(yield* desk.activeHolds(nine + 1, theirs).pipe(shop), [later])
        yield* desk.releaseHold(mine).pipe(shop)
        assert.deepStrictEqual(yield* desk.activeHolds(nine + 1, theirs).pipe(shop), [])
      })
    )

    it.effect("finds the job a request became by the request's id, within its own shop only", () =>
      Effect.gen(function* () {
        const { shop, other, desk } = yield* opened
        const [request, job] = [newId(), JobId.make(newId())]
        assert.strictEqual(yield* desk.claimRequest(request, nine).pipe(shop), undefined)
        yield* desk.linkJob(request, job).pipe(shop)
        assert.strictEqual(yield* desk.claimRequest(request, nine + 1).pipe(shop), job)
        assert.strictEqual(yield* desk.claimRequest(request, nine).pipe(other), undefined)
        assert.strictEqual(yield* desk.claimRequest(newId(), nine).pipe(shop), undefined)
      })
    )

    it.effect("lists the requests nobody has been notified of, per shop, until they are", () =>
      Effect.gen(function* () {
        const { shop, other, desk } = yield* opened
        const [paid, open, late] = [newId(), newId(), newId()]
        const jobs = [JobId.make(newId()), JobId.make(newId()), JobId.make(newId())] as const
        const unpaid = { by: "email", language: "fr", note: "Rock on I-10" } as const
        for (const [nth, request] of [paid, open, late].entries()) {
          yield* desk.claimRequest(request, nine + nth).pipe(shop)
          yield* desk.linkJob(request, jobs[nth]!, unpaid).pipe(shop)
        }
        const told = newId()
        yield* desk.claimRequest(told, nine).pipe(shop)
        yield* desk.linkJob(told, JobId.make(newId())).pipe(shop)
        yield* desk.markNotified(jobs[0]).pipe(shop)
        assert.deepStrictEqual(yield* desk.unnotified(nine + 2).pipe(shop), [{ jobId: jobs[1], ...unpaid }])
        assert.lengthOf(yield* desk.unnotified(nine + 3).pipe(shop), 2)
        assert.deepStrictEqual(yield* desk.unnotified(nine + 3).pipe(other), [])
        // A notified request is still found by its id.
        assert.strictEqual(yield* desk.jobOf(paid).pipe(shop), jobs[0])
      })
    )

    it.effect("counts funnel steps by day and sums them over an inclusive date range", () =>
      Effect.gen(function* () {
        const { shop, other, desk } = yield* opened
        for (const [day, step] of [
          ["2026-11-01", "glass"],
          ["2026-11-02", "glass"],
          ["2026-11-02", "glass"],
          ["2026-11-02", "price"],
          ["2026-11-03", "glass"],
          ["2026-11-04", "glass"]
        ] as const)
          yield* desk.countStep(day, step).pipe(shop)
        const sums = (from: string, to: string) =>
          Effect.map(desk.stepCounts(from, to), (all) =>
            Object.fromEntries(all.map(({ step, count }) => [step, count]))
          )
        assert.deepStrictEqual(yield* sums("2026-11-02", "2026-11-03").pipe(shop), { glass: 3, price: 1 })
        assert.deepStrictEqual(yield* sums("2026-11-01", "2026-11-01").pipe(shop), { glass: 1 })
        assert.deepStrictEqual(yield* sums("2026-12-01", "2026-12-31").pipe(shop), {})
        assert.deepStrictEqual(yield* sums("2026-11-01", "2026-11-30").pipe(other), {})
      })
    )
  })
