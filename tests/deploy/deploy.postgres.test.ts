import { spawnSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { afterAll, assert, beforeAll, describe, it, vi } from "@effect/vitest"
import { freePort } from "#adapters/postgres/embedded/freePort.ts"
import { sampleCustomer } from "#domain/testing/samples.ts"
import { deskRoles } from "../api/faults/desk.ts"
import { openPlace, type Place, type Server } from "../api/faults/place.ts"
import { soon } from "../api/faults/soon.ts"
import { keepAsking } from "../api/operations/balancer.ts"
import { systemProgram } from "../set-up/systemProgram.ts"
import { password } from "../support/visitor.ts"
import { openCaddy } from "./openCaddy.ts"
import { openPgBouncer } from "./openPgBouncer.ts"

const [caddyProgram, bouncerProgram] = [systemProgram("caddy"), systemProgram("pgbouncer")]
const domain = "frit.test"

// What README.md tells to put before and behind Frit, from the very files of app-api/deploy.
describe.skipIf(caddyProgram === undefined || bouncerProgram === undefined)(
  "two nodes between Caddy and PgBouncer",
  () => {
    let place: Place
    let pooler: Awaited<ReturnType<typeof openPgBouncer>>
    let caddy: Awaited<ReturnType<typeof openCaddy>>
    let nodes: Array<Server>
    let ports: ReadonlyArray<number>
    const start = (port: number) =>
      place.start(
        {
          FRIT_DRAIN: "3",
          DATABASE_URL: pooler.url,
          FRIT_MIGRATE_URL: place.ownerUrl,
          PUBLIC_URL: `https://${domain}:${caddy.port}`
        },
        port
      )

    beforeAll(async () => {
      place = await openPlace()
      pooler = await openPgBouncer(bouncerProgram!, place)
      ports = [await freePort(), await freePort()]
      caddy = await openCaddy(caddyProgram!, domain, ports)
      nodes = await Promise.all(ports.map(start))
      // It was there before them, and looks once a second.
      await vi.waitFor(
        async () => assert.strictEqual((await caddy.ask({ host: domain, path: "/readyz" })).status, 200),
        soon
      )
    }, 120_000)
    afterAll(async () => {
      await caddy?.close()
      await place?.close()
      await pooler?.close()
    })

    it("let a person in over TLS, and lose nothing while both are restarted one after the other under load", async () => {
      const { prefix, tenant, users } = await place.openShop(deskRoles)
      const shop = `${prefix}.${domain}`
      const login = await caddy.ask({
        host: domain,
        path: "/api/V1/login",
        method: "POST",
        body: JSON.stringify({ userName: users[0]!.userName, password })
      })
      assert.strictEqual(login.status, 200, login.text)
      const {
        data: { key }
      } = JSON.parse(login.text) as { data: { key: string } }
      const { cookies } = await caddy.ask({
        host: shop,
        path: "/api/V1/tokens",
        method: "POST",
        body: JSON.stringify({ key })
      })
      assert.isNotEmpty(cookies)
      for (const cookie of cookies) assert.match(cookie, /^__Host-.*; secure/i)
      const headers = { cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") }

      const kept: Array<number> = []
      const load = keepAsking(20, async (nth) => {
        if (nth % 5 > 0) return caddy.ask({ host: shop, path: "/api/V1/customers?size=5", headers })
        const answer = await caddy.ask({
          host: shop,
          path: "/api/V1/customers",
          method: "POST",
          headers,
          body: JSON.stringify({ ...sampleCustomer, customerName: `nr ${nth}` })
        })
        if (answer.status === 200) kept.push(nth)
        return answer
      })
      for (const [at, port] of ports.entries()) {
        await nodes[at]!.stop()
        nodes[at] = await start(port)
        // As `systemctl restart` does before it takes the next.
        assert.strictEqual(
          spawnSync(process.execPath, ["app-api/deploy/whenReady.mjs", String(port)], { timeout: 60_000 }).status,
          0
        )
      }
      const tally = await load.finish()
      assert.deepStrictEqual(Object.keys(tally), ["200"], `${JSON.stringify(tally)}\n${caddy.said().slice(-2_000)}`)
      const there = await place.sql(
        tenant.id,
        "select customer_name as name from customer where customer_name like 'nr %'"
      )
      assert.sameMembers(
        there.map(({ name }) => name),
        kept.map((nth) => `nr ${nth}`)
      )
      assert.isAbove(kept.length, 50)
    }, 120_000)
  }
)

const folder = "app-api/deploy/systemd"
const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0

describe("the units of systemd", () => {
  it.skipIf(!hasSystemd)("are well in its own eyes", () => {
    const units = readdirSync(folder).map((name) => `${folder}/${name}`)
    const { stderr } = spawnSync("systemd-analyze", ["verify", ...units], { encoding: "utf8" })
    // It finds no /opt/frit here.
    assert.deepStrictEqual(
      stderr
        .split("\n")
        .filter((line) => line !== "" && !line.includes("/opt/frit/node_modules/node/bin/node is not executable")),
      []
    )
  })

  it("give a stop the time that it may take, and start the server as npm start does", async () => {
    const unit = readFileSync(`${folder}/frit@.service`, "utf8")
    const { serverArgs } = (await import(new URL("../../app-api/launch/programs.mjs", import.meta.url).href)) as {
      serverArgs: ReadonlyArray<string>
    }
    assert.include(unit, `ExecStart=/opt/frit/node_modules/node/bin/node ${serverArgs.join(" ")}\n`)
    const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(unit)![1])
    assert.isAtLeast(seconds("TimeoutStopSec"), seconds("FRIT_DRAIN") + 20 + 20)
  })
})
