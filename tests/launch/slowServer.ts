import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Effect } from "effect"
import type { AddressInfo } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import { front } from "#adapters/koa/front.ts"
import { Life } from "#adapters/koa/Life.ts"
import { listen } from "#adapters/koa/listen.ts"
import { stopAtOnceWhenToldTwice } from "#api/stopAtOnceWhenToldTwice.ts"

// A server that stops as the product does. Each call takes argv[2] milliseconds; its port is told once it listens, then every call under way.
const life = new Life()
life.open({
  isWell: async () => true,
  pages: async (ctx) => {
    process.stdout.write(".")
    await pause(Number(process.argv[2]))
    ctx.body = "done"
  }
})
stopAtOnceWhenToldTwice()
Effect.gen(function*() {
  const server = yield* listen(front(life, false, () => {}).callback(), 0, life)
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
  return yield* Effect.never
}).pipe(Effect.scoped, NodeRuntime.runMain)
