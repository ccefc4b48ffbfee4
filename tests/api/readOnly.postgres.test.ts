import { assert, beforeAll, describe, it } from "@effect/vitest"
import { Cause, Effect, type Exit } from "effect"
import pg from "pg"
import { inject } from "vitest"
import { Database } from "#adapters/postgres/Database.ts"
import { NotWritable } from "#domain/contract/NotWritable.ts"
import { sampleCustomer } from "#domain/testing/samples.ts"
import { withTenant } from "../contracts/fresh.ts"
import { testSettingsWith } from "../support/testDatabase.ts"
import { testServer } from "../support/testServer.ts"
import { password } from "../support/apiClient.ts"

const writing = testServer()
const maintained = testServer({ settings: testSettingsWith({ FRIT_READ_ONLY: "yes", FRIT_SPACE_WARN: "1000000000" }) })

// A separate role that the database treats as read-only, like a standby. Other tests keep using frit_app.
const reader = `frit_reader_${process.pid}`
beforeAll(async () => {
  const owner = new pg.Client(inject("ownerUrl"))
  await owner.connect()
  await owner.query(`create role ${reader} login password '${new URL(inject("appUrl")).password}' in role frit_app`)
  await owner.query(`alter role ${reader} set default_transaction_read_only = on`)
  await owner.end()
})
const standby = testServer({ settings: testSettingsWith({}, reader) })

const desk = async (role: "owner" | "root" = "owner") => {
  const { prefix, tenant, users } = await writing.openShop([role])
  return { prefix, tenant, userName: users[0]!.userName, cookie: await writing.signIn(prefix, users[0]!.userName) }
}

const save = ({ ask }: typeof writing, { cookie, prefix }: { readonly prefix: string; readonly cookie: string }) =>
  ask(prefix, "/customers", { method: "POST", body: sampleCustomer, cookie })

describe("a read-only server", () => {
  it("lets people read and sign in during maintenance, and responds to writes with 503, a reason and Retry-After", async () => {
    const shop = await desk()
    assert.strictEqual((await maintained.ask(shop.prefix, "/customers", { cookie: shop.cookie })).status, 200)
    const refused = await save(maintained, shop)
    assert.deepStrictEqual(
      [refused.status, refused.json().messages, refused.headers["retry-after"]],
      [503, ["readOnly.maintenance"], "30"]
    )
    assert.strictEqual(
      (await maintained.ask(shop.prefix, "/login", { method: "POST", body: { userName: shop.userName, password } }))
        .status,
      200
    )
    const state = (await maintained.ask(shop.prefix, "/service-state", { cookie: shop.cookie })).json().data
    assert.deepStrictEqual(state, { readOnly: "maintenance", low: [], missing: [] })
  })

  it("reports disks running full to root and at /readyz, which stays ready", async () => {
    const { cookie, prefix } = await desk("root")
    const { low } = (await maintained.ask(prefix, "/service-state", { cookie })).json().data as {
      low: Array<{ holds: string; free: number }>
    }
    assert.include(
      low.map(({ holds }) => holds),
      "database"
    )
    assert.isAbove(low[0]!.free, 0)
    const ready = await maintained.ask("", "/!/readyz")
    assert.strictEqual(ready.status, 200)
    assert.match(ready.text, /^ready, read-only: maintenance; \d+ MB left for database/)
  })

  it("reports that its database accepts no writes, and keeps serving reads", async () => {
    const shop = await desk()
    assert.strictEqual((await standby.ask(shop.prefix, "/customers", { cookie: shop.cookie })).status, 200)
    const refused = await save(standby, shop)
    assert.deepStrictEqual([refused.status, refused.json().messages], [503, ["readOnly.database"]])
    // Signing in is passed on to the database, which refuses it.
    const signIn = await standby.ask(shop.prefix, "/login", {
      method: "POST",
      body: { userName: shop.userName, password }
    })
    assert.deepStrictEqual([signIn.status, signIn.json().messages], [503, ["readOnly.database"]])
  })

  it("recognizes PostgreSQL's error for a full disk", async () => {
    const { tenant } = await desk()
    const full = Database.use(({ write }) =>
      write(({ execute }) => execute("do $$ begin raise exception using errcode = 'disk_full'; end $$", []))
    )
    const tried = (await writing.run(Effect.exit(full).pipe(withTenant(tenant.id)))) as Exit.Exit<unknown>
    const thrown = tried._tag === "Failure" ? Cause.squash(tried.cause) : undefined
    assert.instanceOf(thrown, NotWritable)
    assert.strictEqual((thrown as NotWritable).reason, "diskFull")
  })
})
