import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import type { Customers } from "#domain/customers/Customers.ts"
import { type SiteEntry, type SiteEvent, SiteEventId } from "#domain/installer-day/SiteEvent.ts"
import { SiteEvents } from "#domain/installer-day/SiteEvents.ts"
import { JobKept } from "#domain/jobs/jobFailures.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { Locations } from "#domain/locations/Locations.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { withTenant } from "./fresh.ts"
import { shopWithJobs } from "./jobInShop.ts"

const luis = { id: UserId.make(crypto.randomUUID()), name: "Luis Aguilar" }

const event = (at: number, deed: SiteEntry, by: SiteEvent["by"] = luis): SiteEvent => ({
  id: SiteEventId.make(crypto.randomUUID()),
  at,
  receivedAt: at + 3_600_000,
  by,
  outcome: "kept",
  deed
})

/** The contract of every site event repository. */
export const siteEventsContract = <R, E>(
  name: string,
  keepers: Layer.Layer<SiteEvents | Jobs | Customers | Locations | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    it.effect("returns each job's events in the order they happened, not the order received", () =>
      Effect.gen(function* () {
        const { shop, job, neighbour } = yield* shopWithJobs(newTenant)
        const { add, ofJobs } = yield* SiteEvents
        const arrived = event(1_000, { _tag: "step", step: "arrived" })
        const adhesive = event(2_000, {
          _tag: "adhesive",
          adhesiveManufacturer: "Sika",
          adhesiveLot: "6F2214-07",
          adhesiveExpiry: "2027-03-31",
          setAt: 1_900,
          minutes: 60,
          was: { adhesiveManufacturer: "", adhesiveLot: "", adhesiveExpiry: "" }
        })
        const signed = event(3_000, {
          _tag: "signature",
          when: "after",
          signedBy: "Zoë O’Hara",
          mark: { _tag: "drawn", width: 600, height: 200, strokes: ["M1 2L3 4"] }
        })
        const alone = event(500, { _tag: "told" }, null)
        yield* Effect.forEach([signed, adhesive, arrived], (one) => add(job.id, one)).pipe(shop)
        yield* add(neighbour.id, alone).pipe(shop)
        const found = yield* ofJobs([job.id, neighbour.id]).pipe(shop)
        assert.deepStrictEqual(found.get(job.id), [arrived, adhesive, signed])
        assert.deepStrictEqual(found.get(neighbour.id), [alone])
        assert.deepStrictEqual([...(yield* ofJobs([neighbour.id]).pipe(shop)).keys()], [neighbour.id])
        assert.strictEqual((yield* ofJobs([]).pipe(shop)).size, 0)
      })
    )

    it.effect("prevents deletion of the job that was worked on", () =>
      Effect.gen(function* () {
        const { shop, job, neighbour } = yield* shopWithJobs(newTenant)
        yield* (yield* SiteEvents).add(job.id, event(1, { _tag: "told" })).pipe(shop)
        const { remove } = yield* Jobs
        const kept = new JobKept({ number: 1001, because: "site" })
        assert.deepStrictEqual(yield* remove(job).pipe(shop, Effect.flip), kept)
        yield* remove(neighbour).pipe(shop)
      })
    )

    it.effect("hides one shop's events from another", () =>
      Effect.gen(function* () {
        const { shop, job } = yield* shopWithJobs(newTenant)
        const { add, ofJobs } = yield* SiteEvents
        yield* add(job.id, event(1, { _tag: "told" })).pipe(shop)
        assert.strictEqual((yield* ofJobs([job.id]).pipe(withTenant(yield* newTenant))).size, 0)
      })
    )
  })
