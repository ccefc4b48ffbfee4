import { Effect, FiberSet, Layer } from "effect"
import { Database } from "#adapters/postgres/Database.ts"
import { RequestEnd } from "#domain/contract/Caller.ts"
import { AfterResponse } from "#domain/contract/AfterResponse.ts"

/** Maximum number of tasks running after responses; beyond that, responses wait for their own task. */
const maxPending = 200

/** Milliseconds after which a task starts even if the end of the request was not seen. */
const soon = 5_000

/** Runs work after the response has been sent. A shutdown waits for it before closing the database. */
export const afterResponse = Layer.effect(
  AfterResponse,
  Effect.gen(function* () {
    yield* Database
    const under = yield* FiberSet.make<void, never>()
    yield* Effect.addFinalizer(() => FiberSet.awaitEmpty(under))
    return <E, R>(work: Effect.Effect<void, E, R>) =>
      Effect.gen(function* () {
        if ((yield* FiberSet.size(under)) >= maxPending) return yield* work
        const answered = Effect.timeoutOption(yield* RequestEnd, soon)
        yield* FiberSet.run(
          under,
          Effect.catchCause(Effect.andThen(answered, work), (cause) =>
            Effect.logError("work after a response failed", cause)
          )
        )
      })
  })
)
