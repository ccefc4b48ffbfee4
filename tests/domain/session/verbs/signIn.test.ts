import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { Shelves } from "#adapters/memory/Shelves.ts"
import { Passwords } from "#domain/credentials/Passwords.ts"
import { signIn } from "#domain/session/signIn.ts"
import { at, bea, password, twoShops } from "./twoShops.ts"

const typed = { userName: "bea", password }

describe("signing in", () => {
  it.effect("hands off to the person's own shop, from the base domain and from the shop's own door", () =>
    Effect.gen(function* () {
      yield* bea()
      for (const door of [at.base, at.demo]) {
        const { success, key, redirectUrl } = yield* signIn(typed).pipe(door)
        assert.strictEqual(redirectUrl, "http://demo.localhost:3000/auth-transition")
        assert.isTrue(success)
        assert.isAtLeast(key.length, 43)
      }
    }).pipe(Effect.provide(twoShops))
  )

  it.effect("takes no notice of the spaces that a paste or a phone's keyboard leaves around name and password", () =>
    Effect.gen(function* () {
      yield* bea()
      const { success } = yield* signIn({ userName: " Bea\u00a0", password: `${password} \n` }).pipe(at.demo)
      assert.isTrue(success)
    }).pipe(Effect.provide(twoShops))
  )

  const refusals = [
    ["a wrong password", {}, { ...typed, password: "Correct Horse 8" }, at.base],
    ["an empty password", {}, { ...typed, password: "" }, at.demo],
    ["a name nobody has", {}, { ...typed, userName: "ben" }, at.base],
    ["another shop's door", {}, typed, at.other],
    ["a person who no longer works there", { active: false }, typed, at.demo]
  ] as const
  it.effect.each(refusals)("refuses $0 in the same words", ([, changes, attempt, door]) =>
    Effect.gen(function* () {
      yield* bea(changes)
      const refusal = yield* signIn(attempt).pipe(door, Effect.flip)
      assert.deepStrictEqual(JSON.stringify(refusal), JSON.stringify({ _tag: "LoginFailed" }))
      const { all } = yield* Shelves
      assert.deepStrictEqual(
        [...all.values()].flatMap(({ keys }) => [...keys]),
        []
      )
    }).pipe(Effect.provide(twoShops))
  )

  it.effect("weighs a password for a name nobody has as for any other (P7)", () =>
    Effect.gen(function* () {
      yield* bea()
      const weighed: Array<string | undefined> = []
      const passwords = Effect.provideService(Passwords, {
        hash: () => Effect.die("no hash is asked for"),
        isWeak: () => false,
        matches: (_, hash) =>
          Effect.sync(() => {
            weighed.push(hash)
            return true
          })
      })
      yield* signIn({ ...typed, userName: "ben" }).pipe(at.base, passwords, Effect.flip)
      assert.deepStrictEqual(weighed, [undefined])
    }).pipe(Effect.provide(twoShops))
  )

  it.effect("keeps the key's fingerprint, never the key", () =>
    Effect.gen(function* () {
      yield* bea()
      const { key } = yield* signIn(typed).pipe(at.base)
      const kept = [...(yield* Shelves).all.values()].flatMap(({ keys }) => [...keys.keys()])
      assert.strictEqual(kept.length, 1)
      assert.notInclude(kept, key)
    }).pipe(Effect.provide(twoShops))
  )
})
