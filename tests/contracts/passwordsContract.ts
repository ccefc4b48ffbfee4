import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Passwords } from "#domain/credentials/Passwords.ts"

/** The contract of every password hasher. */
export const passwordsContract = <E>(name: string, passwords: Layer.Layer<Passwords, E>) =>
  layer(passwords, { excludeTestServices: true })(name, (it) => {
    it.effect("matches the correct password and no other", () =>
      Effect.gen(function* () {
        const { hash, matches } = yield* Passwords
        const kept = yield* hash("Correct Horse 9")
        assert.isTrue(yield* matches("Correct Horse 9", kept))
        for (const other of ["correct horse 9", "Correct Horse 9 ", "Correct Horse", ""])
          assert.isFalse(yield* matches(other, kept))
      })
    )

    it.effect("distinguishes 128-character passwords in any script down to the last character", () =>
      Effect.gen(function* () {
        const { hash, matches } = yield* Passwords
        const long = "пароль密码🔑é".repeat(16).slice(0, 127)
        const kept = yield* hash(`${long}a`)
        assert.isTrue(yield* matches(`${long}a`, kept))
        assert.isFalse(yield* matches(`${long}b`, kept))
      })
    )

    it.effect("hashes a password differently each time and never stores it in plain text", () =>
      Effect.gen(function* () {
        const { hash } = yield* Passwords
        const [one, other] = [yield* hash("Correct Horse 9"), yield* hash("Correct Horse 9")]
        assert.notStrictEqual(one, other)
        assert.notInclude(one, "Correct Horse 9")
        assert.notInclude(one, btoa("Correct Horse 9"))
      })
    )

    it.effect("matches nothing if there is no hash or the hash is malformed", () =>
      Effect.gen(function* () {
        const { matches } = yield* Passwords
        for (const hash of [undefined, "", ".", "Correct Horse 9", "$argon2id$"]) {
          for (const password of ["Correct Horse 9", ""]) assert.isFalse(yield* matches(password, hash))
        }
      })
    )
  })
