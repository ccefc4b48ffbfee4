import { Effect, Layer } from "effect"
import { CardCharges } from "#domain/card-payments/CardCharges.ts"
import { CardProcessor } from "#domain/card-payments/CardProcessor.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"

/** Wraps services so that the n-th step dies, before or after its effect, simulating a process killed at that point. */
export const killAtStep = (at: number, processor: CardProcessor["Service"]) => {
  let steps = 0
  const cut = (key: string, part: unknown): unknown => {
    if (typeof part !== "function" || key === "answers") return part
    return (...all: ReadonlyArray<unknown>) => {
      const work = (part as (...all: ReadonlyArray<unknown>) => Effect.Effect<unknown>)(...all)
      return Effect.suspend(() => {
        steps += 2
        if (at === steps - 1) return Effect.die("killed before")
        return at === steps ? Effect.andThen(work, Effect.die("killed after")) : work
      })
    }
  }
  const cutAll = <A extends object>(service: A): A =>
    Object.fromEntries(Object.entries(service).map(([key, part]) => [key, cut(key, part)])) as A
  const layers = Layer.mergeAll(
    Layer.effect(Jobs, Effect.map(Jobs, cutAll)),
    Layer.effect(CardCharges, Effect.map(CardCharges, cutAll)),
    Layer.succeed(CardProcessor, cutAll(processor))
  )
  return { layers, steps: () => steps }
}
