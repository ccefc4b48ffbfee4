import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { openSession, signOut } from "#domain/session/sessionHandlers.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { signIn } from "#domain/session/signIn.ts"
import { at, beaSignedIn, password, showing, shown, platformAndShops } from "./platformAndShops.ts"

const isOpen = Effect.fnUntraced(function* (access: string) {
  return (yield* (yield* Sessions).byAccessToken((yield* Secrets).fingerprint(access)).pipe(at.demo)) !== undefined
})

describe("signing out", () => {
  it.effect("ends the session and clears the cookies", () =>
    Effect.gen(function* () {
      const { access } = yield* beaSignedIn
      assert.isTrue(yield* isOpen(access))
      yield* signOut().pipe(at.demo)
      assert.isFalse(yield* isOpen(access))
      assert.deepStrictEqual(yield* shown, { access: undefined!, refresh: undefined! })
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("works with either token", () =>
    Effect.gen(function* () {
      const { access } = yield* beaSignedIn
      yield* signOut().pipe(showing({ access }), at.demo)
      assert.isFalse(yield* isOpen(access))
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("leaves the person's other browser signed in", () =>
    Effect.gen(function* () {
      const first = yield* beaSignedIn
      const { key } = yield* signIn({ userName: "bea", password }).pipe(at.demo)
      yield* openSession({ key }).pipe(at.demo)
      const second = yield* shown
      yield* signOut().pipe(showing(first), at.demo)
      assert.isFalse(yield* isOpen(first.access))
      assert.isTrue(yield* isOpen(second.access))
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("is not an error for unknown callers", () =>
    Effect.gen(function* () {
      const { access } = yield* beaSignedIn
      for (const tokens of [{}, { access: "", refresh: "" }, { refresh: "made up" }])
        yield* signOut().pipe(showing(tokens), at.demo)
      yield* signOut().pipe(showing({ access }), at.other)
      assert.isTrue(yield* isOpen(access))
    }).pipe(Effect.provide(platformAndShops))
  )
})
