import { Effect, References } from "effect"

type Made = (...args: ReadonlyArray<unknown>) => Effect.Effect<unknown>

/**
 * Like `Effect.fn`, but creates a span only if tracing is enabled and costs nothing otherwise. `Effect.fn` always
 * creates a span and captures a stack trace: 4 microseconds per call instead of 0.3.
 */
export const traced = (name: string): Effect.fn.Untraced =>
  ((...body: ReadonlyArray<unknown>) => {
    const plain = (Effect.fnUntraced as (...body: ReadonlyArray<unknown>) => Made)(...body)
    const made: Made = (...args) =>
      Effect.withFiber((fiber) =>
        fiber.getRef(References.TracerEnabled) ? Effect.withSpan(plain(...args), name) : plain(...args)
      )
    return made
  }) as Effect.fn.Untraced
