import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Customers } from "#domain/customers/Customers.ts"
import { Dispatch } from "#domain/dispatches/Dispatch.ts"
import { Dispatches, type DispatchSearch } from "#domain/dispatches/Dispatches.ts"
import { withFields } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { withTenant } from "../fresh.ts"
import { freshDispatch } from "../freshDispatch.ts"
import { shopWithJobs } from "../jobInShop.ts"

const luis = UserId.make(crypto.randomUUID())

/** The contract of every dispatch repository. */
export const contract = <R, E>(
  keepers: Layer.Layer<Dispatches | Jobs | Customers | Locations | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })("dispatches", (it) => {
    const opened = Effect.gen(function* () {
      const { shop, job } = yield* shopWithJobs(newTenant)
      const dispatches = yield* Dispatches
      const numbers = (search: DispatchSearch, installer?: UserId) =>
        Effect.map(dispatches.list({ size: 50, ...search }, installer).pipe(shop), ({ items }) =>
          items.map(({ number }) => number)
        )
      return { shop, job, dispatches, numbers, one: freshDispatch() }
    })

    it.effect("returns every received field and increments the version on save", () =>
      Effect.gen(function* () {
        const { shop, dispatches, job, one } = yield* opened
        assert.isUndefined(yield* dispatches.add(one).pipe(shop))
        assert.deepStrictEqual(yield* dispatches.get(one.id).pipe(shop), one)
        const linked = new Dispatch({ ...one, state: "linked", jobId: job.id, decidedAt: 5, note: "é" })
        const saved = yield* dispatches.save(linked).pipe(shop)
        assert.deepStrictEqual(saved, new Dispatch({ ...linked, version: 2 }))
        assert.deepStrictEqual(yield* dispatches.get(one.id).pipe(shop), saved)
        const late = yield* dispatches.save(one).pipe(shop, Effect.flip)
        assert(late._tag === "DispatchChanged")
        assert.deepStrictEqual(late.current, saved)
      })
    )

    it.effect("stores a network's dispatch number once, even if two arrive concurrently", () =>
      Effect.gen(function* () {
        const { shop, dispatches, numbers } = yield* opened
        const two = [freshDispatch(), freshDispatch({}, { insuredName: "Somebody Else" })]
        const known = yield* Effect.forEach(two, (one) => dispatches.add(one).pipe(shop), { concurrency: "unbounded" })
        assert.strictEqual(known.filter((one) => one === undefined).length, 1)
        assert.isUndefined(yield* dispatches.add(freshDispatch({}, { network: "gerber" })).pipe(shop))
        assert.isUndefined(
          yield* dispatches.add(freshDispatch({}, { dispatchNumber: "", referralNumber: "418822" })).pipe(shop)
        )
        const again = freshDispatch({}, { dispatchNumber: " ", referralNumber: "418822 " })
        assert.strictEqual((yield* dispatches.add(again).pipe(shop))?.content.referralNumber, "418822")
        assert.strictEqual((yield* numbers({})).length, 3)
      })
    )

    it.effect("lists the most recently received first, filtered by state, network, and text", () =>
      Effect.gen(function* () {
        const { shop, dispatches, job, numbers } = yield* opened
        const made = [
          freshDispatch({ receivedAt: 3 }, { dispatchNumber: "A", insuredName: "Élan 5% Fleet" }),
          freshDispatch(
            { receivedAt: 1, state: "linked", jobId: job.id },
            { dispatchNumber: "B", claimNumber: "XQ_7" }
          ),
          freshDispatch(
            { receivedAt: 2, state: "declined", reason: "tooFar" },
            { dispatchNumber: "C", network: "quest" }
          )
        ]
        for (const one of made) yield* dispatches.add(one).pipe(shop)
        assert.deepStrictEqual(yield* numbers({}), ["A", "C", "B"])
        assert.deepStrictEqual(yield* numbers({ state: "linked" }), ["B"])
        assert.deepStrictEqual(yield* numbers({ network: "quest" }), ["C"])
        assert.deepStrictEqual(yield* numbers({ text: "éLAN 5%" }), ["A"])
        assert.deepStrictEqual(yield* numbers({ text: "q_7" }), ["B"])
        // One or two letters match the start of a word, as in other searches.
        assert.deepStrictEqual(yield* numbers({ text: "él" }), ["A"])
        assert.deepStrictEqual(yield* numbers({ text: "an" }), [])
        assert.deepStrictEqual(yield* numbers({ text: "2018 jeep", state: "declined" }), ["C"])
        const { items } = yield* dispatches.list({ state: "linked" }).pipe(shop)
        assert.deepStrictEqual(items[0]?.job, {
          id: job.id,
          number: job.number,
          stage: job.stage,
          invoiceNumber: job.invoiceNumber ?? null
        })
        assert.deepStrictEqual(items[0]?.vehicle, "2018 Jeep Cherokee")
        assert.deepStrictEqual(yield* numbers({}, UserId.make(crypto.randomUUID())), [])
        const installers = [{ userId: luis, start: "09:00", end: "11:00" }]
        yield* (yield* Jobs).save(withFields(job, { install: { ...job.install, installers } })).pipe(shop)
        assert.deepStrictEqual(yield* numbers({}, luis), ["B"])
      })
    )

    it.effect("hides one shop's dispatches from another, which may have the same number", () =>
      Effect.gen(function* () {
        const { shop, dispatches, one } = yield* opened
        const theirs = withTenant(yield* newTenant)
        yield* dispatches.add(one).pipe(shop)
        assert.strictEqual((yield* dispatches.get(one.id).pipe(theirs, Effect.flip))._tag, "DispatchNotFound")
        assert.deepStrictEqual(yield* dispatches.list({}).pipe(theirs), { items: [], total: 0 })
        assert.strictEqual((yield* dispatches.save(one).pipe(theirs, Effect.flip))._tag, "DispatchNotFound")
        assert.isUndefined(yield* dispatches.add(freshDispatch()).pipe(theirs))
      })
    )
  })
