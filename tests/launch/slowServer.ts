import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Effect } from "effect"
import type { AddressInfo } from "node:net"
import { PassThrough } from "node:stream"
import { setTimeout as pause } from "node:timers/promises"
import { frontMiddleware } from "#adapters/koa/frontMiddleware.ts"
import { Lifecycle, type OpenedApp } from "#adapters/koa/Lifecycle.ts"
import { listen } from "#adapters/koa/listen.ts"
import { forceStopOnSecondSignal } from "#api/forceStopOnSecondSignal.ts"

// A server that shuts down like the product. Each request takes argv[2] milliseconds; it prints its port once it
// listens, then every request in progress.
const life = new Lifecycle()
const house: OpenedApp = {
  routes: [],
  isHealthy: async () => true,
  pages: async (ctx) => {
    process.stdout.write(".")
    if (ctx.path === "/events") {
      ctx.type = "text/event-stream"
      ctx.body = events()
      return
    }
    await pause(Number(process.argv[2]))
    ctx.body = "done"
  }
}

/** An endless stream. */
function events() {
  const stream = new PassThrough()
  stream.write("data: first\n\n")
  return stream
}

forceStopOnSecondSignal()
Effect.gen(function* () {
  const { open, server } = yield* listen(frontMiddleware(life, false, () => {}).callback(), 0, life)
  yield* open(house)
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
  return yield* Effect.never
}).pipe(Effect.scoped, NodeRuntime.runMain)
