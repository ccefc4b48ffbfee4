import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { type AddressInfo, createServer, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { afterAll, beforeAll } from "vitest"
import { emptyVpic } from "../support/emptyVpic.ts"

/**
 * Accepts every connection, reads its input and never responds, like a firewall that forwards nowhere or a frozen
 * database.
 */
const server = createServer((socket: Socket) => socket.on("error", () => {}).resume())
let [data, address] = ["", ""]
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "frit-silent-"))
  await emptyVpic(join(data, "vpic"))
  await once(server.listen(0, "127.0.0.1"), "listening")
  address = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await rm(data, { recursive: true, force: true })
})

const run = async (program: string, env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env["PATH"]!, NODE_ENV: "production", PORT: "4412", FRIT_DATA: data, ...env },
    stdio: ["ignore", "ignore", "pipe"]
  })
  let said = ""
  child.stderr.on("data", (part: Buffer) => {
    said += part
  })
  const [status] = await once(child, "close")
  return { status, said }
}

describe("a database that accepts connections but never responds", () => {
  it.each(["app-api/main.ts", "app-api/backup.ts"])(
    "makes %s exit with one line that says what to check",
    { timeout: 60_000 },
    async (program) =>
      assert.deepStrictEqual(await run(program, { DATABASE_URL: `postgres://frit:hunter2@${address}/frit` }), {
        status: 1,
        said: `Cannot reach the database at ${address} (it does not respond). Check DATABASE_URL, and that PostgreSQL is running there.\n`
      })
  )

  it("is reported with the setting that configures it", { timeout: 60_000 }, async () =>
    assert.deepStrictEqual(
      await run("app-api/main.ts", {
        DATABASE_URL: "postgres://frit:hunter2@127.0.0.1:1/frit",
        FRIT_MIGRATE_URL: `postgres://frit:hunter2@${address}/frit`
      }),
      {
        status: 1,
        said: `Cannot reach the database at ${address} (it does not respond). Check FRIT_MIGRATE_URL, and that PostgreSQL is running there.\n`
      }
    )
  )
})
