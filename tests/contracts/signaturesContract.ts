import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import type { Customers } from "#domain/customers/Customers.ts"
import { JobKept } from "#domain/jobs/jobFailures.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { Locations } from "#domain/locations/Locations.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { type Signature, SignatureId } from "#domain/signatures/Signature.ts"
import { Signatures } from "#domain/signatures/Signatures.ts"
import { withTenant } from "./fresh.ts"
import { shopWithJobs } from "./jobInShop.ts"

// Ids increase with time, as the application generates them.
const drawn: Signature = {
  id: SignatureId.make("019a0000-0000-7000-8000-000000000001"),
  at: Date.UTC(2026, 10, 21, 9),
  takenBy: null,
  contentHash: "h1",
  content: null,
  document: "quote",
  signedBy: "Zoë O’Hara",
  mark: { _tag: "drawn", width: 600, height: 200, strokes: ["M1 2L3 4L600 200", "M5 5L5 5"] }
}
const typed: Signature = {
  id: SignatureId.make("019a0000-0000-7000-8000-000000000002"),
  at: Date.UTC(2026, 10, 21, 10),
  takenBy: { id: UserId.make(crypto.randomUUID()), name: "Bea Ortiz" },
  contentHash: "h2",
  content: { customerId: "019a0000-0000-7000-8000-000000000003", lines: [{ id: "one", netPrice: 100 }] },
  document: "workorder",
  signedBy: "Ada Moreno",
  mark: { _tag: "typed", name: "Ada Moreno" }
}

/** The contract of every signature repository. */
export const signaturesContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Signatures | Jobs | Customers | Locations | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    it.effect("returns only the given job's signatures, complete and newest first", () =>
      Effect.gen(function* () {
        const { shop, job, neighbour } = yield* shopWithJobs(newTenant)
        const signatures = yield* Signatures
        for (const one of [drawn, typed]) yield* signatures.add(job.id, one).pipe(shop)
        assert.deepStrictEqual(yield* signatures.ofJob(job.id).pipe(shop), [typed, drawn])
        assert.deepStrictEqual(yield* signatures.ofJob(neighbour.id).pipe(shop), [])
      })
    )

    it.effect("prevents deletion of the signed job", () =>
      Effect.gen(function* () {
        const { shop, job, neighbour } = yield* shopWithJobs(newTenant)
        yield* (yield* Signatures).add(job.id, drawn).pipe(shop)
        const { remove } = yield* Jobs
        const kept = new JobKept({ number: 1001, because: "signatures" })
        assert.deepStrictEqual(yield* remove(job).pipe(shop, Effect.flip), kept)
        yield* remove(neighbour).pipe(shop)
      })
    )

    it.effect("hides one shop's signatures from another", () =>
      Effect.gen(function* () {
        const { shop, job } = yield* shopWithJobs(newTenant)
        const signatures = yield* Signatures
        yield* signatures.add(job.id, drawn).pipe(shop)
        assert.deepStrictEqual(yield* signatures.ofJob(job.id).pipe(withTenant(yield* newTenant)), [])
      })
    )
  })
