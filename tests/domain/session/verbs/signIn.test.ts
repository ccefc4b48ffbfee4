import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { MemoryTables } from "#adapters/memory/MemoryTables.ts"
import { Passwords } from "#domain/credentials/Passwords.ts"
import { signIn } from "#domain/session/signIn.ts"
import { at, bea, password, platformAndShops } from "./platformAndShops.ts"

const typed = { userName: "bea", password }

describe("signing in", () => {
  it.effect("redirects to the person's own shop, from the base domain and from the shop's host", () =>
    Effect.gen(function* () {
      yield* bea()
      for (const door of [at.base, at.demo]) {
        const { success, key, redirectUrl } = yield* signIn(typed).pipe(door)
        assert.strictEqual(redirectUrl, "http://demo.localhost:3000/auth-transition")
        assert.isTrue(success)
        assert.isAtLeast(key.length, 43)
      }
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("ignores spaces around name and password, as left by a paste or a phone keyboard", () =>
    Effect.gen(function* () {
      yield* bea()
      const { success } = yield* signIn({ userName: " Bea\u00a0", password: `${password} \n` }).pipe(at.demo)
      assert.isTrue(success)
    }).pipe(Effect.provide(platformAndShops))
  )

  const refusals = [
    ["a wrong password", {}, { ...typed, password: "Correct Horse 8" }, at.base],
    ["an empty password", {}, { ...typed, password: "" }, at.demo],
    ["an unknown user name", {}, { ...typed, userName: "ben" }, at.base],
    ["a user of a different shop", {}, typed, at.other],
    ["a deactivated user", { active: false }, typed, at.demo]
  ] as const
  it.effect.each(refusals)("rejects $0 with the same message", ([, changes, attempt, door]) =>
    Effect.gen(function* () {
      yield* bea(changes)
      const refusal = yield* signIn(attempt).pipe(door, Effect.flip)
      assert.deepStrictEqual(JSON.stringify(refusal), JSON.stringify({ _tag: "LoginFailed" }))
      const { all } = yield* MemoryTables
      assert.deepStrictEqual(
        [...all.values()].flatMap(({ keys }) => [...keys]),
        []
      )
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("checks a password for an unknown name like any other (P7)", () =>
    Effect.gen(function* () {
      yield* bea()
      const weighed: Array<string | undefined> = []
      const passwords = Effect.provideService(Passwords, {
        hash: () => Effect.die("unexpected call of hash"),
        isWeak: () => false,
        matches: (_, hash) =>
          Effect.sync(() => {
            weighed.push(hash)
            return true
          })
      })
      yield* signIn({ ...typed, userName: "ben" }).pipe(at.base, passwords, Effect.flip)
      assert.deepStrictEqual(weighed, [undefined])
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("stores the key's hash, never the key", () =>
    Effect.gen(function* () {
      yield* bea()
      const { key } = yield* signIn(typed).pipe(at.base)
      const kept = [...(yield* MemoryTables).all.values()].flatMap(({ keys }) => [...keys.keys()])
      assert.strictEqual(kept.length, 1)
      assert.notInclude(kept, key)
    }).pipe(Effect.provide(platformAndShops))
  )
})
