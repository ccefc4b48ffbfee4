import { Cause, Effect } from "effect"
import { assert, describe, it, layer } from "@effect/vitest"
import { Client } from "pg"
import { inject } from "vitest"
import { Database } from "#adapters/postgres/Database.ts"
import { Unreachable } from "#domain/contract/Unreachable.ts"
import { prepareSchema } from "#adapters/postgres/prepareDatabase.ts"
import { withTenant } from "../../contracts/fresh.ts"
import { newTenant, testDatabase } from "../../support/testDatabase.ts"

layer(testDatabase, { excludeTestServices: true })("a request's connection (R6)", (it) => {
  const settings = ["statement_timeout", "idle_in_transaction_session_timeout"]
  const shown = (name: string) => `select current_setting('${name}') as value`

  it.effect("cancels a statement after 5 s and ends an idle transaction after 10 s", () =>
    Effect.gen(function* () {
      const { read, query } = yield* Database
      const shop = withTenant(yield* newTenant)
      for (const ask of [read, query]) {
        const values = yield* Effect.forEach(settings, (name) =>
          ask((door: { execute: (sql: string, values: Array<unknown>) => Promise<unknown> }) =>
            door.execute(shown(name), [])
          ).pipe(shop)
        )
        assert.deepStrictEqual(
          values.map((rows) => (rows as Array<{ value: string }>)[0]!.value),
          ["5s", "10s"]
        )
      }
    })
  )

  it.effect("is closed by the database when its client is gone, in every pool", () =>
    Effect.promise(async () => {
      const client = new Client(inject("appUrl"))
      await client.connect()
      const names = [
        "idle_in_transaction_session_timeout",
        "tcp_keepalives_idle",
        "tcp_keepalives_interval",
        "tcp_keepalives_count"
      ]
      const { rows } = await client.query(
        "select name, setting || coalesce(unit, '') as value from pg_settings where name = any($1)",
        [names]
      )
      await client.end()
      assert.deepStrictEqual(Object.fromEntries(rows.map(({ name, value }) => [name, value])), {
        idle_in_transaction_session_timeout: "10000ms",
        tcp_keepalives_idle: "30s",
        tcp_keepalives_interval: "10s",
        tcp_keepalives_count: "3"
      })
    })
  )

  it.effect("cancels a statement that takes too long and remains usable", () =>
    Effect.gen(function* () {
      const { read } = yield* Database
      const shop = withTenant(yield* newTenant)
      const slow = yield* read((reading) => reading.execute("select pg_sleep(30)", [])).pipe(
        shop,
        Effect.sandbox,
        Effect.flip
      )
      const broken = Cause.squash(slow)
      assert.instanceOf(broken, Unreachable)
      assert.include(JSON.stringify(broken.cause), "57014")
      const [row] = yield* read((reading) => reading.execute("select 1 as well", [])).pipe(shop)
      assert.strictEqual(row!["well"], 1)
    })
  )
})

// D2.
describe("a migration", () => {
  it("waits at most 3 s for a table lock and retries, letting requests through", async () => {
    const owner = new Client({ connectionString: inject("ownerUrl") })
    await owner.connect()
    const waits = async () => {
      const { rows } = await owner.query(
        "select current_setting('lock_timeout') as own, (select count(*)::int from pg_stat_activity where application_name = 'frit migrations') as migrating"
      )
      return rows[0]
    }
    assert.deepStrictEqual(await waits(), { own: "0", migrating: 0 })
    await owner.query("begin; lock table migration in access exclusive mode")
    const migrating = prepareSchema(inject("ownerUrl"))
    // Its first look at the list of migrations waits for our lock. A second one shows that the first timed out and was
    // retried.
    const starts = new Set<string>()
    while (starts.size < 2) {
      const { rows } = await owner.query(
        "select pid::text, wait_event_type from pg_stat_activity where application_name = 'frit migrations' and wait_event_type = 'Lock'"
      )
      for (const { pid } of rows) starts.add(pid)
      await owner.query("select pg_stat_clear_snapshot()")
    }
    await owner.query("commit")
    await migrating
    await owner.end()
  })
})
