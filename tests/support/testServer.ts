import type { AddressInfo, Socket } from "node:net"
import { Effect, Layer, ManagedRuntime } from "effect"
import { afterAll, assert, beforeAll } from "vitest"
import { application, type Services } from "#api/serve.ts"
import { layers } from "#api/layers.ts"
import { Lifecycle } from "#adapters/koa/Lifecycle.ts"
import { listen } from "#adapters/koa/listen.ts"
import { PublicUrl } from "#adapters/koa/PublicUrl.ts"
import { vinDecoderMemory } from "#adapters/memory/vinDecoderMemory.ts"
import type { Write } from "#adapters/telemetry/writeLog.ts"
import { openPlatform, openShop } from "./openShop.ts"
import { testSettings } from "./testDatabase.ts"
import { apiClient } from "./apiClient.ts"

/** Observers for a server's log and spans. */
export interface Heard {
  readonly write?: Write
  readonly around?: Layer.Layer<never>
  readonly settings?: typeof testSettings
}

/** The real application on its own port, over the test run's PostgreSQL; shops are addressed by the Host header. */
export const testServer = ({ around = Layer.empty, settings = testSettings, write = () => {} }: Heard = {}) => {
  const runtime: ManagedRuntime.ManagedRuntime<Services, unknown> = ManagedRuntime.make(
    Layer.mergeAll(layers, vinDecoderMemory).pipe(
      Layer.provideMerge(around),
      Layer.provide(settings)
    ) as Layer.Layer<Services>
  )
  let port = 0
  let close = async () => {}
  const callers = new Map<number | undefined, Socket>()
  let routes: ReadonlyArray<string> = []
  const succeeded = new Set<string>()
  const heard: Write = (entry) => {
    if (entry.message === "request" && Math.floor(Number(entry["status"]) / 100) === 2)
      succeeded.add(String(entry["route"]))
    write(entry)
  }

  beforeAll(async () => {
    const publicUrl = await runtime.runPromise(PublicUrl)
    await runtime.runPromise(openPlatform)
    let stop = () => {}
    const open = Effect.gen(function* () {
      const app = application(runtime, "/nowhere", publicUrl, heard)
      routes = yield* Effect.promise(app.routes)
      const { server } = yield* listen(app.callback(), 0, new Lifecycle())
      server.on("connection", (socket: Socket) => callers.set(socket.remotePort, socket))
      port = (server.address() as AddressInfo).port
      yield* Effect.callback<void>((resume) => {
        stop = () => resume(Effect.void)
      })
    })
    const running = Effect.runPromise(Effect.scoped(open))
    while (port === 0) await new Promise((resolve) => setImmediate(resolve))
    close = async () => {
      stop()
      await running
    }
  })
  afterAll(async () => {
    await close()
    await runtime.dispose()
    // Every successful response came from a listed route: no middleware responds on its own (Z7).
    const known = new Set([...routes.map((route) => route.split(" ")[1]), "/*", "/assets"])
    assert.deepStrictEqual(
      [...succeeded].filter((route) => !known.has(route)),
      []
    )
  })

  const run = <A>(effect: Effect.Effect<A, never, Services>) => runtime.runPromise(effect)
  return {
    ...apiClient(() => port),
    openShop: (...asked: Parameters<typeof openShop>) => run(openShop(...asked)),
    run,
    routes: () => routes,
    port: () => port,
    /** Returns the number of bytes the server has read from the connection with this client port. */
    bytesReadFrom: (from: number) => callers.get(from)?.bytesRead
  }
}
