import { Effect } from "effect"
import { watchdog } from "#adapters/telemetry/watchdog.ts"

/** Blocks its event loop for the given milliseconds under the watchdog, and then reports so. */
const [block = 0, logAfter = 0, endAfter = 0] = process.argv.slice(2).map(Number)

await Effect.runPromise(
  Effect.scoped(
    Effect.gen(function* () {
      yield* watchdog({ logAfter, endAfter })
      yield* Effect.sleep(300)
      const until = performance.now() + block
      while (performance.now() < until);
      yield* Effect.sleep(300)
      process.stdout.write("went on\n")
    })
  )
)
