import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect } from "effect"
import { TestClock } from "effect/testing"
import { handleRequest } from "#domain/contract/handleRequest.ts"
import { handlersOf } from "#domain/contract/Endpoint.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { refreshSession, sessionHandlers } from "#domain/session/sessionHandlers.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { refreshTokens } from "#domain/session/sessionApi.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { at, beaSignedIn, showing, shown, platformAndShops } from "./platformAndShops.ts"

const handler = handlersOf(sessionHandlers).find(({ endpoint }) => endpoint === refreshTokens)!

/** A refresh as the server runs it, in a transaction. */
const refreshing = handleRequest(handler, {}).pipe(Effect.provideService(CurrentUser, undefined), at.demo)

const whoHolds = Effect.fnUntraced(function* (access: string) {
  const { fingerprint } = yield* Secrets
  return yield* (yield* Sessions).userByAccessToken(fingerprint(access), yield* Clock.currentTimeMillis).pipe(at.demo)
})

describe("refreshing a session", () => {
  it.effect("replaces both tokens and invalidates the old access token", () =>
    Effect.gen(function* () {
      const before = yield* beaSignedIn
      yield* TestClock.adjust("14 minutes")
      assert.strictEqual((yield* refreshing).status, 200)
      const after = yield* shown
      assert.strictEqual(new Set([before.access, before.refresh, after.access, after.refresh]).size, 4)
      assert.strictEqual(yield* whoHolds(before.access), undefined)
      assert.strictEqual((yield* whoHolds(after.access))?.id, before.user.id)
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect(
    "accepts the previous token for 45 seconds, because the response with its successor may have been lost",
    () =>
      Effect.gen(function* () {
        const before = yield* beaSignedIn
        yield* refreshing.pipe(showing(before))
        yield* TestClock.adjust("45 seconds")
        assert.strictEqual((yield* refreshing.pipe(showing(before))).status, 200)
      }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("ends the session if the previous token is used later, even though the response is an error", () =>
    Effect.gen(function* () {
      const before = yield* beaSignedIn
      assert.strictEqual((yield* refreshing).status, 200)
      const after = yield* shown
      yield* TestClock.adjust("45001 millis")
      const refusal = yield* refreshing.pipe(showing(before))
      assert.deepStrictEqual([refusal.status, refusal.body.messages], [401, ["SessionOver"]])
      assert.strictEqual(yield* whoHolds(after.access), undefined)
      assert.strictEqual((yield* refreshing.pipe(showing(after))).status, 401)
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("ends after thirty idle minutes", () =>
    Effect.gen(function* () {
      yield* beaSignedIn
      yield* TestClock.adjust("30 minutes")
      yield* refreshSession().pipe(at.demo)
      yield* TestClock.adjust("1800001 millis")
      assert.strictEqual((yield* refreshSession().pipe(at.demo, Effect.flip))._tag, "SessionOver")
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("ends after twelve hours regardless of activity", () =>
    Effect.gen(function* () {
      yield* beaSignedIn
      for (let minutes = 20; minutes < 720; minutes += 20) {
        yield* TestClock.adjust("20 minutes")
        yield* refreshSession().pipe(at.demo)
      }
      yield* TestClock.adjust("19 minutes")
      const last = yield* refreshSession().pipe(at.demo)
      const end = "1970-01-01T12:00:00.000Z"
      assert.deepStrictEqual([last.accessTokenExpiryTime, last.loginRefreshTokenExpiryTime], [end, end])
      const { access } = yield* shown
      yield* TestClock.adjust("60001 millis")
      assert.strictEqual(yield* whoHolds(access), undefined)
      assert.strictEqual((yield* refreshSession().pipe(at.demo, Effect.flip))._tag, "SessionOver")
    }).pipe(Effect.provide(platformAndShops))
  )

  const strangers = [
    ["no token", {}],
    ["an empty token", { refresh: "" }],
    ["a made-up token", { refresh: "0".repeat(43) }]
  ] as const
  it.effect.each(strangers)("rejects $0", ([, tokens]) =>
    Effect.gen(function* () {
      yield* beaSignedIn
      assert.strictEqual((yield* refreshing.pipe(showing(tokens))).status, 401)
      assert.strictEqual((yield* refreshing).status, 200)
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("rejects an access token, and any token at another shop", () =>
    Effect.gen(function* () {
      const { access, refresh } = yield* beaSignedIn
      assert.strictEqual((yield* refreshing.pipe(showing({ refresh: access }))).status, 401)
      assert.strictEqual(
        (yield* refreshSession().pipe(showing({ refresh }), at.other, Effect.flip))._tag,
        "SessionOver"
      )
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("stores only hashes", () =>
    Effect.gen(function* () {
      const { access, refresh } = yield* beaSignedIn
      const { fingerprint } = yield* Secrets
      const kept = JSON.stringify(yield* (yield* Sessions).byAccessToken(fingerprint(access)).pipe(at.demo))
      assert.include(kept, fingerprint(refresh))
      for (const token of [access, refresh]) assert.notInclude(kept, token)
    }).pipe(Effect.provide(platformAndShops))
  )
})
