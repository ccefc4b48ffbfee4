import { Effect, Layer } from "effect"
import { CardCharges } from "#domain/card-payments/CardCharges.ts"
import { CardProcessor } from "#domain/card-payments/CardProcessor.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"

/** Dies at its n-th step, before or after what that step does: as a process that is killed there. */
export const killedAt = (at: number, processor: CardProcessor["Service"]) => {
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
