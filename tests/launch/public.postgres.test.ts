import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import { chmod, mkdtemp, readdir, rm } from "node:fs/promises"
import { createServer, type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import pg from "pg"
import { afterAll, beforeAll, expect } from "vitest"
import { startEmbedded } from "#adapters/postgres/embedded/startEmbedded.ts"
import { prepareDatabase } from "#adapters/postgres/prepareDatabase.ts"
import { demoPassword, demoStaff, rootStaff } from "#api/demo/people.ts"
import { startSmtpServer } from "../api/faults/startSmtpServer.ts"
import { emptyVpic } from "../support/emptyVpic.ts"
import { apiClient } from "../support/apiClient.ts"

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
  return {
    ...rest,
    PUBLIC_URL: `http://frit.test:${port}`,
    PORT: String(port),
    DATABASE_URL: database.ownerUrl,
    FRIT_DATA: data,
    FRIT_LOG: "json",
    NODE_ENV: "production"
  }
}
const { ask, cookieOf } = apiClient(() => port)
const host = () => `frit.test:${port}`

const start = async (settings: NodeJS.ProcessEnv = {}) => {
  said = ""
  server = spawn(process.execPath, ["app-api/main.ts"], {
    env: { ...env(), ...settings },
    stdio: ["ignore", "pipe", "inherit"]
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout!.on("data", (part: Buffer) => {
      said += part.toString()
      if (said.includes("Frit is ready")) resolve()
    })
    server.once("exit", (code) => reject(new Error(`ended with ${code}: ${said}`)))
  })
}
const end = async () => {
  server.kill("SIGTERM")
  await once(server, "exit")
}

/** A real server on its own empty database, at an address that is not localhost. */
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
  await start()
}, 120_000)
afterAll(async () => {
  await end()
  await database.stop()
  await rm(data, { recursive: true, force: true })
}, 60_000)

/** Queries the database directly, in the platform's own rows. */
const asOwner = async (query: string): Promise<ReadonlyArray<Record<string, unknown>>> => {
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  await owner.query("select set_config('app.tenant_id', id::text, false) from tenant where prefix = ''")
  return (await owner.query(query).finally(() => owner.end())).rows
}

const root = (...args: ReadonlyArray<string>) =>
  spawnSync(process.execPath, ["app-api/root.ts", ...args], { env: env(), encoding: "utf8" })
const login = (userName: string, password: string) =>
  ask(host(), "/login", { method: "POST", body: { userName, password } })

describe("a server that is not on localhost", () => {
  it("rejects the demo's password and serves no development pages", async () => {
    assert.notInclude(said, demoPassword)
    for (const { userName } of [rootStaff[0]!, demoStaff[0]!])
      assert.strictEqual((await login(userName, demoPassword)).status >= 400, true)
    for (const path of ["/!/dev/mail", "/!/dev/sms"]) assert.notInclude((await ask(host(), path)).text, "Mail · Frit")
  })

  it("reports missing settings at startup", () => {
    for (const name of ["FRIT_SMTP_URL", "FRIT_TWILIO_SID", "FRIT_SQUARE_TOKEN", "FRIT_TRUSTED_PROXIES"])
      assert.match(said, new RegExp(`"level":"warn","message":"${name} is`))
  })

  it("gets its first root user through a command, whose link sets a password once", { timeout: 120_000 }, async () => {
    const { status, stderr, stdout } = root("--email", "ada@frit.example", "--user", "ada.root")
    assert.strictEqual(status, 0, stderr)
    const link = new URL(/http:\/\/\S+/.exec(stdout)![0])
    assert.deepStrictEqual([link.host, link.pathname], [host(), "/reset-password"])
    const [token, email] = [link.searchParams.get("token")!, link.searchParams.get("email")!]

    // Stored only as hashes: neither the token nor a known password.
    const rows = await asOwner("select * from password_reset")
    assert.deepStrictEqual(
      rows.map((row) => row["fingerprint"]),
      [createHash("sha256").update(token).digest("base64url")]
    )
    assert.notInclude(JSON.stringify(rows), token)

    const set = () =>
      ask(host(), "/identity/reset-password", { method: "POST", body: { email, token, password: "Copper-Frame-77" } })
    assert.strictEqual((await set()).status, 200)
    assert.strictEqual((await set()).status, 422)
    assert.strictEqual((await login("ada.root", "Copper-Frame-77")).status, 200)

    // Requesting another root user reports the existing one; the same person gets another link.
    assert.strictEqual(root("--email", "eve@frit.example", "--user", "eve").status, 1)
    assert.match(root("--email", "ada@frit.example", "--user", "ada.root").stdout, /A new link for ada\.root/)
    assert.strictEqual(root("--email", "nobody").status, 1)
  })

  it(
    "does not claim to send email without a mail service: the page says so, links are refused, and pending mail is sent once configured",
    { timeout: 180_000 },
    async () => {
      const { text } = await ask(host(), "/!/forgot-password")
      assert.include(text, `"sendsMail":false`)
      const forgot = await ask(host(), "/identity/forgot-password", {
        method: "POST",
        body: { email: "ada@frit.example" }
      })
      assert.deepStrictEqual([forgot.status, forgot.json().failure._tag], [422, "NoMailService"])
      const { key } = (await login("ada.root", "Copper-Frame-77")).json().data as { readonly key: string }
      const cookie = cookieOf(await ask(host(), "/tokens", { method: "POST", body: { key } }))
      const state = async (): Promise<unknown> => (await ask(host(), "/service-state", { cookie })).json().data
      assert.deepStrictEqual(await state(), { readOnly: null, low: [], missing: ["email", "sms", "cards"] })

      // The notice of the new password has not been sent yet, nor was an email written to a folder.
      const waiting = () => asOwner("select kind, trouble from outbox where done_at is null")
      await expect
        .poll(waiting, { timeout: 20_000 })
        .toContainEqual({ kind: "passwordChanged", trouble: "no mail server is configured" })
      assert.notInclude(await readdir(data), "mail")

      const post = await startSmtpServer()
      await end()
      await start({ FRIT_SMTP_URL: `smtp://127.0.0.1:${post.port}` })
      // The next attempt would be due within minutes; this makes it due immediately.
      await asOwner("update pgboss.job set start_after = now() where name = 'mail' and state in ('created', 'retry')")
      await expect.poll(waiting, { timeout: 60_000 }).toEqual([])
      assert.strictEqual(
        post.mails.some((mail) => mail.includes("ada@frit.example")),
        true
      )
      await post.close()
      assert.deepStrictEqual(((await state()) as { readonly missing: unknown }).missing, ["sms", "cards"])
      assert.notInclude((await ask(host(), "/!/forgot-password")).text, "sendsMail")
    }
  )

  it("warns once about an untrusted X-Forwarded-For", async () => {
    for (const { userName } of [rootStaff[0]!, demoStaff[0]!, demoStaff[1]!])
      assert.strictEqual((await login(userName, demoPassword)).status, 422)
    const warned = () => said.split("X-Forwarded-For is sent but not trusted").length - 1
    while (warned() === 0) await once(server.stdout!, "data")
    assert.strictEqual(warned(), 1)
  })

  it("refuses to start with the demo, with one line", { timeout: 120_000 }, async () => {
    const { status, stderr } = spawnSync(process.execPath, ["app-api/main.ts"], {
      env: { ...env(), PORT: String(await freePort()), FRIT_DEMO: "true" },
      encoding: "utf8"
    })
    assert.strictEqual(status, 1)
    assert.match(stderr, /^FRIT_DEMO requests demo shops, whose passwords are public.*\n$/)
  })
})
