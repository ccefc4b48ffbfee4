import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import pg from "pg"
import { inject } from "vitest"
import { customersPostgres } from "#adapters/postgres/customers/customersPostgres.ts"
import { Database } from "#adapters/postgres/Database.ts"
import { jobPresencePostgres } from "#adapters/postgres/job-presence/jobPresencePostgres.ts"
import { jobsPostgres } from "#adapters/postgres/jobs/jobsPostgres.ts"
import { locationsPostgres } from "#adapters/postgres/locations/locationsPostgres.ts"
import { usersPostgres } from "#adapters/postgres/people/usersPostgres.ts"
import { remindersPostgres } from "#adapters/postgres/reminders/remindersPostgres.ts"
import { sessionsPostgres } from "#adapters/postgres/session/sessionsPostgres.ts"
import { shopEventsPostgres } from "#adapters/postgres/shop-events/shopEventsPostgres.ts"
import { tenantsPostgres } from "#adapters/postgres/tenants/tenantsPostgres.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { type EventBatch, ShopEvents } from "#domain/shop-events/ShopEvents.ts"
import { freshCustomer, withTenant } from "../../contracts/fresh.ts"
import { shopEventsContract } from "../../contracts/shopEventsContract.ts"
import { newTenant, testDatabase } from "../../support/testDatabase.ts"

const keepers = Layer.mergeAll(
  customersPostgres,
  locationsPostgres,
  usersPostgres,
  jobsPostgres,
  jobPresencePostgres,
  remindersPostgres,
  sessionsPostgres(0),
  shopEventsPostgres,
  tenantsPostgres,
  Database.transactions
).pipe(Layer.provideMerge(testDatabase))

shopEventsContract("stored shop events in PostgreSQL", keepers, newTenant)

layer(keepers, { excludeTestServices: true })("shop events in PostgreSQL", (it) => {
  const opened = Effect.gen(function* () {
    const tenant = yield* newTenant
    const shop = withTenant(tenant)
    const [customers, events] = [yield* Customers, yield* ShopEvents]
    const since = (position: string) =>
      Effect.map(events.after(position).pipe(shop), (read) => {
        assert(read !== "tooOld")
        return read
      })
    return { tenant, shop, customers, events, since }
  })

  /** An application connection with an open transaction that may commit at any time. */
  const begun = (tenant: string) =>
    Effect.acquireRelease(
      Effect.promise(async () => {
        const client = new pg.Client(inject("appUrl"))
        await client.connect()
        await client.query(`begin; set local app.tenant_id = '${tenant}'`)
        return client
      }),
      (client) => Effect.promise(() => client.end())
    )

  it.effect("are reported even if their transaction began before others and committed after them", () =>
    Effect.gen(function* () {
      const { tenant, shop, customers, events, since } = yield* opened
      const [slow, quick] = [freshCustomer(), freshCustomer()]
      for (const customer of [slow, quick]) yield* customers.add(customer).pipe(shop)
      const { position } = yield* events.recent(0).pipe(shop)
      const other = yield* begun(tenant)
      yield* Effect.promise(() => other.query("update customer set payment_terms = 'slow' where id = $1", [slow.id]))
      yield* customers.save(quick).pipe(shop)
      const first = yield* since(position)
      assert.deepStrictEqual(idsOf(first), [quick.id])
      assert.deepStrictEqual(idsOf(yield* since(first.position)), [])
      yield* Effect.promise(() => other.query("commit"))
      assert.deepStrictEqual(idsOf(yield* since(first.position)), [slow.id])
      assert.deepStrictEqual(idsOf(yield* since(position)).toSorted(), [slow.id, quick.id].toSorted())
    })
  )

  it.effect("are merged into one if a statement changes too many rows to report individually", () =>
    Effect.gen(function* () {
      const { tenant, shop, customers, events, since } = yield* opened
      yield* customers.add(freshCustomer()).pipe(shop)
      const { position } = yield* events.recent(0).pipe(shop)
      const owner = yield* begun(tenant)
      yield* Effect.promise(() =>
        owner.query(
          "insert into customer select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).* from customer c, generate_series(1, 300)"
        )
      )
      yield* Effect.promise(() => owner.query("commit"))
      assert.deepStrictEqual((yield* since(position)).events, [
        { kind: "customer", change: "changed", id: null, job: null, people: [] }
      ])
    })
  )

  it.effect("are deleted after an hour, in every shop", () =>
    Effect.gen(function* () {
      const { tenant, shop, customers, events } = yield* opened
      yield* customers.add(freshCustomer()).pipe(shop)
      yield* customers.add(freshCustomer()).pipe(shop)
      const kept = Effect.map(events.recent(10 * 3_600_000).pipe(shop), (read) => read.events.length)
      assert.strictEqual(yield* kept, 2)
      const client = yield* begun(tenant)
      yield* Effect.promise(() =>
        client.query(`update shop_event set at = at - 3700000 where ctid = (select min(ctid) from shop_event);
          update shop_news set at = at - 3700000 where tenant_id = '${tenant}'; commit`)
      )
      yield* events.deleteExpired
      assert.strictEqual(yield* kept, 1)
    })
  )
})

const idsOf = ({ events }: EventBatch) => events.flatMap((event) => (event.kind === "access" ? [] : [event.id]))
