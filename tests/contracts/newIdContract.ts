import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { NewId } from "#domain/shared/NewId.ts"

/** The contract of every id generator: RFC 9562 §5.7. */
export const newIdContract = <E>(name: string, ids: Layer.Layer<NewId, E>) =>
  layer(ids, { excludeTestServices: true })(name, (it) => {
    it.effect("generates version 7 UUIDs", () =>
      Effect.gen(function* () {
        const { next } = yield* NewId
        assert.match(yield* next, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      })
    )

    it.effect("never repeats an id, and each sorts after the previous ones", () =>
      Effect.gen(function* () {
        const { next } = yield* NewId
        const made = yield* Effect.forEach(Array.from({ length: 10_000 }), () => next)
        assert.strictEqual(new Set(made).size, 10_000)
        assert.deepStrictEqual(made.toSorted(), made)
      })
    )

    it.effect("starts with the milliseconds since 1970", () =>
      Effect.gen(function* () {
        const before = Date.now()
        const made = Number.parseInt((yield* (yield* NewId).next).replaceAll("-", "").slice(0, 12), 16)
        // In a busy millisecond, ids may borrow from the following ones to stay in order.
        assert.isAtLeast(made, before)
        assert.isBelow(made - before, 60_000)
      })
    )
  })
