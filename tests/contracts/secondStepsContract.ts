import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Users } from "#domain/people/Users.ts"
import { type Passkey, PasskeyId } from "#domain/credentials/Passkey.ts"
import { SecondSteps } from "#domain/credentials/SecondSteps.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshUser, withTenant } from "./fresh.ts"

const noon = Date.UTC(2026, 10, 22, 12)

/** The contract of every second-factor repository. */
export const secondStepsContract = <R, E>(
  name: string,
  keepers: Layer.Layer<SecondSteps | Users | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const shopWithBea = Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const [bea, sam] = [freshUser(), freshUser()]
      for (const user of [bea, sam]) yield* (yield* Users).save(user, "a hash").pipe(shop)
      return { shop, bea, sam, steps: yield* SecondSteps, theirs: withTenant(yield* newTenant) }
    })

    it.effect("stores passkeys by person and credential, and updates what changes with use", () =>
      Effect.gen(function* () {
        const { shop, bea, sam, steps, theirs } = yield* shopWithBea
        const [first, second, sams] = [
          freshPasskey(bea.id, noon),
          freshPasskey(bea.id, noon + 1),
          freshPasskey(sam.id, noon)
        ]
        for (const one of [second, first, sams]) yield* steps.savePasskey(one).pipe(shop)
        assert.deepStrictEqual(yield* steps.passkeysOf(bea.id).pipe(shop), [first, second])
        assert.deepStrictEqual(yield* steps.passkey(sams.credentialId).pipe(shop), sams)
        const used = { ...first, counter: 7, name: "Office PC", isBackedUp: true, lastUsedAt: noon + 5 }
        yield* steps.savePasskey(used).pipe(shop)
        assert.deepStrictEqual(yield* steps.passkey(first.credentialId).pipe(shop), used)
        yield* steps.removePasskey(first.id).pipe(theirs)
        yield* steps.removePasskey(second.id).pipe(shop)
        assert.deepStrictEqual(yield* steps.passkeysOf(bea.id).pipe(shop), [used])
        assert.strictEqual(yield* steps.passkey(first.credentialId).pipe(theirs), undefined)
        assert.deepStrictEqual(yield* steps.passkeysOf(bea.id).pipe(theirs), [])
      })
    )

    it.effect("stores one authenticator app per person; setting it up again makes it unused and unconfirmed", () =>
      Effect.gen(function* () {
        const { shop, bea, sam, steps, theirs } = yield* shopWithBea
        assert.strictEqual(yield* steps.authenticatorOf(bea.id).pipe(shop), undefined)
        yield* steps.saveAuthenticator(bea.id, { secret: "one", confirmedAt: null }).pipe(shop)
        yield* steps.confirmAuthenticator(bea.id, noon).pipe(shop)
        assert.isTrue(yield* steps.useCounter(bea.id, 100).pipe(shop))
        assert.deepStrictEqual(yield* steps.authenticatorOf(bea.id).pipe(shop), { secret: "one", confirmedAt: noon })
        assert.strictEqual(yield* steps.authenticatorOf(bea.id).pipe(theirs), undefined)
        assert.strictEqual(yield* steps.authenticatorOf(sam.id).pipe(shop), undefined)
        yield* steps.saveAuthenticator(bea.id, { secret: "two", confirmedAt: null }).pipe(shop)
        assert.deepStrictEqual(yield* steps.authenticatorOf(bea.id).pipe(shop), { secret: "two", confirmedAt: null })
        assert.isTrue(yield* steps.useCounter(bea.id, 100).pipe(shop))
        yield* steps.removeAuthenticator(bea.id).pipe(shop)
        assert.strictEqual(yield* steps.authenticatorOf(bea.id).pipe(shop), undefined)
      })
    )

    it.effect(
      "accepts a code's counter from exactly one of twenty concurrent requests, and no earlier counter (RFC 6238 §5.2)",
      () =>
        Effect.gen(function* () {
          const { shop, bea, sam, steps, theirs } = yield* shopWithBea
          yield* steps.saveAuthenticator(bea.id, { secret: "one", confirmedAt: noon }).pipe(shop)
          const tries = Array.from({ length: 20 }, () => steps.useCounter(bea.id, 58_000_000).pipe(shop))
          assert.strictEqual(
            (yield* Effect.all(tries, { concurrency: "unbounded" })).filter((taken) => taken).length,
            1
          )
          assert.isFalse(yield* steps.useCounter(bea.id, 57_999_999).pipe(shop))
          assert.isFalse(yield* steps.useCounter(bea.id, 58_000_001).pipe(theirs))
          assert.isFalse(yield* steps.useCounter(sam.id, 58_000_001).pipe(shop))
          assert.isTrue(yield* steps.useCounter(bea.id, 58_000_001).pipe(shop))
        })
    )

    it.effect(
      "lets exactly one of twenty concurrent requests use a recovery code; new codes replace all old ones",
      () =>
        Effect.gen(function* () {
          const { shop, bea, sam, steps, theirs } = yield* shopWithBea
          yield* steps.replaceRecoveryCodes(bea.id, ["a", "b", "c"]).pipe(shop)
          assert.strictEqual(yield* steps.recoveryCodesLeft(bea.id).pipe(shop), 3)
          assert.strictEqual(yield* steps.recoveryCodesLeft(sam.id).pipe(shop), 0)
          assert.strictEqual(yield* steps.recoveryCodesLeft(bea.id).pipe(theirs), 0)
          assert.isFalse(yield* steps.useRecoveryCode(sam.id, "a").pipe(shop))
          assert.isFalse(yield* steps.useRecoveryCode(bea.id, "a").pipe(theirs))
          const tries = Array.from({ length: 20 }, () => steps.useRecoveryCode(bea.id, "a").pipe(shop))
          assert.strictEqual(
            (yield* Effect.all(tries, { concurrency: "unbounded" })).filter((taken) => taken).length,
            1
          )
          yield* steps.replaceRecoveryCodes(bea.id, ["d", "e"]).pipe(shop)
          assert.isFalse(yield* steps.useRecoveryCode(bea.id, "b").pipe(shop))
          assert.isTrue(yield* steps.useRecoveryCode(bea.id, "e").pipe(shop))
          assert.strictEqual(yield* steps.recoveryCodesLeft(bea.id).pipe(shop), 1)
        })
    )

    it.effect("removes all of a person's second factors, and no one else's", () =>
      Effect.gen(function* () {
        const { shop, bea, sam, steps, theirs } = yield* shopWithBea
        for (const { id } of [bea, sam]) {
          yield* steps.savePasskey(freshPasskey(id, noon)).pipe(shop)
          yield* steps.saveAuthenticator(id, { secret: "one", confirmedAt: noon }).pipe(shop)
          yield* steps.replaceRecoveryCodes(id, ["a"]).pipe(shop)
          yield* steps
            .addPendingSignIn({ fingerprint: `pending ${id}`, userId: id, browser: "b", expires: noon + 1 }, noon)
            .pipe(shop)
        }
        yield* steps.removeAllOf(sam.id).pipe(theirs)
        yield* steps.removeAllOf(bea.id).pipe(shop)
        const left = (id: typeof bea.id) =>
          Effect.all([
            Effect.map(steps.passkeysOf(id), ({ length }) => length),
            Effect.map(steps.authenticatorOf(id), (kept) => kept?.secret),
            steps.recoveryCodesLeft(id),
            Effect.map(steps.findPendingSignIn(`pending ${id}`), (kept) => kept?.userId)
          ]).pipe(shop)
        assert.deepStrictEqual(yield* left(bea.id), [0, undefined, 0, undefined])
        assert.deepStrictEqual(yield* left(sam.id), [1, "one", 1, sam.id])
      })
    )

    it.effect("gives a challenge to exactly one of twenty concurrent responses, in its own shop only", () =>
      Effect.gen(function* () {
        const { shop, bea, steps, theirs } = yield* shopWithBea
        for (const userId of [bea.id, null]) {
          const challenge = {
            fingerprint: crypto.randomUUID(),
            purpose: userId === null ? ("signIn" as const) : ("add" as const),
            userId,
            expires: noon + 60_000
          }
          yield* steps.addChallenge(challenge, noon).pipe(shop)
          assert.strictEqual(yield* steps.consumeChallenge(challenge.fingerprint).pipe(theirs), undefined)
          const takers = Array.from({ length: 20 }, () => steps.consumeChallenge(challenge.fingerprint).pipe(shop))
          assert.deepStrictEqual(
            (yield* Effect.all(takers, { concurrency: "unbounded" })).filter((taken) => taken !== undefined),
            [challenge]
          )
        }
      })
    )

    it.effect("ends an unfinished sign-in for exactly one of twenty concurrent requests, in its own shop only", () =>
      Effect.gen(function* () {
        const { shop, bea, steps, theirs } = yield* shopWithBea
        const pending = {
          fingerprint: crypto.randomUUID(),
          userId: bea.id,
          browser: "a browser",
          expires: noon + 60_000
        }
        yield* steps.addPendingSignIn(pending, noon).pipe(shop)
        assert.deepStrictEqual(yield* steps.findPendingSignIn(pending.fingerprint).pipe(shop), pending)
        assert.strictEqual(yield* steps.findPendingSignIn(pending.fingerprint).pipe(theirs), undefined)
        assert.isFalse(yield* steps.endPendingSignIn(pending.fingerprint).pipe(theirs))
        const enders = Array.from({ length: 20 }, () => steps.endPendingSignIn(pending.fingerprint).pipe(shop))
        assert.strictEqual((yield* Effect.all(enders, { concurrency: "unbounded" })).filter((ended) => ended).length, 1)
        assert.strictEqual(yield* steps.findPendingSignIn(pending.fingerprint).pipe(shop), undefined)
      })
    )
  })

const freshPasskey = (userId: Passkey["userId"], addedAt: number): Passkey => ({
  id: PasskeyId.make(crypto.randomUUID()),
  userId,
  credentialId: crypto.randomUUID(),
  publicKey: "cHVibGlj",
  counter: 0,
  transports: ["internal", "hybrid"],
  name: "Phone",
  isBackedUp: false,
  addedAt,
  lastUsedAt: null
})
