import { assert, layer } from "@effect/vitest"
import { Effect, Exit, Layer } from "effect"
import pg from "pg"
import { inject } from "vitest"
import { nagsMemory } from "#adapters/memory/nagsMemory.ts"
import { loadSampleCatalog } from "#adapters/postgres/nags/loadSampleCatalog.ts"
import { nagsPostgres } from "#adapters/postgres/nags/nagsPostgres.ts"
import { writeFits } from "#adapters/postgres/nags/writeFits.ts"
import { sampleCatalog } from "#adapters/sample-catalogue/sampleCatalog.ts"
import { Nags } from "#domain/nags/Nags.ts"
import { PartNumber } from "#domain/nags/PartNumber.ts"
import { nagsContract } from "#tests/contracts/nagsContract.ts"
import { nagsFits } from "#tests/contracts/nagsFits.ts"
import { testDatabase } from "#tests/support/testDatabase.ts"
import { models } from "./models.ts"

const catalogue = sampleCatalog(models)
const size = new Set([...catalogue.fits()].map(({ part }) => part.partNumber)).size
/** Only this file loads sample parts into the test run's database. All other parts there are marked as real. */
const owner = Effect.acquireRelease(
  Effect.promise(async () => {
    const client = new pg.Client({ connectionString: inject("ownerUrl") })
    await client.connect()
    return client
  }),
  (client) => Effect.promise(() => client.end())
)
const load = (...wanted: Parameters<typeof loadSampleCatalog>) => Effect.promise(() => loadSampleCatalog(...wanted))

/** The contract's catalog next to a sample catalog, as in a shop that has both. */
const both = Layer.effectDiscard(
  Effect.gen(function* () {
    const client = yield* owner
    yield* load(client, catalogue)
    yield* Effect.promise(() => writeFits(client, nagsFits))
  })
)

nagsContract(
  "the glass catalog in PostgreSQL",
  nagsPostgres.pipe(Layer.provideMerge(both), Layer.provide(testDatabase))
)

layer(nagsPostgres.pipe(Layer.provide(testDatabase)))("loading the sample catalog", (it) => {
  it.effect("writes every part once, even if two loads run concurrently and one runs later", () =>
    Effect.gen(function* () {
      const [one, other] = [yield* owner, yield* owner]
      yield* load(one, sampleCatalog([]))
      const loaded = yield* Effect.all([load(one, catalogue), load(other, catalogue)], { concurrency: 2 })
      assert.deepStrictEqual(
        loaded.toSorted((a, b) => a - b),
        [0, size]
      )
      assert.strictEqual(yield* load(one, catalogue), 0)
      const { rows } = yield* Effect.promise(() =>
        one.query("select count(*)::int as parts from glass_part where (body ->> 'sample')::boolean")
      )
      assert.deepStrictEqual(rows, [{ parts: size }])
    })
  )

  it.effect("stores the same glass for every vehicle as the in-memory catalog", () =>
    Effect.gen(function* () {
      yield* load(yield* owner, catalogue)
      const kept = yield* Nags
      const memory = yield* Nags.pipe(Effect.provide(nagsMemory(catalogue.fits())))
      for (const { make, model, bodies } of models) {
        for (const bodyStyle of ["", ...bodies]) {
          for (const year of [1994, 1995, 2004, 2012, 2019, 2026]) {
            const search = { year, make, model, bodyStyle }
            assert.deepStrictEqual(
              yield* kept.findFitting(search, []),
              yield* memory.findFitting(search, []),
              JSON.stringify(search)
            )
          }
        }
      }
    })
  )

  it.effect("removes the previous edition and keeps parts that are not samples", () =>
    Effect.gen(function* () {
      const client = yield* owner
      const { get, findFitting: thatFit } = yield* Nags
      yield* load(client, catalogue)
      yield* Effect.promise(() => writeFits(client, nagsFits))
      yield* load(client, sampleCatalog(models.slice(1)))
      assert.deepStrictEqual(yield* thatFit({ year: 2020, make: "Toyota", model: "Camry", bodyStyle: "" }, []), [])
      assert.isNotEmpty(yield* thatFit({ year: 2020, make: "Ford", model: "F-150", bodyStyle: "" }, []))
      assert.isFalse((yield* get(PartNumber.make("DW90001GBYY"))).sample)
    })
  )

  it.effect("leaves everything unchanged if interrupted", () =>
    Effect.gen(function* () {
      const client = yield* owner
      const { findFitting: thatFit } = yield* Nags
      const f150 = { year: 2020, make: "Ford", model: "F-150", bodyStyle: "" }
      yield* load(client, catalogue)
      const before = yield* thatFit(f150, [])
      const torn = {
        edition: "torn",
        fits: function* () {
          yield* nagsFits
          throw new Error("torn")
        }
      }
      assert.isTrue(Exit.isFailure(yield* Effect.exit(load(client, torn))))
      assert.deepStrictEqual(yield* thatFit(f150, []), before)
      assert.strictEqual(yield* load(client, catalogue), 0)
    })
  )
})
