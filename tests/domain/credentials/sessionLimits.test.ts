import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect } from "effect"
import { TestClock } from "effect/testing"
import { refreshSession } from "#domain/session/sessionHandlers.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { SessionLimits, Sessions } from "#domain/credentials/Sessions.ts"
import { at, beaSignedIn, shown, platformAndShops } from "#tests/domain/session/verbs/platformAndShops.ts"

const minute = 60_000
const configured = (idle: number, absolute: number) =>
  Effect.provideService(SessionLimits, { idle: idle * minute, absolute: absolute * minute })

const isIn = Effect.gen(function* () {
  const { access } = yield* shown
  return (
    (yield* (yield* Sessions)
      .userByAccessToken((yield* Secrets).fingerprint(access), yield* Clock.currentTimeMillis)
      .pipe(at.demo)) !== undefined
  )
})

describe("session lifetime (S4)", () => {
  it.effect("ends an idle session after the configured time, which no token outlives", () =>
    Effect.gen(function* () {
      yield* beaSignedIn
      yield* TestClock.adjust("4 minutes")
      assert.isTrue(yield* isIn)
      yield* refreshSession().pipe(at.demo)
      yield* TestClock.adjust("5 minutes")
      assert.isFalse(yield* isIn)
      yield* TestClock.adjust("1 millis")
      assert.strictEqual((yield* refreshSession().pipe(at.demo, Effect.flip))._tag, "SessionOver")
    }).pipe(configured(5, 60), Effect.provide(platformAndShops))
  )

  it.effect("ends an active session at its maximum age, however often it is refreshed", () =>
    Effect.gen(function* () {
      yield* beaSignedIn
      for (let refreshed = 0; refreshed < 5; refreshed++) {
        yield* TestClock.adjust("4 minutes")
        yield* refreshSession().pipe(at.demo)
      }
      assert.isFalse(yield* isIn)
      yield* TestClock.adjust("1 millis")
      assert.strictEqual((yield* refreshSession().pipe(at.demo, Effect.flip))._tag, "SessionOver")
    }).pipe(configured(5, 20), Effect.provide(platformAndShops))
  )

  it.effect("is thirty minutes idle and twelve hours in total by default", () =>
    Effect.gen(function* () {
      yield* beaSignedIn
      yield* TestClock.adjust("30 minutes")
      yield* refreshSession().pipe(at.demo)
      for (let refreshed = 0; refreshed < 23; refreshed++) {
        yield* TestClock.adjust("30 minutes")
        yield* refreshSession().pipe(at.demo)
      }
      yield* TestClock.adjust("1 millis")
      assert.strictEqual((yield* refreshSession().pipe(at.demo, Effect.flip))._tag, "SessionOver")
    }).pipe(Effect.provide(platformAndShops))
  )
})
