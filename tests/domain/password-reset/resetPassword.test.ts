import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { MemoryTables } from "#adapters/memory/MemoryTables.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Users } from "#domain/people/Users.ts"
import { checkToken, resetPassword } from "#domain/password-reset/passwordResetHandlers.ts"
import { requestReset } from "#domain/password-reset/requestReset.ts"
import { signIn } from "#domain/session/signIn.ts"
import { at, bea, beaSignedIn, password as oldPassword, platformAndShops } from "../session/verbs/platformAndShops.ts"
import { askedBy, linkIn, sendAll, sent } from "./recovery.ts"

const email = "bea@copperstate.example"
const password = "Kestrel-41-vQ"

/** Bea requests a link and reads her email. */
const newLink = Effect.gen(function* () {
  yield* requestReset({ email }).pipe(at.demo)
  yield* sendAll.pipe(at.demo)
  return askedBy(linkIn((yield* sent).at(-1)!.text))
})

/** As the server runs it, in a transaction. */
const reset = (asked: { readonly email: string; readonly token: string; readonly password: string }) =>
  Effect.flatMap(Transaction, ({ run }) => run(resetPassword(asked)))

const signsIn = (typed: string) =>
  signIn({ userName: "bea", password: typed }).pipe(
    at.demo,
    Effect.result,
    Effect.map(({ _tag }) => _tag === "Success")
  )

describe("a reset link", () => {
  it.effect("sets a new password once and invalidates the old one", () =>
    Effect.gen(function* () {
      yield* bea({ mustChangePassword: true })
      const link = yield* newLink
      yield* checkToken(link).pipe(at.demo)
      yield* reset({ ...link, password }).pipe(at.demo)
      assert.isTrue(yield* signsIn(password))
      assert.isFalse(yield* signsIn(oldPassword))
      assert.isFalse((yield* (yield* Users).credentials("bea").pipe(at.demo))!.user.mustChangePassword)
      assert.strictEqual(
        (yield* reset({ ...link, password: "Another-52-wR" }).pipe(at.demo, Effect.flip))._tag,
        "TokenInvalid"
      )
      assert.isTrue(yield* signsIn(password))
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("ends all of the person's sessions and notifies them by email (P5)", () =>
    Effect.gen(function* () {
      yield* beaSignedIn
      const link = yield* newLink
      yield* reset({ ...link, password }).pipe(at.demo)
      const { all } = yield* MemoryTables
      assert.deepStrictEqual(
        [...all.values()].flatMap(({ sessions, keys }) => [...sessions.keys(), ...keys.keys()]),
        []
      )
      yield* sendAll.pipe(at.demo)
      const mail = (yield* sent).at(-1)!
      assert.strictEqual(mail.subject, "Your password for Copper State Auto Glass was changed")
      assert.strictEqual(mail.to.address, email)
      assert.notInclude(mail.text, password)
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect(
    "works for ten minutes after it was sent, is then reported as expired, and after three days as unknown",
    () =>
      Effect.gen(function* () {
        yield* bea()
        yield* requestReset({ email }).pipe(at.demo)
        yield* TestClock.adjust("2 hours")
        yield* sendAll.pipe(at.demo)
        const link = askedBy(linkIn((yield* sent)[0]!.text))
        const refusal = Effect.map(Effect.flip(reset({ ...link, password }).pipe(at.demo)), ({ _tag }) => _tag)
        yield* TestClock.adjust("10 minutes")
        yield* checkToken(link).pipe(at.demo)
        yield* TestClock.adjust("1 millis")
        assert.strictEqual(yield* refusal, "TokenExpired")
        yield* TestClock.adjust("4310 minutes")
        assert.strictEqual(yield* refusal, "TokenTooOld")
        assert.isFalse(yield* signsIn(password))
      }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("is invalid for another address, another shop, or if made up", () =>
    Effect.gen(function* () {
      yield* bea()
      const link = yield* newLink
      const wrong = [
        [{ ...link, email: "ben@copperstate.example" }, at.demo],
        [link, at.other],
        [link, at.base],
        [{ ...link, token: link.token.slice(0, -1) }, at.demo],
        [{ ...link, token: "" }, at.demo]
      ] as const
      for (const [asked, door] of wrong)
        assert.strictEqual((yield* checkToken(asked).pipe(door, Effect.flip))._tag, "TokenInvalid")
      yield* checkToken({ ...link, email: " BEA@copperstate.example" }).pipe(at.demo)
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("is stored only as a hash, and pending emails do not contain it (P5)", () =>
    Effect.gen(function* () {
      yield* bea()
      yield* requestReset({ email }).pipe(at.demo)
      const before = [...(yield* MemoryTables).all.values()]
      assert.deepStrictEqual(
        before.flatMap(({ passwordResets }) => [...passwordResets.keys()]),
        []
      )
      yield* sendAll.pipe(at.demo)
      const { token } = askedBy(linkIn((yield* sent)[0]!.text))
      const kept = [...(yield* MemoryTables).all.values()]
        .map(({ passwordResets, postings }) => JSON.stringify([[...passwordResets], [...postings]]))
        .join()
      assert.notInclude(kept, token)
      assert.include(kept, "fingerprint")
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("is not used up by a rejected password", () =>
    Effect.gen(function* () {
      yield* bea()
      const link = yield* newLink
      for (const common of ["Password-2026", "CopperState-26", "BeaOrtiz-2026!"]) {
        assert.strictEqual(
          (yield* reset({ ...link, password: common }).pipe(at.demo, Effect.flip))._tag,
          "PasswordCommon"
        )
      }
      assert.isTrue(yield* signsIn(oldPassword))
      yield* reset({ ...link, password }).pipe(at.demo)
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("invalidates the person's other links", () =>
    Effect.gen(function* () {
      yield* bea()
      const [first, second] = [yield* newLink, yield* newLink]
      yield* reset({ ...second, password }).pipe(at.demo)
      assert.strictEqual((yield* checkToken(first).pipe(at.demo, Effect.flip))._tag, "TokenInvalid")
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("lifts the block after too many attempts with the old password", () =>
    Effect.gen(function* () {
      yield* bea()
      for (let attempt = 0; attempt < 6; attempt++) yield* signsIn("wrong")
      assert.isFalse(yield* signsIn(oldPassword))
      yield* reset({ ...(yield* newLink), password }).pipe(at.demo)
      assert.isTrue(yield* signsIn(password))
    }).pipe(Effect.provide(platformAndShops))
  )
})
