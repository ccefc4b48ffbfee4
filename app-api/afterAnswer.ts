import { Effect, FiberSet, Layer } from "effect"
import { Database } from "#adapters/postgres/Database.ts"
import { CallEnd } from "#domain/contract/Caller.ts"
import { AfterAnswer } from "#domain/contract/AfterAnswer.ts"

/** Maximum number of tasks running after responses; beyond that, responses wait for their own task. */
const most = 200

/** Milliseconds after which a task starts even if the end of the request was not seen. */
const soon = 5_000

/** Runs work after the response has been sent. A shutdown waits for it before closing the database. */
export const afterAnswer = Layer.effect(
  AfterAnswer,
  Effect.gen(function* () {
    yield* Database
    const under = yield* FiberSet.make<void, never>()
    yield* Effect.addFinalizer(() => FiberSet.awaitEmpty(under))
    return <E, R>(work: Effect.Effect<void, E, R>) =>
      Effect.gen(function* () {
        if ((yield* FiberSet.size(under)) >= most) return yield* work
        const answered = Effect.timeoutOption(yield* CallEnd, soon)
        yield* FiberSet.run(
          under,
          Effect.catchCause(Effect.andThen(answered, work), (cause) =>
            Effect.logError("work after a response failed", cause)
          )
        )
      })
  })
)
