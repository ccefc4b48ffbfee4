import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { Users } from "#domain/people/Users.ts"
import { ForgotPassword, requestReset } from "#domain/password-reset/requestReset.ts"
import { NotSetUp } from "#domain/service-state/ServiceState.ts"
import { Caller } from "#domain/contract/Caller.ts"
import { DeviceCookie } from "#domain/credentials/KnownDevices.ts"
import { signIn } from "#domain/session/signIn.ts"
import { freshUser } from "#tests/contracts/fresh.ts"
import { at, bea, password, twoShops } from "../session/verbs/twoShops.ts"
import { linkIn, sendAll, sent, waiting } from "./recovery.ts"

const email = "bea@copperstate.example"
const callingFrom = (address: string) => Effect.provideService(Caller, { address })

describe("who forgot a password", () => {
  it.effect("gets one link at a shop's own door, whatever the case of the address, to that shop's host", () =>
    Effect.gen(function* () {
      yield* bea()
      yield* requestReset({ email: "BEA@CopperState.example" }).pipe(at.demo)
      yield* sendAll.pipe(at.demo)
      const [mail, ...more] = yield* sent
      assert.deepStrictEqual(more, [])
      assert.deepStrictEqual(mail!.to, { name: "Bea Ortiz", address: email })
      const { origin, pathname, searchParams } = linkIn(mail!.text)
      assert.deepStrictEqual(
        [origin, pathname, searchParams.get("email")],
        ["http://demo.localhost:3000", "/reset-password", email]
      )
      assert.match(searchParams.get("token")!, /^[\w-]{43}$/)
    }).pipe(Effect.provide(twoShops))
  )

  it.effect("is told so where no mail is sent, and nothing waits that would come too late", () =>
    Effect.gen(function* () {
      yield* bea()
      const failure = yield* Effect.flip(requestReset({ email }).pipe(at.demo))
      assert.strictEqual(failure._tag, "NoMailService")
      assert.deepStrictEqual(yield* waiting.pipe(at.demo), [])
    }).pipe(Effect.provideService(NotSetUp, ["email"]), Effect.provide(twoShops))
  )

  it.effect("gets one for every shop they work for at the base domain, and one for each user name", () =>
    Effect.gen(function* () {
      yield* bea()
      yield* bea({ userName: "bea.too" })
      yield* (yield* Users).save(freshUser({ userName: "bea.other" }), "a hash").pipe(at.other)
      yield* requestReset({ email }).pipe(at.base)
      assert.strictEqual((yield* waiting.pipe(at.demo)).length, 2)
      assert.strictEqual((yield* waiting.pipe(at.other)).length, 1)
      yield* sendAll.pipe(at.demo)
      yield* sendAll.pipe(at.other)
      const mails = yield* sent
      assert.sameMembers(
        mails.map(({ text }) => /user name (\S+)/.exec(text)![1]!),
        ["bea", "bea.too", "bea.other"]
      )
      assert.sameMembers(
        mails.map(({ text }) => linkIn(text).host),
        ["demo.localhost:3000", "demo.localhost:3000", "other.localhost:3000"]
      )
    }).pipe(Effect.provide(twoShops))
  )

  it.effect("gets nothing from another shop's door", () =>
    Effect.gen(function* () {
      yield* bea()
      assert.strictEqual((yield* requestReset({ email }).pipe(at.other, Effect.flip))._tag, "EmailUnknown")
      assert.deepStrictEqual(yield* waiting.pipe(at.demo), [])
    }).pipe(Effect.provide(twoShops))
  )

  it.effect("gets nothing when they do not work there any more, not even if that happens before the mail is sent", () =>
    Effect.gen(function* () {
      const user = yield* bea()
      yield* requestReset({ email }).pipe(at.demo)
      yield* (yield* Users).save({ ...user, active: false }).pipe(at.demo)
      yield* sendAll.pipe(at.demo)
      assert.deepStrictEqual(yield* sent, [])
      assert.deepStrictEqual(yield* waiting.pipe(at.demo), [])
      assert.strictEqual((yield* requestReset({ email }).pipe(at.demo, Effect.flip))._tag, "EmailUnknown")
    }).pipe(Effect.provide(twoShops))
  )

  it.effect("is told that nobody has the address, or is not, as the server is set", () =>
    Effect.gen(function* () {
      const unknown = requestReset({ email: "nobody@copperstate.example" }).pipe(at.base)
      assert.strictEqual((yield* Effect.flip(unknown))._tag, "EmailUnknown")
      const silent = Effect.provideService(ForgotPassword, { tellsUnknown: false, answersAfter: 0 })
      assert.deepStrictEqual(yield* unknown.pipe(silent), {})
    }).pipe(Effect.provide(twoShops))
  )

  it.effect("waits as long for an answer whether the address is known or not (P7)", () =>
    Effect.gen(function* () {
      yield* bea()
      const slowly = Effect.provideService(ForgotPassword, { tellsUnknown: true, answersAfter: 250 })
      for (const asked of [email, "nobody@copperstate.example"]) {
        const answer = yield* Effect.forkChild(Effect.exit(requestReset({ email: asked }).pipe(at.base, slowly)))
        yield* TestClock.adjust("249 millis")
        assert.strictEqual(answer.pollUnsafe(), undefined)
        yield* TestClock.adjust("1 millis")
        assert.strictEqual(Exit.isSuccess(yield* Fiber.join(answer)), asked === email)
      }
    }).pipe(Effect.provide(twoShops))
  )

  it.effect("may ask five times an hour for an address, from one network", () =>
    Effect.gen(function* () {
      yield* bea()
      const ask = (from: number) => requestReset({ email }).pipe(at.demo, callingFrom(`192.0.2.${from}`), Effect.result)
      for (const from of [1, 2, 3, 4, 5]) assert.strictEqual((yield* ask(from))._tag, "Success")
      const sixth = yield* requestReset({ email: email.toUpperCase() }).pipe(
        at.base,
        callingFrom("192.0.2.6"),
        Effect.flip
      )
      assert(sixth._tag === "TooManyTries")
      assert.strictEqual(sixth.minutes, 60)
      yield* TestClock.adjust("1 hour")
      assert.strictEqual((yield* ask(7))._tag, "Success")
    }).pipe(Effect.provide(twoShops))
  )

  it.effect(
    "is refused by no stranger's wishes: a mail goes every five minutes at most then, and its link still works (P8)",
    () =>
      Effect.gen(function* () {
        yield* bea()
        yield* TestClock.setTime(Date.UTC(2026, 10, 22, 12))
        const ask = (network: number) => requestReset({ email }).pipe(at.demo, callingFrom(`198.51.${network}.1`))
        for (let network = 0; network < 100; network++) assert.deepStrictEqual(yield* ask(network), {})
        assert.strictEqual((yield* waiting.pipe(at.demo)).length, 6)
        yield* TestClock.adjust("4 minutes")
        assert.deepStrictEqual(yield* ask(200), {})
        assert.strictEqual((yield* waiting.pipe(at.demo)).length, 6)
        yield* TestClock.adjust("1 minute")
        assert.deepStrictEqual(yield* ask(201), {})
        assert.strictEqual((yield* waiting.pipe(at.demo)).length, 7)
        assert.strictEqual(
          (yield* requestReset({ email: "nobody@copperstate.example" }).pipe(
            at.demo,
            callingFrom("198.51.202.1"),
            Effect.flip
          ))._tag,
          "EmailUnknown"
        )
      }).pipe(Effect.provide(twoShops))
  )

  it.effect("gets a link of their own on a device they signed in from before, whatever strangers ask for (P8)", () =>
    Effect.gen(function* () {
      yield* bea()
      let secret: string | undefined
      const here = Effect.provideService(DeviceCookie, {
        secret: Effect.sync(() => secret),
        keep: (given) =>
          Effect.sync(() => {
            secret = given
          })
      })
      yield* signIn({ userName: "bea", password }).pipe(at.demo, here)
      for (let network = 0; network < 20; network++)
        yield* requestReset({ email }).pipe(at.demo, callingFrom(`198.51.${network}.1`))
      const before = (yield* waiting.pipe(at.demo)).length
      for (const _ of [1, 2, 3, 4, 5]) yield* requestReset({ email }).pipe(at.demo, here)
      assert.strictEqual((yield* waiting.pipe(at.demo)).length, before + 5)
      assert.strictEqual((yield* requestReset({ email }).pipe(at.demo, here, Effect.flip))._tag, "TooManyTries")
    }).pipe(Effect.provide(twoShops))
  )

  it.effect("may ask five times an hour from an address of the network, for whomever", () =>
    Effect.gen(function* () {
      const ask = (who: number) =>
        requestReset({ email: `user${who}@copperstate.example` }).pipe(at.demo, callingFrom("192.0.2.9"), Effect.flip)
      for (const who of [1, 2, 3, 4, 5]) assert.strictEqual((yield* ask(who))._tag, "EmailUnknown")
      assert.strictEqual((yield* ask(6))._tag, "TooManyTries")
    }).pipe(Effect.provide(twoShops))
  )
})
