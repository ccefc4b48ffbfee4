import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Encryption } from "#domain/credentials/Encryption.ts"

/** The contract of every encryption implementation. */
export const encryptionContract = <E>(name: string, keeper: Layer.Layer<Encryption, E>) =>
  layer(keeper)(name, (it) => {
    it.effect("decrypts a value only for the record it was encrypted for", () =>
      Effect.gen(function* () {
        const { decrypt, encrypt } = yield* Encryption
        const encrypted = yield* encrypt("JBSWY3DPEHPK3PXP é", "bea at demo")
        assert.notInclude(encrypted, "JBSWY3DPEHPK3PXP")
        assert.strictEqual(yield* decrypt(encrypted, "bea at demo"), "JBSWY3DPEHPK3PXP é")
        assert.strictEqual(yield* decrypt(encrypted, "sam at demo"), undefined)
      })
    )

    it.effect("encrypts the same text differently each time and does not decrypt tampered values", () =>
      Effect.gen(function* () {
        const { decrypt, encrypt } = yield* Encryption
        const [one, other] = [yield* encrypt("text", "here"), yield* encrypt("text", "here")]
        assert.notStrictEqual(one, other)
        const turned = one.slice(0, -3) + (one.at(-3) === "A" ? "B" : "A") + one.slice(-2)
        for (const broken of [turned, "", ".", "nonsense", `${one.slice(0, 12)}`])
          assert.strictEqual(yield* decrypt(broken, "here"), undefined)
      })
    )
  })
