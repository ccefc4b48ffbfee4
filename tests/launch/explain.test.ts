import { explain } from "#api/launch/explain.ts"
import { CannotStart } from "#adapters/postgres/embedded/CannotStart.ts"
import { DataInUse } from "#adapters/postgres/embedded/lockDataFolder.ts"
import { once } from "node:events"
import { createServer } from "node:http"
import { createServer as createSocketServer } from "node:net"
import type { AddressInfo } from "node:net"
import { Client } from "pg"
import { assert, describe, it } from "@effect/vitest"

const secret = "hunter2"
const startedWith = { port: 3000, databaseUrl: undefined }

/** Returns a port without a listener: one that was just released. */
const silentPort = async () => {
  const server = createSocketServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, "close")
  return port
}

const connectError = (databaseUrl: string) =>
  new Client({ connectionString: databaseUrl }).connect().then(
    () => assert.fail("connected"),
    (error: unknown) => error
  )

// The errors are genuine errors of Node and pg, not imitations.
describe("explain", () => {
  it("says which port is in use, and how to choose another", async () => {
    const first = createServer().listen(0, "127.0.0.1")
    await once(first, "listening")
    const { port } = first.address() as AddressInfo
    const [error] = await once(createServer().listen(port, "127.0.0.1"), "error").catch((error: unknown) => [error])
    first.close()
    assert.strictEqual(
      explain(error, { port, databaseUrl: undefined }),
      `Port ${port} is in use by another program. Stop it, or start with PORT=${port + 1} npm start.`
    )
  })

  it("says where the database is expected, without the password, even from nested errors", async () => {
    const port = await silentPort()
    const databaseUrl = `postgres://frit:${secret}@127.0.0.1:${port}/frit`
    const wrapped = new Error("boot", { cause: new AggregateError([await connectError(databaseUrl)]) })
    const line = explain(wrapped, { port: 3000, databaseUrl })
    assert.strictEqual(
      line,
      `Cannot reach the database at 127.0.0.1:${port} (connection refused). Check DATABASE_URL, and that PostgreSQL is running there.`
    )
  })

  it("understands a host with two IP addresses, such as localhost", async () => {
    const port = await silentPort()
    const databaseUrl = `postgres://frit:${secret}@localhost:${port}/frit`
    assert.include(
      explain(await connectError(databaseUrl), { port: 3000, databaseUrl }),
      `localhost:${port} (connection refused)`
    )
  })

  it("recognizes a host that does not exist", async () => {
    const databaseUrl = `postgres://frit:${secret}@nowhere.invalid/frit`
    const line = explain(await connectError(databaseUrl), { port: 3000, databaseUrl })
    assert.match(
      line!,
      /^Cannot reach the database at nowhere\.invalid:5432 \((no such host|the host name cannot be resolved right now)\)/
    )
    assert.notInclude(line, secret)
  })

  it("distinguishes a rejected password from a missing database (PostgreSQL manual, appendix A)", () => {
    const refusal = (code: string) =>
      explain(Object.assign(new Error("x"), { code }), { port: 3000, databaseUrl: "postgres://u:p@db.shop/frit" })
    assert.strictEqual(
      refusal("28P01"),
      "The database at db.shop:5432 rejected the user name or password. Check DATABASE_URL."
    )
    assert.strictEqual(refusal("3D000"), "The database at db.shop:5432 has no such database. Check DATABASE_URL.")
  })

  it("does not blame the database for another unresponsive server", async () => {
    const error = await connectError(`postgres://127.0.0.1:${await silentPort()}/mail`)
    assert.isUndefined(explain(error, { port: 3000, databaseUrl: "postgres://127.0.0.1:5432/frit" }))
  })

  it("passes on messages of the embedded database", () => {
    assert.strictEqual(
      explain(new Error("boot", { cause: new CannotStart("The disk is on fire.") }), startedWith),
      "The disk is on fire."
    )
    assert.strictEqual(
      explain(new DataInUse("/srv/frit", 4711), startedWith),
      "Another Frit (process 4711) is using the data in /srv/frit. Stop it first, or choose another folder with FRIT_DATA."
    )
  })

  it("leaves unknown errors unchanged", () => {
    for (const error of [new TypeError("x is not a function"), undefined, "text", { code: "EPIPE" }]) {
      assert.isUndefined(explain(error, { port: 3000, databaseUrl: "postgres://db/frit" }))
    }
  })
})
