import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { Middleware } from "koa"
import { afterEach, assert, describe, it } from "@effect/vitest"
import { frontMiddleware } from "#adapters/koa/frontMiddleware.ts"
import { Lifecycle } from "#adapters/koa/Lifecycle.ts"
import type { Entry } from "#adapters/telemetry/writeLog.ts"

const cleanUps: Array<() => void> = []
afterEach(() => cleanUps.splice(0).forEach((cleanUp) => cleanUp()))

/** A process with these pages. `isValid` is its database health. */
const started = async (life: Lifecycle, secure = false) => {
  const entries: Array<Entry> = []
  const server = createServer(frontMiddleware(life, secure, (entry) => void entries.push(entry)).callback()).listen(
    0,
    "127.0.0.1"
  )
  await once(server, "listening")
  cleanUps.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers })
  return { ask, entries }
}

const open = (pages: Middleware, isWell = true) => {
  const life = new Lifecycle()
  life.open({ pages, routes: [], isHealthy: async () => isWell })
  return life
}

const page: Middleware = (ctx) => {
  ctx.body = "a page"
}

describe("health", () => {
  const answers = async (life: Lifecycle) => {
    const { ask } = await started(life)
    return Promise.all(["/healthz", "/readyz"].map(async (path) => (await ask(path)).status))
  }

  it("is healthy but not ready while starting", async () =>
    assert.deepStrictEqual(await answers(new Lifecycle()), [200, 503]))
  it("is ready once started", async () => assert.deepStrictEqual(await answers(open(page)), [200, 200]))
  it("is not ready without its database", async () =>
    assert.deepStrictEqual(await answers(open(page, false)), [200, 503]))
  it("is not ready while stopping", async () => {
    const life = open(page)
    life.stop()
    assert.deepStrictEqual(await answers(life), [200, 503])
  })
})

describe("a request", () => {
  it("waits while the server is starting and is then answered", async () => {
    const life = new Lifecycle()
    const { ask } = await started(life)
    const early = ask("/jobs")
    assert.strictEqual((await ask("/readyz")).status, 503)
    life.open({ pages: page, routes: [], isHealthy: async () => true })
    assert.strictEqual(await (await early).text(), "a page")
  })

  it("is told to retry if the server stops before it has started", async () => {
    const life = new Lifecycle()
    const { ask } = await started(life)
    const early = ask("/api/V1/jobs")
    assert.strictEqual((await ask("/healthz")).status, 200)
    life.stop()
    const { headers, status } = await early
    assert.deepStrictEqual([status, headers.get("retry-after")], [503, "5"])
  })

  it("is answered with a closed connection while the node is stopping, so that the client reconnects to another", async () => {
    const life = open(page)
    const { ask } = await started(life)
    assert.notStrictEqual((await ask("/")).headers.get("connection"), "close")
    life.stop()
    const late = await ask("/")
    assert.deepStrictEqual([late.status, late.headers.get("connection")], [200, "close"])
  })

  it("keeps the caller's request id if it is valid", async () => {
    const { ask } = await started(open(page))
    assert.strictEqual(
      (await ask("/", { "x-request-id": "balancer-4711.a" })).headers.get("x-request-id"),
      "balancer-4711.a"
    )
    assert.match((await ask("/", { "x-request-id": "<script>" })).headers.get("x-request-id")!, /^[0-9a-f-]{36}$/)
  })

  it("is logged with the caller's trace and the route pattern instead of the URL", async () => {
    const { ask, entries } = await started(
      open((ctx) => {
        ctx.state.route = "/jobs/:id"
        ctx.body = ""
      })
    )
    await ask("/jobs/4711?text=ada", { traceparent: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01" })
    const [{ ms, request, ...entry }] = entries as [Entry]
    assert.deepStrictEqual(entry, {
      level: "info",
      message: "request",
      trace: "4bf92f3577b34da6a3ce929d0e0e4736",
      tenant: undefined,
      shop: undefined,
      user: undefined,
      method: "GET",
      route: "/jobs/:id",
      status: 200
    })
    assert.typeOf(ms, "number")
    assert.typeOf(request, "string")
  })

  it("gets a 500 with its request id and no details when it fails, and the id is logged", async () => {
    const { ask, entries } = await started(
      open((ctx) => {
        ctx.set("Set-Cookie", "token=1")
        throw new Error("secret of ada")
      })
    )
    for (const path of ["/api/V1/jobs", "/jobs"]) {
      const answer = await ask(path, { "x-request-id": "named-by-us" })
      const text = await answer.text()
      assert.strictEqual(answer.status, 500)
      assert.include(text, "named-by-us")
      assert.notInclude(text, "ada")
      assert.isNull(answer.headers.get("set-cookie"))
      assert.strictEqual(answer.headers.get("cache-control"), "no-store")
      assert.match(answer.headers.get("content-security-policy")!, /default-src 'none'/)
    }
    assert.deepStrictEqual(
      entries.map(({ level, request }) => [level, request]),
      [
        ["error", "named-by-us"],
        ["error", "named-by-us"]
      ]
    )
  })

  it("gets HSTS for one year including subdomains, over HTTPS only (W1)", async () => {
    const [safe, plain] = [await started(open(page), true), await started(open(page))]
    assert.strictEqual(
      (await safe.ask("/")).headers.get("strict-transport-security"),
      "max-age=31536000; includeSubDomains"
    )
    assert.isNull((await plain.ask("/")).headers.get("strict-transport-security"))
  })
})
