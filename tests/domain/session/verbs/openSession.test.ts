import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect } from "effect"
import { TestClock } from "effect/testing"
import { openSession } from "#domain/session/sessionHandlers.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { signIn } from "#domain/session/signIn.ts"
import { at, bea, password, shown, platformAndShops } from "./platformAndShops.ts"

const signedIn = Effect.gen(function* () {
  const user = yield* bea()
  return { user, ...(yield* signIn({ userName: "bea", password }).pipe(at.base)) }
})

describe("the handoff key", () => {
  it.effect("opens a session of 15 minutes that can be refreshed for 30", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(Date.UTC(2026, 10, 21, 12))
      const { user, key } = yield* signedIn
      assert.deepStrictEqual(yield* openSession({ key }).pipe(at.demo), {
        accessTokenExpiryTime: "2026-11-21T12:15:00.000Z",
        loginRefreshTokenExpiryTime: "2026-11-21T12:30:00.000Z",
        accountStatus: 1,
        accountStatusText: "Active",
        accountActive: 1
      })
      const [tokens, { fingerprint }] = [yield* shown, yield* Secrets]
      const holder = yield* (yield* Sessions)
        .userByAccessToken(fingerprint(tokens.access), yield* Clock.currentTimeMillis)
        .pipe(at.demo)
      assert.strictEqual(holder?.id, user.id)
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("works once", () =>
    Effect.gen(function* () {
      const { key } = yield* signedIn
      yield* openSession({ key }).pipe(at.demo)
      assert.strictEqual((yield* openSession({ key }).pipe(at.demo, Effect.flip))._tag, "KeyNotAccepted")
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("works for exactly one of fifty concurrent requests", () =>
    Effect.gen(function* () {
      const { key } = yield* signedIn
      const tries = Array.from({ length: 50 }, () => Effect.result(openSession({ key })).pipe(at.demo))
      const results = yield* Effect.all(tries, { concurrency: "unbounded" })
      assert.strictEqual(results.filter(({ _tag }) => _tag === "Success").length, 1)
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("still works after 60 seconds", () =>
    Effect.gen(function* () {
      const { key } = yield* signedIn
      yield* TestClock.adjust("60 seconds")
      yield* openSession({ key }).pipe(at.demo)
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("expires after more than 60 seconds and is then deleted", () =>
    Effect.gen(function* () {
      const { key } = yield* signedIn
      yield* TestClock.adjust("60001 millis")
      assert.strictEqual((yield* openSession({ key }).pipe(at.demo, Effect.flip))._tag, "KeyNotAccepted")
      assert.strictEqual(
        yield* (yield* Sessions).consumeLoginKey((yield* Secrets).fingerprint(key)).pipe(at.demo),
        undefined
      )
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("works on the shop's own host only, and is not used up by an attempt elsewhere", () =>
    Effect.gen(function* () {
      const { key } = yield* signedIn
      for (const door of [at.other, at.base]) {
        assert.strictEqual((yield* openSession({ key }).pipe(door, Effect.flip))._tag, "KeyNotAccepted")
      }
      assert.isUndefined((yield* shown).access)
      yield* openSession({ key }).pipe(at.demo)
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("cannot be forged", () =>
    Effect.gen(function* () {
      yield* signedIn
      for (const key of ["", "x", "0".repeat(43)]) {
        assert.strictEqual((yield* openSession({ key }).pipe(at.demo, Effect.flip))._tag, "KeyNotAccepted")
      }
    }).pipe(Effect.provide(platformAndShops))
  )
})
