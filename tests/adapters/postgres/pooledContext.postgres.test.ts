import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import pg from "pg"
import { inject } from "vitest"
import { customersPostgres } from "#adapters/postgres/customers/customersPostgres.ts"
import { preparedStatement } from "#adapters/postgres/preparedStatement.ts"
import { type Statements, TenantTransaction } from "#adapters/postgres/TenantTransaction.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { seeded } from "../../api/fuzz/seeded.ts"
import { freshCustomer, withTenant } from "../../contracts/fresh.ts"
import { newTenant, testDatabase } from "../../support/testDatabase.ts"

const requests = 10_000

const twoShops = Effect.gen(function* () {
  const shops = yield* Effect.all([newTenant, newTenant])
  for (const shop of shops) yield* (yield* Customers).add(freshCustomer({ customerName: shop })).pipe(withTenant(shop))
  return shops
}).pipe(Effect.provide(customersPostgres), Effect.provide(testDatabase), Effect.scoped)

it(`two pooled connections never carry over a shop in ${requests.toLocaleString("en")} requests of two shops, however they end (T8)`, async () => {
  const shops = await Effect.runPromise(twoShops)
  const pool = new pg.Pool({ connectionString: inject("appUrl"), max: 2 })
  pool.on("error", () => {})
  const chance = seeded(8)
  const open = (at: number) =>
    new TenantTransaction(
      shops[at % 2]!,
      pool,
      () => {
        throw new Error("unexpected request for an entity manager")
      },
      preparedStatement
    )
  const ends = { looked: 0, kept: 0, takenBack: 0, failed: 0, brokenOff: 0, killed: 0 }

  const ofOneShop = async (asked: Statements, shop: string) =>
    assert.deepStrictEqual(
      await asked.execute("select customer_name, current_setting('app.tenant_id') as shop from customer", []),
      [{ customer_name: shop, shop }]
    )

  const request = async (at: number): Promise<void> => {
    const transaction = open(at)
    if (chance.next() < 0.2) {
      ends.looked++
      if (chance.next() < 0.2) await transaction.looking.execute("select 1 / 0", []).catch(() => {})
      return ofOneShop(transaction.looking, shops[at % 2]!)
    }
    await ofOneShop(transaction.reading, shops[at % 2]!)
    const fate = chance.next()
    if (fate < 0.4) {
      ends.kept++
      return transaction.close(true)
    }
    if (fate < 0.8) {
      ends.takenBack++
      return transaction.close(false)
    }
    if (fate < 0.93) {
      ends.failed++
      await transaction.reading.execute("select 1 / 0", []).catch(() => {})
      return transaction.close(false)
    }
    if (fate < 0.995) {
      // The caller disconnected while a statement was running.
      ends.brokenOff++
      const under = transaction.reading.execute("select pg_sleep(0.0005)", []).catch(() => {})
      await transaction.close(false)
      return void (await under)
    }
    ends.killed++
    await transaction.reading.execute("select pg_terminate_backend(pg_backend_pid())", []).catch(() => {})
    await transaction.close(false).catch(() => {})
  }
  const callers = Array.from({ length: 16 }, async (_, caller) => {
    for (let at = caller; at < requests; at += 16) await request(at + Math.floor(at / 16))
  })
  try {
    await Promise.all(callers)
    assert.isTrue(
      Object.values(ends).every((count) => count > 10),
      JSON.stringify(ends)
    )
    assert.strictEqual(
      Object.values(ends).reduce((sum, count) => sum + count, 0),
      requests
    )
    // A released connection has no tenant: a query without one fails.
    for (const client of await Promise.all([pool.connect(), pool.connect()])) {
      const left = await client.query("select * from customer").then(
        () => "rows",
        (error: { code?: string }) => error.code
      )
      assert.match(String(left), /^(42704|22P02)$/)
      client.release()
    }
  } finally {
    await pool.end()
  }
}, 120_000)

it("rejects writes and locks in read-only statements, enforced by PostgreSQL", async () => {
  const [shop] = await Effect.runPromise(twoShops)
  const pool = new pg.Pool({ connectionString: inject("appUrl"), max: 1 })
  const { looking } = new TenantTransaction(
    shop!,
    pool,
    () => {
      throw new Error("unexpected request for an entity manager")
    },
    preparedStatement
  )
  const refused = async (sql: string) =>
    looking.execute(sql, []).then(
      () => "done",
      ({ code }: { readonly code?: string }) => code
    )
  try {
    assert.strictEqual(await refused("update customer set customer_name = 'Other'"), "25006")
    assert.strictEqual(await refused("select from customer for update"), "25006")
    assert.deepStrictEqual(await looking.execute("select customer_name as name from customer", []), [{ name: shop }])
  } finally {
    await pool.end()
  }
})
