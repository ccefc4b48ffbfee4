import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { Caller } from "#domain/contract/Caller.ts"
import { signIn } from "#domain/session/signIn.ts"
import { at, bea, password, platformAndShops } from "#tests/domain/session/verbs/platformAndShops.ts"

const from = (address: string) => Effect.provideService(Caller, { address })
const attempt = (userName: string, typed: string, address = "192.0.2.1") =>
  signIn({ userName, password: typed }).pipe(
    at.base,
    from(address),
    Effect.result,
    Effect.map((result) => (result._tag === "Success" ? "in" : result.failure._tag))
  )

describe("sign-in rate limiting (P4)", () => {
  it.effect(
    "rejects the sixth attempt within 15 minutes from one network, even with the correct password and however the user name is typed",
    () =>
      Effect.gen(function* () {
        yield* bea()
        for (const n of [1, 2, 3, 4, 5])
          assert.strictEqual(yield* attempt("bea", "wrong", `192.0.2.${n}`), "LoginFailed")
        const sixth = yield* signIn({ userName: " BEA", password }).pipe(at.demo, from("192.0.2.6"), Effect.flip)
        assert(sixth._tag === "TooManyTries")
        assert.strictEqual(sixth.minutes, 15)
      }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("blocks only the network the attempts come from (P8)", () =>
    Effect.gen(function* () {
      yield* bea()
      for (const _ of [1, 2, 3, 4, 5]) yield* attempt("bea", "wrong", "192.0.2.1")
      assert.strictEqual(yield* attempt("bea", password, "192.0.2.200"), "TooManyTries")
      assert.strictEqual(yield* attempt("bea", password, "192.0.3.1"), "in")
      for (const _ of [1, 2, 3, 4, 5]) yield* attempt("bea", "wrong", "2001:db8:1:2f00::/64")
      assert.strictEqual(yield* attempt("bea", password, "2001:db8:1:2fff::/64"), "TooManyTries")
      assert.strictEqual(yield* attempt("bea", password, "2001:db8:1:3000::/64"), "in")
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect(
    "locks no one out: after 15 minutes the correct password works, however often it was tried in between",
    () =>
      Effect.gen(function* () {
        yield* bea()
        for (const _ of [1, 2, 3, 4, 5]) yield* attempt("bea", "wrong")
        for (const _ of [1, 2, 3]) {
          yield* TestClock.adjust("5 minutes")
          if (_ < 3) assert.strictEqual(yield* attempt("bea", password), "TooManyTries")
        }
        assert.strictEqual(yield* attempt("bea", password), "in")
      }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("resets after the correct password", () =>
    Effect.gen(function* () {
      yield* bea()
      for (const _ of [1, 2, 3]) {
        for (const wrong of [1, 2, 3, 4]) assert.strictEqual(yield* attempt("bea", `wrong ${wrong}`), "LoginFailed")
        assert.strictEqual(yield* attempt("bea", password), "in")
      }
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("blocks one address after fifty failed attempts for any users, and no other address", () =>
    Effect.gen(function* () {
      yield* bea()
      for (let name = 0; name < 50; name++) assert.strictEqual(yield* attempt(`nobody.${name}`, "wrong"), "LoginFailed")
      assert.strictEqual(yield* attempt("bea", password), "TooManyTries")
      assert.strictEqual(yield* attempt("bea", password, "198.51.100.7"), "in")
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("does not count correct passwords: a hundred people may sign in from one address", () =>
    Effect.gen(function* () {
      yield* bea()
      for (let n = 0; n < 100; n++) assert.strictEqual(yield* attempt("bea", password), "in")
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("treats an unknown user name like any other", () =>
    Effect.gen(function* () {
      for (const _ of [1, 2, 3, 4, 5]) assert.strictEqual(yield* attempt("nobody", "wrong"), "LoginFailed")
      assert.strictEqual(yield* attempt("nobody", "wrong"), "TooManyTries")
    }).pipe(Effect.provide(platformAndShops))
  )
})
