import { connect, type Socket } from "node:net"
import type { AddressInfo } from "node:net"
import { once } from "node:events"
import { Effect } from "effect"
import { assert, describe, it } from "@effect/vitest"
import { frontMiddleware } from "#adapters/koa/frontMiddleware.ts"
import { Lifecycle } from "#adapters/koa/Lifecycle.ts"
import { listen } from "#adapters/koa/listen.ts"
import { readBody } from "#adapters/koa/readBody.ts"

/**
 * W7 requires this many. Both ends of each connection are in this process, which needs twice as many file descriptors;
 * Node uses as many as the system's hard limit allows.
 */
const clients = 1_500

/**
 * Clients that start a request with `begun` and never finish it. Returns what each received until its connection was
 * closed.
 */
const halfOpen = async (port: number, count: number, begun: string) => {
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(port, "127.0.0.1")
      await once(socket, "connect")
      socket.write(begun)
      return socket
    })
  )
  const closed = (socket: Socket) =>
    new Promise<string>((resolve) => {
      let heard = ""
      socket.on("data", (part) => {
        heard += part.toString()
      })
      socket.on("error", () => {})
      socket.on("close", () => resolve(heard))
    })
  return Promise.all(sockets.map(closed))
}

describe("half-open clients (W7)", () => {
  it.live.each([
    ["incomplete headers", "POST /login HTTP/1.1\r\nHost: localhost\r\nX-Half: "],
    ["no data", ""],
    [
      "an incomplete body",
      'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"userName":'
    ]
  ])(
    "with %s are closed while others are served",
    ([, begun = ""]) =>
      Effect.gen(function* () {
        const life = new Lifecycle()
        const app = frontMiddleware(life, false, () => {})
        const { open, server } = yield* listen(
          app.callback(),
          0,
          life,
          { drain: 0, finish: 1_000 },
          { headers: 1_000, whole: 2_000 }
        )
        yield* open({
          pages: async (ctx) => {
            if (ctx.method === "POST") await readBody(ctx, 1_000)
            ctx.body = "answered"
          },
          isHealthy: async () => true,
          routes: []
        })
        const { port } = server.address() as AddressInfo
        const waiting = halfOpen(port, clients, begun)
        const meanwhile = yield* Effect.promise(() =>
          Promise.all(
            Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/`).then((reply) => reply.text()))
          )
        )
        assert.deepStrictEqual(new Set(meanwhile), new Set(["answered"]))
        const heard = yield* Effect.promise(() => waiting)
        assert.strictEqual(heard.length, clients)
        if (begun !== "")
          assert.isTrue(
            heard.every(
              (answer) => answer === "" || answer.startsWith("HTTP/1.1 408 ") || answer.startsWith("HTTP/1.1 400 ")
            ),
            heard[0]
          )
        const { promise, resolve } = Promise.withResolvers<number>()
        server.getConnections((_, count) => resolve(count))
        assert.isBelow(yield* Effect.promise(() => promise), 30)
      }).pipe(Effect.scoped),
    30_000
  )
})
