import { assert, describe, it } from "@effect/vitest"
import { Socket } from "node:net"
import pg from "pg"
import { afterAll, inject } from "vitest"
import { gather, isPooled, processOf, socketOf } from "#adapters/postgres/pgInternals.ts"
import { plainStatement } from "#adapters/postgres/preparedStatement.ts"
import { TenantTransaction } from "#adapters/postgres/TenantTransaction.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"

const pool = new pg.Pool({ connectionString: inject("appUrl") })
afterAll(() => pool.end())

/** A client of a `pg` version that has its private fields elsewhere. */
const hiding = (client: pg.PoolClient): pg.PoolClient =>
  new Proxy(client, {
    get: (target, name) => {
      if (name === "connection" || name === "processID") return undefined
      const value: unknown = Reflect.get(target, name)
      return typeof value === "function" ? value.bind(target) : value
    }
  })

describe("the private pg fields in use", () => {
  it("are in place: the socket that statements are written to and the id of the backend process", async () => {
    const client = await pool.connect()
    try {
      const socket = socketOf(client)
      assert.instanceOf(socket, Socket)
      const sent = socket!.bytesWritten
      const { rows } = await client.query<{ readonly pid: number }>("select pg_backend_pid() as pid")
      assert.isAbove(socket!.bytesWritten, sent)
      assert.strictEqual(processOf(client), rows[0]!.pid)
    } finally {
      client.release()
    }
  })

  it("hold back statements issued in the same tick and release them with the next", async () => {
    const client = await pool.connect()
    try {
      const socket = socketOf(client)!
      gather(client)
      gather(client)
      assert.strictEqual(socket.writableCorked, 1)
      await Promise.resolve()
      await new Promise((next) => process.nextTick(next))
      assert.strictEqual(socket.writableCorked, 0)
    } finally {
      client.release()
    }
  })

  it("can be missing: transactions still work, without prepared statements", async () => {
    const tenant = TenantId.make(crypto.randomUUID())
    const bare = { connect: async () => hiding(await pool.connect()) } as unknown as pg.Pool
    const transaction = new TenantTransaction(
      tenant,
      bare,
      () => assert.fail("unexpected request for entities"),
      plainStatement
    )
    const rows = await transaction.reading.execute(
      "select current_setting('app.tenant_id') as tenant, ?::int as n",
      [7]
    )
    assert.deepStrictEqual(rows, [{ tenant, n: 7 }])
    await transaction.close(true)
    const client = await bare.connect()
    assert.isUndefined(socketOf(client))
    assert.isTrue(await isPooled(client))
    client.release()
  })
})
