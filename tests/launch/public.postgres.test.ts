import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import { chmod, mkdtemp, rm } from "node:fs/promises"
import { createServer, type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import pg from "pg"
import { afterAll, beforeAll } from "vitest"
import { startEmbedded } from "#adapters/postgres/embedded/startEmbedded.ts"
import { prepareDatabase } from "#adapters/postgres/prepareDatabase.ts"
import { demoPassword, demoStaff, rootStaff } from "#api/seed/people.ts"
import { emptyVpic } from "../support/emptyVpic.ts"
import { visitor } from "../support/visitor.ts"

const freePort = async () => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, "close")
  return port
}

let [data, port, said] = ["", 0, ""]
let database: Awaited<ReturnType<typeof startEmbedded>>
let server: ChildProcess
const env = () => {
  const { FRIT_DEMO: _, FRIT_PUBLISH_DEMO: __, ...rest } = process.env
  return { ...rest, PUBLIC_URL: `http://frit.test:${port}`, PORT: String(port), DATABASE_URL: database.ownerUrl, FRIT_DATA: data, FRIT_LOG: "json", NODE_ENV: "production" }
}
const { ask } = visitor(() => port)
const host = () => `frit.test:${port}`

/** A real server on an empty database of its own, found at an address that is not localhost. */
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "frit-public-"))
  await chmod(data, 0o711)
  port = await freePort()
  database = await startEmbedded({ dataDir: data })
  await prepareDatabase(database.ownerUrl)
  // Neither VINs nor glass are looked up here.
  await emptyVpic(join(data, "vpic"))
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  await owner.query("insert into glass_catalogue (name, edition) values ('licensed', 'none')")
  await owner.end()
  server = spawn(process.execPath, ["app-api/main.ts"], { env: env(), stdio: ["ignore", "pipe", "inherit"] })
  await new Promise<void>((resolve, reject) => {
    server.stdout!.on("data", (part: Buffer) => {
      said += part.toString()
      if (said.includes("Frit is ready")) resolve()
    })
    server.once("exit", (code) => reject(new Error(`ended with ${code}: ${said}`)))
  })
}, 120_000)
afterAll(async () => {
  server.kill("SIGTERM")
  await once(server, "exit")
  await database.stop()
  await rm(data, { recursive: true, force: true })
}, 60_000)

const root = (...args: ReadonlyArray<string>) => spawnSync(process.execPath, ["app-api/root.ts", ...args], { env: env(), encoding: "utf8" })
const login = (userName: string, password: string) => ask(host(), "/login", { method: "POST", body: { userName, password } })

describe("off localhost", () => {
  it("nobody signs in with the demo's password, and no development page is there", async () => {
    assert.notInclude(said, demoPassword)
    for (const { userName } of [rootStaff[0]!, demoStaff[0]!]) assert.strictEqual((await login(userName, demoPassword)).status >= 400, true)
    for (const path of ["/!/dev/mail", "/!/dev/sms"]) assert.notInclude((await ask(host(), path)).text, "Mail · Frit")
  })

  it("the start says what is missing", () => {
    for (const name of ["FRIT_SMTP_URL", "FRIT_TWILIO_SID", "FRIT_SQUARE_TOKEN", "FRIT_TRUSTED_PROXIES"]) assert.match(said, new RegExp(`"level":"warn","message":"${name} is`))
  })

  it("an empty database gets its first root by a command, whose link sets a password once", { timeout: 120_000 }, async () => {
    const { status, stderr, stdout } = root("--email", "ada@frit.example", "--user", "ada.root")
    assert.strictEqual(status, 0, stderr)
    const link = new URL(/http:\/\/\S+/.exec(stdout)![0])
    assert.deepStrictEqual([link.host, link.pathname], [host(), "/reset-password"])
    const [token, email] = [link.searchParams.get("token")!, link.searchParams.get("email")!]

    // Hashed at rest, and known to nobody: neither the token nor a password that was given.
    const owner = new pg.Client({ connectionString: database.ownerUrl })
    await owner.connect()
    await owner.query("select set_config('app.tenant_id', id::text, false) from tenant where prefix = ''")
    const { rows } = await owner.query<{ readonly fingerprint: string }>("select * from password_reset").finally(() => owner.end())
    assert.deepStrictEqual(rows.map(({ fingerprint }) => fingerprint), [createHash("sha256").update(token).digest("base64url")])
    assert.notInclude(JSON.stringify(rows), token)

    const set = () => ask(host(), "/identity/reset-password", { method: "POST", body: { email, token, password: "Copper-Frame-77" } })
    assert.strictEqual((await set()).status, 200)
    assert.strictEqual((await set()).status, 422)
    assert.strictEqual((await login("ada.root", "Copper-Frame-77")).status, 200)

    // Whoever else asks for a root is told that there is one; the same person gets another link.
    assert.strictEqual(root("--email", "eve@frit.example", "--user", "eve").status, 1)
    assert.match(root("--email", "ada@frit.example", "--user", "ada.root").stdout, /A new link for ada\.root/)
    assert.strictEqual(root("--email", "nobody").status, 1)
  })

  it("X-Forwarded-For that nobody is trusted to set is warned of, once", async () => {
    for (const { userName } of [rootStaff[0]!, demoStaff[0]!, demoStaff[1]!]) assert.strictEqual((await login(userName, demoPassword)).status, 422)
    const warned = () => said.split("X-Forwarded-For comes untrusted").length - 1
    while (warned() === 0) await once(server.stdout!, "data")
    assert.strictEqual(warned(), 1)
  })

  it("a start that asks for the demo is refused in one line", { timeout: 120_000 }, async () => {
    const { status, stderr } = spawnSync(process.execPath, ["app-api/main.ts"], { env: { ...env(), PORT: String(await freePort()), FRIT_DEMO: "true" }, encoding: "utf8" })
    assert.strictEqual(status, 1)
    assert.match(stderr, /^FRIT_DEMO asks for demo shops, whose passwords everybody knows.*\n$/)
  })
})
