import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Attempts } from "#domain/credentials/Attempts.ts"

const noon = Date.UTC(2026, 10, 21, 12)
const minute = 60_000
const three = { tries: 3, within: 15 * minute }

/** The contract of every attempt counter. */
export const attemptsContract = <E>(name: string, counter: Layer.Layer<Attempts, E>) =>
  layer(counter, { excludeTestServices: true })(name, (it) => {
    const trying = Effect.map(Attempts, (attempts) => {
      const key = crypto.randomUUID()
      return {
        attempts,
        key,
        at: (minutes: number) => Effect.map(attempts.count(key, three, noon + minutes * minute), ({ freeAt }) => freeAt)
      }
    })

    it.effect(
      "allows a limited number of attempts, then reports when the oldest one expires and the next is allowed",
      () =>
        Effect.gen(function* () {
          const { at } = yield* trying
          for (const minutes of [0, 4, 5]) assert.strictEqual(yield* at(minutes), undefined)
          for (const minutes of [5, 9, 14.99]) assert.strictEqual(yield* at(minutes), noon + 15 * minute)
          assert.strictEqual(yield* at(15), undefined)
          assert.strictEqual(yield* at(16), noon + 19 * minute)
          assert.strictEqual(yield* at(19), undefined)
        })
    )

    it.effect("does not count refused attempts, so a caller is never locked out forever", () =>
      Effect.gen(function* () {
        const { at } = yield* trying
        for (const minutes of [0, 0, 0, 1, 5, 14]) yield* at(minutes)
        for (const minutes of [15, 15, 15]) assert.strictEqual(yield* at(minutes), undefined)
      })
    )

    it.effect("lets exactly three of fifty concurrent attempts through", () =>
      Effect.gen(function* () {
        const { at } = yield* trying
        const answers = yield* Effect.all(
          Array.from({ length: 50 }, () => at(0)),
          { concurrency: "unbounded" }
        )
        assert.strictEqual(answers.filter((free) => free === undefined).length, 3)
      })
    )

    it.effect("gives back a single attempt, or resets the counter", () =>
      Effect.gen(function* () {
        const { attempts, key, at } = yield* trying
        for (const minutes of [0, 1, 2]) yield* at(minutes)
        yield* attempts.uncount(key)
        assert.strictEqual(yield* at(3), undefined)
        assert.strictEqual(yield* at(3), noon + 15 * minute)
        yield* attempts.reset(key)
        for (const minutes of [3, 3, 3]) assert.strictEqual(yield* at(minutes), undefined)
        assert.strictEqual(yield* at(3), noon + 18 * minute)
      })
    )

    it.effect("reports how many attempts count and since when", () =>
      Effect.gen(function* () {
        const attempts = yield* Attempts
        const key = crypto.randomUUID()
        const told = yield* Effect.forEach([0, 1, 2, 3, 15.5], (minutes) =>
          attempts.count(key, three, noon + minutes * minute)
        )
        assert.deepStrictEqual(told, [
          { tries: 1, since: noon, freeAt: undefined },
          { tries: 2, since: noon, freeAt: undefined },
          { tries: 3, since: noon, freeAt: undefined },
          { tries: 3, since: noon, freeAt: noon + 15 * minute },
          { tries: 3, since: noon + minute, freeAt: undefined }
        ])
      })
    )

    it.effect("counts each key separately and ignores unknown keys", () =>
      Effect.gen(function* () {
        const [one, other] = [yield* trying, yield* trying]
        for (const minutes of [0, 0, 0]) yield* one.at(minutes)
        assert.strictEqual(yield* other.at(0), undefined)
        yield* one.attempts.uncount(crypto.randomUUID())
        yield* one.attempts.reset(crypto.randomUUID())
        assert.strictEqual(yield* one.at(0), noon + 15 * minute)
      })
    )
  })
