import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import type { Customers } from "#domain/customers/Customers.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import type { JobEvent } from "#domain/jobs/JobChange.ts"
import type { Jobs } from "#domain/jobs/Jobs.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import type { Locations } from "#domain/locations/Locations.ts"
import { CurrentUser, type SignedInUser, UserId } from "#domain/access/CurrentUser.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { withTenant } from "./fresh.ts"
import { shopWithJobs } from "./jobInShop.ts"

const person = (firstName: string, lastName = "Ortiz"): SignedInUser => ({
  id: UserId.make(crypto.randomUUID()),
  firstName,
  lastName,
  roles: ["sales"],
  features: [],
  accountActive: true
})
const as = (user: SignedInUser | undefined) => Effect.provideService(CurrentUser, user)

const deductible: JobEvent = {
  _tag: "changed",
  fields: [
    { path: "insurance.deductible", before: 50000, after: 25000 },
    { path: "install.notes", after: "Gate \u{1f511} 7" }
  ]
}
const paid: JobEvent = {
  _tag: "payment",
  paymentId: PaymentId.make(crypto.randomUUID()),
  payer: "customer",
  amount: 25000,
  source: "Cash",
  status: "paid"
}
const toWorkOrder: JobEvent = { _tag: "stage", from: "quote", to: "workorder" }

/** The contract of every job timeline repository. */
export const jobChangesContract = <R, E>(
  name: string,
  keepers: Layer.Layer<JobChanges | Jobs | Customers | Locations | Transaction | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    it.effect("returns what happened, by whom and when, newest first", () =>
      Effect.gen(function* () {
        const { shop, job, neighbour } = yield* shopWithJobs(newTenant)
        const { add, list } = yield* JobChanges
        const dana = person("Dana")
        const before = Date.now()
        yield* add(job.id, deductible).pipe(shop, as(dana))
        yield* add(neighbour.id, toWorkOrder).pipe(shop, as(dana))
        yield* add(job.id, paid).pipe(shop, as(undefined))
        yield* add(job.id, toWorkOrder).pipe(shop)
        const { items, next } = yield* list(job.id, {}).pipe(shop)
        assert.deepStrictEqual(
          items.map(({ what, by }) => ({ what, by })),
          [
            { what: toWorkOrder, by: null },
            { what: paid, by: null },
            { what: deductible, by: { id: dana.id, name: "Dana Ortiz" } }
          ]
        )
        assert.strictEqual(next, undefined)
        for (const { at } of items) assert.isTrue(at >= before && at <= Date.now())
        assert.strictEqual(new Set(items.map(({ id }) => id)).size, 3)
      })
    )

    it.effect("pages through a long timeline without duplicates or gaps, even as new entries arrive", () =>
      Effect.gen(function* () {
        const { shop, job } = yield* shopWithJobs(newTenant)
        const { add, list } = yield* JobChanges
        for (let number = 1; number <= 25; number++) yield* add(job.id, { _tag: "created", number }).pipe(shop)
        const first = yield* list(job.id, {}).pipe(shop)
        yield* add(job.id, { _tag: "created", number: 26 }).pipe(shop)
        const second = yield* list(job.id, { after: first.next! }).pipe(shop)
        const numbers = [...first.items, ...second.items].map(({ what }) => (what._tag === "created" ? what.number : 0))
        assert.deepStrictEqual(
          numbers,
          Array.from({ length: 25 }, (_, at) => 25 - at)
        )
        assert.deepStrictEqual([first.items.length, second.next], [20, undefined])
        const exactly = yield* list(job.id, { size: 26 }).pipe(shop)
        assert.deepStrictEqual([exactly.items.length, exactly.next], [26, undefined])
      })
    )

    it.effect("filters by person, kind, and changed part", () =>
      Effect.gen(function* () {
        const { shop, job } = yield* shopWithJobs(newTenant)
        const { add, list, authors } = yield* JobChanges
        const [dana, bea] = [person("Dana"), person("bea")]
        yield* add(job.id, deductible).pipe(shop, as(dana))
        yield* add(job.id, paid).pipe(shop, as(bea))
        yield* add(job.id, toWorkOrder).pipe(shop, as({ ...dana, lastName: "Moreno" }))
        yield* add(job.id, paid).pipe(shop, as(undefined))
        const kinds = (search: Parameters<typeof list>[1]) =>
          Effect.map(list(job.id, search).pipe(shop), ({ items }) => items.map(({ what }) => what._tag))
        assert.deepStrictEqual(yield* kinds({ by: dana.id }), ["stage", "changed"])
        assert.deepStrictEqual(yield* kinds({ by: "none" }), ["payment"])
        assert.deepStrictEqual(yield* kinds({ kind: "payment" }), ["payment", "payment"])
        assert.deepStrictEqual(yield* kinds({ kind: "payment", by: bea.id }), ["payment"])
        assert.deepStrictEqual(yield* kinds({ part: "insurance" }), ["changed"])
        assert.deepStrictEqual(yield* kinds({ part: "install" }), ["changed"])
        assert.deepStrictEqual(yield* kinds({ part: "lines" }), [])
        assert.deepStrictEqual(yield* authors(job.id).pipe(shop), [
          { id: bea.id, name: "bea Ortiz" },
          { id: dana.id, name: "Dana Moreno" }
        ])
      })
    )

    it.effect("stores nothing for a request that fails", () =>
      Effect.gen(function* () {
        const { shop, job } = yield* shopWithJobs(newTenant)
        const { add, list } = yield* JobChanges
        const { run } = yield* Transaction
        yield* run(Effect.andThen(add(job.id, paid), Effect.fail("refused"))).pipe(shop, Effect.flip)
        assert.deepStrictEqual((yield* list(job.id, {}).pipe(shop)).items, [])
      })
    )

    it.effect("hides one shop's timelines from another", () =>
      Effect.gen(function* () {
        const { shop, job } = yield* shopWithJobs(newTenant)
        const theirs = withTenant(yield* newTenant)
        const { add, list, authors } = yield* JobChanges
        yield* add(job.id, paid).pipe(shop, as(person("Dana")))
        assert.deepStrictEqual((yield* list(job.id, {}).pipe(theirs)).items, [])
        assert.deepStrictEqual(yield* authors(job.id).pipe(theirs), [])
      })
    )
  })
