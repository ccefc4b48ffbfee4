import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { tokenJarMemory } from "#adapters/memory/tokenJarMemory.ts"
import { TokenJar } from "#domain/credentials/TokenJar.ts"

const tokens = { access: "a", accessExpires: 1, refresh: "r", refreshExpires: 2 }

layer(tokenJarMemory)("the jar of one browser", (it) => {
  it.effect("is empty, holds what was put in last, and is empty again", () =>
    Effect.gen(function* () {
      const jar = yield* TokenJar
      const shown = () => [jar.access, jar.refresh]
      assert.deepStrictEqual(shown(), [undefined, undefined])
      yield* jar.keep(tokens)
      yield* jar.keep({ ...tokens, access: "a2", refresh: "r2" })
      assert.deepStrictEqual(shown(), ["a2", "r2"])
      yield* jar.empty
      assert.deepStrictEqual(shown(), [undefined, undefined])
    })
  )
})
