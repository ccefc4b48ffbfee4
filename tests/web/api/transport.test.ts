import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { Transport } from "#web/api/Transport.ts"
import { lifetimes } from "#domain/credentials/Sessions.ts"
import { requestTimeout, transportFetch } from "#web/api/transportFetch.ts"

interface Heard {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A minimal HTTP server that records the requests it receives. */
const listening = (reply: (response: ServerResponse) => void) =>
  Effect.acquireRelease(
    Effect.promise(
      () =>
        new Promise<{ readonly heard: Array<Heard>; readonly base: string; readonly stop: () => Promise<void> }>(
          (ready) => {
            const heard: Array<Heard> = []
            const server = createServer((request, response) => {
              let body = ""
              request.on("data", (part) => {
                body += part
              })
              request.on("end", () => {
                heard.push({ method: request.method, url: request.url, headers: request.headers, body })
                reply(response)
              })
            }).listen(0, "127.0.0.1", () =>
              ready({
                heard,
                base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/V1`,
                stop: () =>
                  new Promise((done) => {
                    server.closeAllConnections()
                    server.close(() => done())
                  })
              })
            )
          }
        )
    ),
    ({ stop }) => Effect.promise(stop)
  )

const json = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
}
const done = { succeeded: true, messages: [], data: null }

const asked = Schema.Struct({
  id: Schema.String,
  text: Schema.optionalKey(Schema.String),
  size: Schema.optionalKey(Schema.Int)
})
const make = (method: "GET" | "POST" | "PUT" | "DELETE", path: `/${string}`) =>
  endpoint({
    name: "x",
    summary: "x",
    method,
    path,
    access: "everyone",
    input: asked,
    output: Schema.Null,
    failures: []
  })

const send = (base: string, ...[one, input, sending]: Parameters<Transport["Service"]["send"]>) =>
  Transport.use((transport) => transport.send(one, input, sending)).pipe(Effect.provide(transportFetch(base)))

describe("the fetch transport", () => {
  it("times out well before the server forgets the token it may have replaced (S5)", () =>
    assert.isAtLeast(lifetimes.rotationGrace - requestTimeout, 10_000))

  it.effect("sends a form with bytes as files and strings as text", () =>
    Effect.gen(function* () {
      const { heard, base } = yield* listening(json(200, done))
      const form = endpoint({
        name: "x",
        summary: "x",
        method: "POST",
        path: "/jobs/:id/files",
        access: "everyone",
        body: "form",
        output: Schema.Null,
        failures: [],
        input: Schema.Struct({ id: Schema.String, name: Schema.String, file: Schema.Uint8ArrayFromBase64 })
      })
      yield* send(base, form, { id: "7", name: "Réclamation.pdf", file: btoa("%PDF-") })
      const [{ body, headers, url }] = heard as [Heard]
      assert.strictEqual(url, "/api/V1/jobs/7/files")
      assert.match(String(headers["content-type"]), /^multipart\/form-data; boundary=/)
      assert.match(body, /name="name"\r\n\r\nRéclamation\.pdf\r\n/)
      assert.match(body, /name="file"; filename="file"\r\n[^]*\r\n\r\n%PDF-\r\n/)
    })
  )

  it.effect("puts path fields in the path, escaped, and the remaining fields of a GET in the query", () =>
    Effect.gen(function* () {
      const { heard, base } = yield* listening(json(200, done))
      const answer = yield* send(base, make("GET", "/jobs/:id"), { id: "a/b c", text: "é & ü", size: undefined })
      assert.deepStrictEqual(answer, { status: 200, body: done as never })
      assert.strictEqual(heard[0]?.method, "GET")
      assert.strictEqual(heard[0]?.url, "/api/V1/jobs/a%2Fb%20c?text=%C3%A9+%26+%C3%BC")
      assert.strictEqual(heard[0]?.body, "")
      assert.strictEqual(heard[0]?.headers["x-frit"], "1")
    })
  )

  it.effect("puts the remaining fields of a POST in a JSON body, with the idempotency key", () =>
    Effect.gen(function* () {
      const { heard, base } = yield* listening(json(200, done))
      yield* send(base, make("POST", "/jobs/:id/payments"), { id: "7", size: 3 }, { idempotencyKey: "press-1" })
      assert.strictEqual(heard[0]?.url, "/api/V1/jobs/7/payments")
      assert.deepStrictEqual(JSON.parse(heard[0]?.body ?? ""), { size: 3 })
      assert.strictEqual(heard[0]?.headers["content-type"], "application/json")
      assert.strictEqual(heard[0]?.headers["idempotency-key"], "press-1")
    })
  )

  it.effect("sends an empty object for a POST without fields, and no body for a DELETE", () =>
    Effect.gen(function* () {
      const { heard, base } = yield* listening(json(200, done))
      yield* send(base, make("POST", "/jobs/:id/invoice"), { id: "7" })
      yield* send(base, make("DELETE", "/profiles/:id"), { id: "7" })
      assert.deepStrictEqual(
        heard.map(({ method, body }) => [method, body]),
        [
          ["POST", "{}"],
          ["DELETE", ""]
        ]
      )
    })
  )

  it.effect("treats a gateway's error page as the message catalog's 500", () =>
    Effect.gen(function* () {
      const { base } = yield* listening((response) =>
        response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>")
      )
      assert.deepStrictEqual(yield* send(base, make("GET", "/jobs/:id"), { id: "7" }), {
        status: 502,
        body: { succeeded: false, messages: ["serverError"], errors: {} }
      })
    })
  )

  it.effect("fails as Offline if the server cannot be reached", () =>
    Effect.gen(function* () {
      const { base, stop } = yield* listening(json(200, done))
      yield* Effect.promise(stop)
      assert.strictEqual((yield* Effect.flip(send(base, make("GET", "/jobs/:id"), { id: "7" })))._tag, "Offline")
    })
  )

  it.effect("fails as Offline if the connection breaks during a response", () =>
    Effect.gen(function* () {
      const { base } = yield* listening((response) => {
        response.writeHead(200, { "content-type": "application/json", "content-length": "999" }).write("{")
        response.destroy()
      })
      assert.strictEqual((yield* Effect.flip(send(base, make("GET", "/jobs/:id"), { id: "7" })))._tag, "Offline")
    })
  )
})
