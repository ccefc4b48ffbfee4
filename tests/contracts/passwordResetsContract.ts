import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { PasswordResets } from "#domain/credentials/PasswordResets.ts"
import { Users } from "#domain/people/Users.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshUser, withTenant } from "./fresh.ts"

const noon = Date.UTC(2026, 10, 21, 12)

/** The contract of every reset link repository. */
export const passwordResetsContract = <R, E>(
  name: string,
  keepers: Layer.Layer<PasswordResets | Users | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const asked = Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const user = freshUser()
      yield* (yield* Users).save(user, "a hash").pipe(shop)
      const reset = (sentAt = noon) => ({ fingerprint: crypto.randomUUID(), userId: user.id, sentAt })
      return { shop, user, reset, resets: yield* PasswordResets }
    })

    it.effect("returns a link until it is used", () =>
      Effect.gen(function* () {
        const { shop, reset, resets } = yield* asked
        const link = reset()
        assert.strictEqual(yield* resets.find(link.fingerprint).pipe(shop), undefined)
        yield* resets.add(link).pipe(shop)
        assert.deepStrictEqual(yield* resets.find(link.fingerprint).pipe(shop), link)
        assert.isTrue(yield* resets.consume(link.fingerprint).pipe(shop))
        assert.strictEqual(yield* resets.find(link.fingerprint).pipe(shop), undefined)
        assert.isFalse(yield* resets.consume(link.fingerprint).pipe(shop))
      })
    )

    it.effect("lets exactly one of fifty concurrent attempts use a link", () =>
      Effect.gen(function* () {
        const { shop, reset, resets } = yield* asked
        const link = reset()
        yield* resets.add(link).pipe(shop)
        const tries = yield* Effect.all(
          Array.from({ length: 50 }, () => resets.consume(link.fingerprint).pipe(shop)),
          { concurrency: "unbounded" }
        )
        assert.strictEqual(tries.filter((used) => used).length, 1)
      })
    )

    it.effect("invalidates a person's other links when one is used, and no one else's", () =>
      Effect.gen(function* () {
        const { shop, reset, resets } = yield* asked
        const sam = freshUser()
        yield* (yield* Users).save(sam, "a hash").pipe(shop)
        const [first, second, sams] = [reset(), reset(noon + 1), { ...reset(), userId: sam.id }]
        for (const link of [first, second, sams]) yield* resets.add(link).pipe(shop)
        yield* resets.consume(second.fingerprint).pipe(shop)
        assert.strictEqual(yield* resets.find(first.fingerprint).pipe(shop), undefined)
        assert.deepStrictEqual(yield* resets.find(sams.fingerprint).pipe(shop), sams)
      })
    )

    it.effect("retains a week-old link, so that it can be reported as expired", () =>
      Effect.gen(function* () {
        const { shop, reset, resets } = yield* asked
        const [old, young] = [reset(noon - 7 * 24 * 3_600_000), reset()]
        for (const link of [old, young]) yield* resets.add(link).pipe(shop)
        assert.deepStrictEqual(yield* resets.find(old.fingerprint).pipe(shop), old)
      })
    )

    it.effect("hides one shop's links from another, which cannot use them", () =>
      Effect.gen(function* () {
        const { shop, reset, resets } = yield* asked
        const theirs = withTenant(yield* newTenant)
        const link = reset()
        yield* resets.add(link).pipe(shop)
        assert.strictEqual(yield* resets.find(link.fingerprint).pipe(theirs), undefined)
        assert.isFalse(yield* resets.consume(link.fingerprint).pipe(theirs))
        assert.deepStrictEqual(yield* resets.find(link.fingerprint).pipe(shop), link)
      })
    )
  })
