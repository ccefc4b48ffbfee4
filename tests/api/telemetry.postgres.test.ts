import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { json } from "node:stream/consumers"
import { Effect } from "effect"
import { afterAll, assert, describe, it, vi } from "@effect/vitest"
import { telemetry } from "#adapters/telemetry/telemetry.ts"
import { traces } from "#api/traces.ts"
import { sampleCustomer } from "#domain/testing/samples.ts"
import { testServer } from "../support/testServer.ts"

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly attributes: ReadonlyArray<{ readonly key: string; readonly value: Readonly<Record<string, unknown>> }>
}

interface Sent {
  readonly resourceSpans: ReadonlyArray<{
    readonly resource: { readonly attributes: Span["attributes"] }
    readonly scopeSpans: ReadonlyArray<{ readonly spans: ReadonlyArray<Span> }>
  }>
}

// A collector that accepts OTLP/HTTP JSON as defined by the OpenTelemetry protocol, and records it.
const heard: Array<{ readonly path: string; readonly type: string; readonly key: string; readonly body: Sent }> = []
const collector = createServer(async (req, res) => {
  heard.push({
    path: req.url!,
    type: String(req.headers["content-type"]),
    key: String(req.headers["x-key"]),
    body: (await json(req)) as Sent
  })
  res.setHeader("Content-Type", "application/json").end("{}")
}).listen(0, "127.0.0.1")
await once(collector, "listening")
afterAll(() => collector.close())

const { port } = collector.address() as AddressInfo
const around = telemetry({
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  OTEL_EXPORTER_OTLP_HEADERS: "x-key=ours",
  OTEL_BSP_SCHEDULE_DELAY: "50",
  OTEL_SERVICE_NAME: "frit-test"
})
const { ask, openShop, signIn } = testServer({ around })

const spans = () =>
  heard.flatMap(({ body }) =>
    body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  )
const told = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

describe("OpenTelemetry", () => {
  it("receives a server span for each request, in the caller's trace, with shop and route pattern", async () => {
    const { prefix, tenant, users } = await openShop(["owner"])
    const cookie = await signIn(prefix, users[0]!.userName)
    const traceId = "4bf92f3577b34da6a3ce929d0e0e4736"
    const answer = await ask(prefix, `/customers/${crypto.randomUUID()}`, {
      cookie,
      headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` }
    })
    const mine = await vi.waitFor(
      () => {
        const found = spans().filter((span) => span.traceId === traceId)
        assert.isTrue(found.some(({ kind }) => kind === 2))
        return found
      },
      { timeout: 10_000 }
    )
    const server = mine.find(({ kind }) => kind === 2)!
    assert.strictEqual(server.name, "GET /api/V1/customers/:id")
    assert.strictEqual(server.parentSpanId, "00f067aa0ba902b7")
    assert.deepInclude(told(server), {
      "http.request.method": "GET",
      "http.route": "/api/V1/customers/:id",
      "frit.tenant": tenant.id,
      "frit.request": answer.headers["x-request-id"]
    })
    assert.strictEqual(Number(told(server)["http.response.status_code"]), 404)
    assert.isTrue(mine.some(({ name, parentSpanId }) => name === "Customers.get" && parentSpanId !== undefined))
    const [first] = heard
    assert.deepStrictEqual([first!.path, first!.type, first!.key], ["/v1/traces", "application/json", "ours"])
    assert.deepInclude(
      Object.fromEntries(
        first!.body.resourceSpans[0]!.resource.attributes.map(({ key, value }) => [key, value["stringValue"]])
      ),
      { "service.name": "frit-test" }
    )
  })

  it("receives spans for CSV exports, documents and partner webhooks too", async () => {
    const { prefix, users } = await openShop(["owner"])
    const cookie = await signIn(prefix, users[0]!.userName)
    await ask(prefix, "/exports/customers.csv", { cookie })
    await ask(prefix, `/jobs/${crypto.randomUUID()}/document.pdf?kind=quote`, { cookie })
    await ask("", "/twilio/inbound", { method: "POST", body: "From=1" })
    const statusOf = (name: string) =>
      spans()
        .filter((span) => span.kind === 2 && span.name === name)
        .map((span) => Number(told(span)["http.response.status_code"]))
    await vi.waitFor(
      () =>
        assert.deepStrictEqual(
          ["GET /api/V1/exports/customers.csv", "GET /api/V1/jobs/:id/document.pdf", "POST /api/V1/twilio/inbound"].map(
            statusOf
          ),
          [[200], [404], [401]]
        ),
      { timeout: 10_000 }
    )
  })

  it("receives no personal data", async () => {
    const mark = `canary${crypto.randomUUID().slice(0, 8)}`
    const { prefix, users } = await openShop(["owner"])
    const cookie = await signIn(prefix, users[0]!.userName)
    const before = spans().length
    await ask(prefix, "/customers", {
      method: "POST",
      cookie,
      body: { ...sampleCustomer, customerName: mark, emailAddress: `${mark}@example.com` }
    })
    await ask(prefix, `/customers?text=${mark}`, { cookie })
    await ask("", "/login", { method: "POST", body: { userName: mark, password: mark } })
    await vi.waitFor(
      () =>
        assert.isTrue(
          spans()
            .slice(before)
            .some(({ name }) => name === "POST /api/V1/login")
        ),
      { timeout: 10_000 }
    )
    assert.notInclude(JSON.stringify(heard), mark)
    assert.notInclude(JSON.stringify(heard), cookie.split("; ")[0]!.split("=")[1]!)
  })

  it("receives no spans if no collector is configured", async () => {
    const noAnswer = await traces({ OTEL_SERVICE_NAME: "frit" })
    assert.strictEqual(
      (await Effect.runPromise(Effect.currentSpan.pipe(Effect.withSpan("a call"), Effect.provide(noAnswer)))).spanId,
      "noop"
    )
  })
})
