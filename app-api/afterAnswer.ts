import { Effect, FiberSet, Layer } from "effect"
import { Database } from "#adapters/postgres/Database.ts"
import { CallEnd } from "#domain/contract/Caller.ts"
import { AfterAnswer } from "#domain/contract/AfterAnswer.ts"

/** How much may be under way behind answers; with more, answers wait for their own. */
const most = 200

/** Milliseconds after which work begins though no end of the call was heard. */
const soon = 5_000

/** Does work behind the answer. A stop waits for it before the database is closed. */
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
            Effect.logError("work behind an answer failed", cause)
          )
        )
      })
  })
)
