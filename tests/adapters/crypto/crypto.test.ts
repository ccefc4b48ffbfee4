import { argon2Sync, randomBytes } from "node:crypto"
import { assert, layer } from "@effect/vitest"
import { Cause, Effect, Exit, Layer } from "effect"
import { encryptionAesGcm } from "#adapters/crypto/encryptionAesGcm.ts"
import { newIdV7 } from "#adapters/ids/newIdV7.ts"
import { hashLimits, passwordsArgon2 } from "#adapters/crypto/passwordsArgon2.ts"
import { secretsRandom } from "#adapters/crypto/secretsRandom.ts"
import { ServerBusy } from "#domain/contract/ServerBusy.ts"
import { Encryption } from "#domain/credentials/Encryption.ts"
import { Passwords, QueueIdentity } from "#domain/credentials/Passwords.ts"
import { encryptionContract } from "../../contracts/encryptionContract.ts"
import { newIdContract } from "../../contracts/newIdContract.ts"
import { passwordsContract } from "../../contracts/passwordsContract.ts"
import { secretsContract } from "../../contracts/secretsContract.ts"

passwordsContract("passwords with Argon2id", passwordsArgon2)
secretsContract("random secrets", secretsRandom)
newIdContract("version 7 UUIDs", newIdV7)

layer(passwordsArgon2, { excludeTestServices: true })("a hash with weaker parameters", (it) => {
  it.effect("still matches and is reported as weak, unlike a current one (P1)", () =>
    Effect.gen(function* () {
      const { hash, isWeak, matches } = yield* Passwords
      const nonce = randomBytes(16)
      const tag = argon2Sync("argon2id", {
        message: "Kestrel-41-vQ",
        nonce,
        memory: 8_192,
        passes: 1,
        parallelism: 1,
        tagLength: 32
      })
      const old = ["8192", "1", nonce.toString("base64url"), tag.toString("base64url")].join("$")
      assert.isTrue(yield* matches("Kestrel-41-vQ", old))
      assert.isFalse(yield* matches("Kestrel-41-vq", old))
      assert.isTrue(isWeak(old))
      const today = yield* hash("Kestrel-41-vQ")
      assert.isFalse(isWeak(today))
      const [memory, passes] = today.split("$").map(Number)
      assert.isTrue(memory! >= 19_456 && passes! >= 2, "OWASP's minimum for Argon2id: 19 MiB, two passes")
    })
  )
})

layer(passwordsArgon2, { excludeTestServices: true })("password hashing under load", (it) => {
  it.effect(
    "rejects excess requests as retryable without blocking other callers, and recovers after the rush (P1)",
    () =>
      Effect.gen(function* () {
        const { hash } = yield* Passwords
        const by = (caller: string, isKnown = false) =>
          Effect.exit(hash("Kestrel-41-vQ")).pipe(Effect.provideService(QueueIdentity, { caller, isKnown }))
        const rush = Array.from({ length: hashLimits.atOnce + hashLimits.waitingOfOne + 3 }, () => by("203.0.113.7"))
        const [answers, neighbor] = yield* Effect.all(
          [Effect.all(rush, { concurrency: "unbounded" }), by("198.51.100.7")],
          { concurrency: "unbounded" }
        )
        const refused = answers.filter(Exit.isFailure)
        assert.strictEqual(refused.length, 3)
        for (const { cause } of refused) assert.instanceOf(Cause.squash(cause), ServerBusy)
        assert.isTrue(Exit.isSuccess(neighbor))
        assert.isTrue(Exit.isSuccess(yield* by("203.0.113.7")))
      })
  )
})

const keys = [randomBytes(32), randomBytes(32)] as const
encryptionContract("encryption with AES-256-GCM", encryptionAesGcm([keys[0]]))

layer(Layer.empty)("encryption key rotation", (it) => {
  it.effect(
    "encrypts with the new key, still decrypts with the old one, and decrypts nothing without the right key",
    () =>
      Effect.gen(function* () {
        const by = (...some: readonly [Buffer, ...ReadonlyArray<Buffer>]) => Effect.provide(encryptionAesGcm(some))
        const before = yield* Encryption.use(({ encrypt }) => encrypt("text", "here")).pipe(by(keys[0]))
        assert.strictEqual(
          yield* Encryption.use(({ decrypt }) => decrypt(before, "here")).pipe(by(keys[1], keys[0])),
          "text"
        )
        assert.strictEqual(yield* Encryption.use(({ decrypt }) => decrypt(before, "here")).pipe(by(keys[1])), undefined)
        const after = yield* Encryption.use(({ encrypt }) => encrypt("text", "here")).pipe(by(keys[1], keys[0]))
        assert.strictEqual(yield* Encryption.use(({ decrypt }) => decrypt(after, "here")).pipe(by(keys[1])), "text")
      })
  )
})
