import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { Users } from "#domain/people/Users.ts"
import { Passwords } from "#domain/credentials/Passwords.ts"
import { signIn } from "#domain/session/signIn.ts"
import { at, bea, password, platformAndShops } from "./platformAndShops.ts"

/** Fake hashes that consist of the effort and the password. */
const plain = Effect.provideService(Passwords, {
  hash: (typed) => Effect.succeed(`strong ${typed}`),
  matches: (typed, hash) => Effect.succeed(hash?.endsWith(` ${typed}`) === true),
  isWeak: (hash) => hash.startsWith("weak")
})

const hashOfBea = Effect.map(
  Users.use((users) => users.credentials("bea")),
  (known) => known?.passwordHash
)

describe("a password hash weaker than the current standard (P1)", () => {
  it.effect.each([
    ["weak", password, `strong ${password}`],
    ["strong", password, `strong ${password}`],
    ["weak", "a wrong password", `weak ${password}`]
  ] as const)("that was created with %s hashing is, after a sign-in with %s, stored as %s", ([effort, typed, kept]) =>
    Effect.gen(function* () {
      const user = yield* bea()
      yield* (yield* Users).save(user, `${effort} ${password}`).pipe(at.demo)
      yield* signIn({ userName: "bea", password: typed }).pipe(at.base, plain, Effect.result)
      assert.strictEqual(yield* hashOfBea.pipe(at.demo), kept)
      assert.deepStrictEqual(yield* (yield* Users).get(user.id).pipe(at.demo), user)
    }).pipe(Effect.provide(platformAndShops))
  )
})
