import { Effect, Layer } from "effect"
import pg from "pg"
import { PgBoss } from "pg-boss"
import { assert, layer } from "@effect/vitest"
import { inject } from "vitest"
import { Database } from "#adapters/postgres/Database.ts"
import { WorkQueue } from "#adapters/postgres/queue/WorkQueue.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { newTenant, testDatabase, testSettings } from "../../support/testDatabase.ts"

const keepers = WorkQueue.layer.pipe(Layer.provideMerge(testDatabase), Layer.provide(testSettings))

layer(keepers, { excludeTestServices: true })("queued work", (it) => {
  it.effect(
    "is taken over by another node once the node that claimed it has been silent for 20 s",
    () =>
      Effect.gen(function* () {
        const queue = yield* WorkQueue
        const tenant = yield* newTenant
        const id = crypto.randomUUID()
        // No worker in this test run uses this queue. One would put back unknown work.
        yield* queue.add("cards", { tenant, id }).pipe(Effect.provideService(CurrentTenant, { id: tenant }))
        const owner = new pg.Client({ connectionString: inject("ownerUrl") })
        yield* Effect.promise(() => owner.connect())
        const dead = new PgBoss({
          connectionString: inject("appUrl"),
          supervise: false,
          schedule: false,
          migrate: false,
          createSchema: false
        })
        yield* Effect.promise(() => dead.start())
        const taken = yield* Effect.promise(() => dead.fetch<{ id: string }>("cards", { batchSize: 10_000 }))
        assert.include(
          taken.map(({ data }) => data.id),
          id
        )
        yield* Effect.promise(() => dead.stop({ graceful: false }))
        const beaten = yield* Effect.promise(() =>
          owner.query(
            "update pgboss.job set heartbeat_on = now() - interval '21 seconds' where data->>'id' = $1 and heartbeat_seconds = 20",
            [id]
          )
        )
        assert.strictEqual(beaten.rowCount, 1)
        yield* Effect.promise(() => owner.end())
        const done = Promise.withResolvers<string>()
        yield* Effect.scoped(
          Effect.andThen(
            queue.work("cards", async (work) => {
              if (work.id === id) done.resolve(work.tenant)
            }),
            Effect.promise(async () => assert.strictEqual(await done.promise, tenant))
          )
        )
      }),
    60_000
  )

  it.effect("runs immediately if requested again while waiting for a retry, and is queued only once", () =>
    Effect.gen(function* () {
      const queue = yield* WorkQueue
      const tenant = yield* newTenant
      const work = { tenant, id: crypto.randomUUID() }
      const shop = Effect.provideService(CurrentTenant, { id: tenant })
      const asked = Database.use(({ read }) =>
        read(({ execute }) =>
          execute("select start_after <= now() as due from pgboss.job where data @> ?::jsonb", [JSON.stringify(work)])
        )
      ).pipe(shop)
      const become = (state: string) =>
        Database.use(({ write }) =>
          write(({ execute }) =>
            execute("update pgboss.job set state = ?::pgboss.job_state where data @> ?::jsonb", [
              state,
              JSON.stringify(work)
            ])
          )
        ).pipe(shop)
      assert.isFalse(yield* queue.retryNow("files", work).pipe(shop))
      yield* queue.add("files", work, 900_000).pipe(shop)
      assert.deepStrictEqual(yield* asked, [{ due: false }])
      assert.isTrue(yield* queue.retryNow("files", work).pipe(shop))
      assert.isTrue(yield* queue.retryNow("files", work).pipe(shop))
      assert.deepStrictEqual(yield* asked, [{ due: true }])
      // After the last attempt there is no retry to wait for.
      yield* become("failed")
      assert.isFalse(yield* queue.retryNow("files", work).pipe(shop))
    })
  )
})
