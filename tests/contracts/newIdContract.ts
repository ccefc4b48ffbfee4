import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { NewId } from "#domain/shared/NewId.ts"

/** What every maker of ids must do: RFC 9562 §5.7. */
export const newIdContract = <E>(name: string, ids: Layer.Layer<NewId, E>) =>
  layer(ids, { excludeTestServices: true })(name, (it) => {
    it.effect("makes UUIDs of version 7", () =>
      Effect.gen(function* () {
        const { next } = yield* NewId
        assert.match(yield* next, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      })
    )

    it.effect("never makes one twice, and each sorts after the ones before", () =>
      Effect.gen(function* () {
        const { next } = yield* NewId
        const made = yield* Effect.forEach(Array.from({ length: 10_000 }), () => next)
        assert.strictEqual(new Set(made).size, 10_000)
        assert.deepStrictEqual(made.toSorted(), made)
      })
    )

    it.effect("begins with the milliseconds since 1970", () =>
      Effect.gen(function* () {
        const before = Date.now()
        const made = Number.parseInt((yield* (yield* NewId).next).replaceAll("-", "").slice(0, 12), 16)
        // Ids of one busy millisecond may borrow the next ones, so that they stay in order.
        assert.isAtLeast(made, before)
        assert.isBelow(made - before, 60_000)
      })
    )
  })
