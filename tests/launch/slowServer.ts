import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Effect } from "effect"
import type { AddressInfo } from "node:net"
import { PassThrough } from "node:stream"
import { setTimeout as pause } from "node:timers/promises"
import { front } from "#adapters/koa/front.ts"
import { Life, type Open } from "#adapters/koa/Life.ts"
import { listen } from "#adapters/koa/listen.ts"
import { stopAtOnceWhenToldTwice } from "#api/stopAtOnceWhenToldTwice.ts"

// A server that stops as the product does. Each call takes argv[2] milliseconds; its port is told once it listens, then
// every call under way.
const life = new Life()
const house: Open = {
  routes: [],
  isWell: async () => true,
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

/** A stream that goes on for ever. */
function events() {
  const stream = new PassThrough()
  stream.write("data: first\n\n")
  return stream
}

stopAtOnceWhenToldTwice()
Effect.gen(function* () {
  const { open, server } = yield* listen(front(life, false, () => {}).callback(), 0, life)
  yield* open(house)
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
  return yield* Effect.never
}).pipe(Effect.scoped, NodeRuntime.runMain)
