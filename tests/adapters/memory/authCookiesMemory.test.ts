import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { authCookiesMemory } from "#adapters/memory/sessionsMemory.ts"
import { AuthCookies } from "#domain/credentials/AuthCookies.ts"

const tokens = { access: "a", accessExpires: 1, refresh: "r", refreshExpires: 2 }

layer(authCookiesMemory)("a browser's cookies", (it) => {
  it.effect("are empty, then hold the latest tokens, then are empty again once cleared", () =>
    Effect.gen(function* () {
      const cookies = yield* AuthCookies
      const shown = () => [cookies.access, cookies.refresh]
      assert.deepStrictEqual(shown(), [undefined, undefined])
      yield* cookies.set(tokens)
      yield* cookies.set({ ...tokens, access: "a2", refresh: "r2" })
      assert.deepStrictEqual(shown(), ["a2", "r2"])
      yield* cookies.clear
      assert.deepStrictEqual(shown(), [undefined, undefined])
    })
  )
})
