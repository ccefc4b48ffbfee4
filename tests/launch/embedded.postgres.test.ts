import { DataInUse } from "#adapters/postgres/embedded/lockDataFolder.ts"
import { startEmbedded } from "#adapters/postgres/embedded/startEmbedded.ts"
import { spawn } from "node:child_process"
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import { afterAll, assert, describe, it, vi } from "@effect/vitest"
import { isRunning, serverPid, startHolder, watcherPid } from "./startHolder.ts"

const dataDir = mkdtempSync(join(tmpdir(), "frit-embedded-"))
// When run as root, the database server runs as another user who needs access; otherwise the cluster would be created
// in /var/lib and left there.
chmodSync(dataDir, 0o711)
const kills = Number(process.env["FRIT_KILLS"] ?? 3)

const query = async (url: string, text: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  return (await client.query<Record<string, unknown>>(text).finally(() => client.end())).rows
}

/** Starts the database here, reads all rows written by the holder process, and stops it. */
const rowsKept = async () => {
  const { ownerUrl, stop } = await startEmbedded({ dataDir })
  const rows = await query(ownerUrl, "select n from told order by n").finally(stop)
  return rows.map(({ n }) => n as number)
}

const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)

// D5. One data folder for all tests, as on a real machine.
describe("the embedded database", () => {
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  it("starts over after an interrupted setup", async () => {
    mkdirSync(join(dataDir, "postgres/18.part/base"), { recursive: true })
    const { ownerUrl, stop } = await startEmbedded({ dataDir })
    assert.deepStrictEqual(await query(ownerUrl, "select current_user as who, current_database() as what"), [
      { who: "frit_owner", what: "frit" }
    ])
    await stop()
    await stop()
  })

  it("gives the owner only the privileges it needs, and listens only on this machine", async () => {
    const { ownerUrl, stop } = await startEmbedded({ dataDir })
    const role = await query(
      ownerUrl,
      "select rolsuper, rolbypassrls, rolcreaterole, rolreplication from pg_roles where rolname = current_user"
    )
    const settings = await query(
      ownerUrl,
      `select name, setting from pg_settings where name in
      ('fsync', 'full_page_writes', 'listen_addresses', 'synchronous_commit') order by name`
    )
    const wrongPassword = await query(ownerUrl.replace(/:[0-9a-f]+@/, ":password@"), "select 1").then(
      () => "let in",
      (error: { code: string }) => error.code
    )
    await stop()
    assert.deepStrictEqual(role, [{ rolsuper: false, rolbypassrls: false, rolcreaterole: true, rolreplication: false }])
    assert.deepStrictEqual(
      settings.map(({ setting }) => setting),
      ["on", "on", "127.0.0.1", "on"]
    )
    assert.strictEqual(wrongPassword, "28P01")
    assert.strictEqual(statSync(join(dataDir, "postgres/passwords.json")).mode & 0o777, 0o600)
  })

  it("rejects a second Frit on the same data, and names the first", async () => {
    const first = await startHolder(dataDir)
    const refusal = await startEmbedded({ dataDir }).then(
      () => undefined,
      (error: unknown) => error
    )
    await first.told(1)
    await first.kill()
    assert.instanceOf(refusal, DataInUse)
    assert.strictEqual(refusal.pid, first.pid)
    assert.strictEqual(
      refusal.message,
      `Another Frit (process ${first.pid}) is using the data in ${join(dataDir, "postgres")}. Stop it first, or choose another folder with FRIT_DATA.`
    )
  })

  it.runIf(process.platform === "linux")("stops automatically when Frit is killed", async () => {
    const { cluster, kill } = await startHolder(dataDir)
    const server = serverPid(cluster)
    await kill()
    await vi.waitFor(() => assert.isFalse(isRunning(server)), { timeout: 10_000, interval: 20 })
  })

  it.runIf(process.platform === "linux")("replaces a server that a killed Frit left running", async () => {
    const { cluster, kill, told } = await startHolder(dataDir)
    const last = await told(5)
    const server = serverPid(cluster)
    process.kill(watcherPid(cluster), "SIGKILL")
    await kill()
    assert.isTrue(isRunning(server))
    assert.includeMembers(await rowsKept(), upTo(last))
    assert.isFalse(isRunning(server))
  })

  it(
    `preserves every committed row when Frit and PostgreSQL are killed (${kills} times)`,
    async () => {
      for (let i = 0; i < kills; i++) {
        const { cluster, kill, told } = await startHolder(dataDir)
        const last = await told(20 + i)
        process.kill(serverPid(cluster), "SIGKILL")
        await kill()
        assert.includeMembers(await rowsKept(), upTo(last))
      }
    },
    20_000 + kills * 10_000
  )

  it("neither stops nor is stopped by another program that was assigned its old pid", async () => {
    const { cluster, stop } = await startEmbedded({ dataDir })
    await stop()
    const { gid, uid } = statSync(cluster)
    const other = spawn("sleep", ["60"], { stdio: "ignore", ...(process.getuid?.() === 0 ? { uid, gid } : {}) })
    writeFileSync(join(cluster, "postmaster.pid"), `${other.pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n0 0\nready\n`)
    chownSync(join(cluster, "postmaster.pid"), uid, gid)
    const rows = await rowsKept()
    const isSpared = other.exitCode === null && other.signalCode === null
    other.kill()
    assert.isNotEmpty(rows)
    assert.isTrue(isSpared)
  })
})
