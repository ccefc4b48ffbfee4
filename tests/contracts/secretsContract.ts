import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Secrets } from "#domain/credentials/Secrets.ts"

/** The contract of every secret generator. */
export const secretsContract = <E>(name: string, secrets: Layer.Layer<Secrets, E>) =>
  layer(secrets, { excludeTestServices: true })(name, (it) => {
    it.effect("generates unique 256-bit secrets that are safe in URLs and cookies", () =>
      Effect.gen(function* () {
        const { next } = yield* Secrets
        const made = yield* Effect.forEach(Array.from({ length: 1_000 }), () => next)
        for (const secret of made) assert.match(secret, /^[A-Za-z0-9_-]{43,}$/)
        assert.strictEqual(new Set(made).size, 1_000)
      })
    )

    it.effect("uses every character about equally often", () =>
      Effect.gen(function* () {
        const { next } = yield* Secrets
        const counts = new Map<string, number>()
        for (const secret of yield* Effect.forEach(Array.from({ length: 2_000 }), () => next)) {
          for (const letter of secret.slice(0, 42)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
        }
        // 84,000 characters of 64 kinds: 1,312 of each expected, with a standard deviation of 36. A deviation of eight
        // standard deviations has a chance of 1 in 10^15.
        for (const count of counts.values()) assert.isBelow(Math.abs(count - 1_312.5), 290)
        assert.strictEqual(counts.size, 64)
      })
    )

    it.effect("gives each secret its own stable fingerprint, which is not the secret", () =>
      Effect.gen(function* () {
        const { next, fingerprint } = yield* Secrets
        const [one, other] = [yield* next, yield* next]
        assert.strictEqual(fingerprint(one), fingerprint(one))
        assert.notStrictEqual(fingerprint(one), fingerprint(other))
        assert.isAtLeast(fingerprint(one).length, 43)
        assert.notInclude(fingerprint(one), one)
        assert.notInclude(fingerprint(one), one.slice(0, 8))
      })
    )
  })
