import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { createServer, type Server as Listening } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, assert, beforeAll, describe, it, vi } from "@effect/vitest"
import { settings } from "#api/settings.ts"
import { freePort } from "#adapters/postgres/embedded/freePort.ts"
import { sampleCustomer } from "#domain/testing/samples.ts"
import { deskRoles } from "../api/faults/desk.ts"
import { openEnvironment, type FaultEnvironment, type Server } from "../api/faults/openEnvironment.ts"
import { waitTimeout } from "../api/faults/soon.ts"
import { keepAsking } from "../api/operations/balancer.ts"
import { systemProgram } from "../set-up/systemProgram.ts"
import { password } from "../support/apiClient.ts"
import { openCaddy } from "./openCaddy.ts"
import { openPgBouncer } from "./openPgBouncer.ts"

const [caddyProgram, bouncerProgram] = [systemProgram("caddy"), systemProgram("pgbouncer")]
const domain = "frit.test"

// The setup that README.md describes in front of and behind Frit, using the actual files of app-api/deploy.
describe.skipIf(caddyProgram === undefined || bouncerProgram === undefined)(
  "two nodes between Caddy and PgBouncer",
  () => {
    let place: FaultEnvironment
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
      place = await openEnvironment()
      pooler = await openPgBouncer(bouncerProgram!, place)
      ports = [await freePort(), await freePort()]
      caddy = await openCaddy(caddyProgram!, domain, ports)
      nodes = await Promise.all(ports.map(start))
      // Caddy started before the nodes and checks them once a second.
      await vi.waitFor(
        async () => assert.strictEqual((await caddy.ask({ host: domain, path: "/readyz" })).status, 200),
        waitTimeout
      )
    }, 120_000)
    afterAll(async () => {
      await caddy?.close()
      await place?.close()
      await pooler?.close()
    })

    it("sign a user in over TLS, and lose no request while both are restarted in turn under load", async () => {
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
        // As `systemctl restart` does before it continues with the next node.
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
const deployed = readdirSync("app-api/deploy", { recursive: true, encoding: "utf8" })
  .map((name) => `app-api/deploy/${name}`)
  .filter((path) => !path.endsWith("systemd"))
const containerfile = readFileSync("app-api/deploy/Containerfile", "utf8")
const { serverArgs } = (await import(new URL("../../app-api/launch/programs.mjs", import.meta.url).href)) as {
  serverArgs: ReadonlyArray<string>
}

describe("the files of app-api/deploy", () => {
  it("refer only to programs, files and settings that exist", () => {
    assert.isAtLeast(deployed.length, 10)
    const known = new Set([
      ...settings.map(({ name }) => name),
      // Defined by the Caddyfile itself.
      "FRIT_DOMAIN",
      "FRIT_NODES"
    ])
    const missing = deployed.flatMap((path) => {
      const text = readFileSync(path, "utf8")
      const named = [...text.matchAll(/\bapp-api\/[\w/-]+(?:\.\w+)?/g)].map(([one]) => one)
      const told = [...text.matchAll(/\bFRIT_[A-Z0-9_]+/g)].map(([one]) => one)
      return [...named.filter((one) => !existsSync(one)), ...told.filter((one) => !known.has(one))].map(
        (one) => `${path}: ${one}`
      )
    })
    assert.deepStrictEqual(missing, [])
  })
})

describe("the container", () => {
  const instructions = containerfile
    .split("\n")
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)] as const)
  const all = (name: string) => instructions.filter(([one]) => one === name).map(([, rest]) => rest)

  it("uses only known instructions, and copies only existing files", () => {
    const words = "FROM WORKDIR COPY RUN USER VOLUME ENV EXPOSE STOPSIGNAL HEALTHCHECK CMD".split(" ")
    assert.deepStrictEqual(
      instructions.filter(([name]) => !words.includes(name)),
      []
    )
    for (const copied of all("COPY").filter((one) => !one.startsWith("--from=")))
      for (const source of copied.split(" ").slice(0, -1)) assert.isTrue(existsSync(source), source)
    for (const [, stage] of containerfile.matchAll(/--from=(\w+)/g)) assert.include(containerfile, ` AS ${stage}\n`)
  })

  it("excludes everything that git ignores: packages of another machine, shop data", () => {
    const ignored = readFileSync("app-api/deploy/Containerfile.dockerignore", "utf8").split("\n")
    const lines = readFileSync(".gitignore", "utf8").split("\n")
    assert.include(ignored, "node_modules/")
    assert.deepStrictEqual(
      lines.filter((line) => line !== "" && !line.startsWith("#") && !ignored.includes(line)),
      []
    )
  })

  it("runs on the Node version of package.json, and starts the server like npm start", () => {
    const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
      devDependencies: { node: string }
    }
    for (const image of all("FROM"))
      assert.include(image, `node:${devDependencies.node.split(".").slice(0, 2).join(".")}-`)
    assert.deepStrictEqual(JSON.parse(all("CMD").at(-1)!), ["node", ...serverArgs])
    assert.notStrictEqual(all("USER").at(-1), "root")
    assert.strictEqual(all("STOPSIGNAL").at(-1), "SIGTERM")
  })

  it("has a health check that passes if the server responds and fails if it does not", async () => {
    const check = JSON.parse(/CMD (\[.*\])$/.exec(all("HEALTHCHECK")[0]!)![1]!) as ReadonlyArray<string>
    const answering = (status: number) =>
      new Promise<Listening>((resolve) => {
        const server = createServer((request, response) => {
          response.writeHead(request.url === "/readyz" ? status : 404).end()
        })
        server.listen(0, "127.0.0.1", () => resolve(server))
      })
    const checked = async (port: number) => {
      const child = spawn(
        process.execPath,
        check.slice(1).map((one) => one.replace(":3000", `:${port}`)),
        { stdio: "ignore" }
      )
      return ((await once(child, "exit")) as [number])[0]
    }
    for (const [status, code] of [
      [200, 0],
      [503, 1]
    ] as const) {
      const server = await answering(status)
      assert.strictEqual(await checked((server.address() as AddressInfo).port), code)
      server.close()
    }
    assert.strictEqual(await checked(await freePort()), 1)
  })
})

describe("the systemd units", () => {
  it.skipIf(!hasSystemd)("pass systemd's own verification", () => {
    const units = readdirSync(folder).map((name) => `${folder}/${name}`)
    const { stderr } = spawnSync("systemd-analyze", ["verify", ...units], { encoding: "utf8" })
    // /opt/frit does not exist on this machine.
    assert.deepStrictEqual(
      stderr
        .split("\n")
        .filter((line) => line !== "" && !line.includes("/opt/frit/node_modules/node/bin/node is not executable")),
      []
    )
  })

  it("state their own path, and every timer has its service", () => {
    const names = readdirSync(folder)
    for (const name of names)
      assert.match(readFileSync(`${folder}/${name}`, "utf8"), new RegExp(`^# /etc/systemd/system/${name}: `), name)
    for (const timer of names.filter((name) => name.endsWith(".timer")))
      assert.include(names, timer.replace(".timer", ".service"))
  })

  it("allow enough time for a stop, and start the server like npm start", () => {
    const unit = readFileSync(`${folder}/frit@.service`, "utf8")
    assert.include(unit, `ExecStart=/opt/frit/node_modules/node/bin/node ${serverArgs.join(" ")}\n`)
    const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(unit)![1])
    assert.isAtLeast(seconds("TimeoutStopSec"), seconds("FRIT_DRAIN") + 20 + 20)
  })
})
