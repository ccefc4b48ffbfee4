import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { Users } from "#domain/people/Users.ts"
import { ForgotPassword, requestReset } from "#domain/password-reset/requestReset.ts"
import { UnconfiguredServices } from "#domain/service-state/ServiceState.ts"
import { Caller } from "#domain/contract/Caller.ts"
import { DeviceCookie } from "#domain/credentials/KnownDevices.ts"
import { signIn } from "#domain/session/signIn.ts"
import { freshUser } from "#tests/contracts/fresh.ts"
import { at, bea, password, platformAndShops } from "../session/verbs/platformAndShops.ts"
import { linkIn, sendAll, sent, waiting } from "./recovery.ts"

const email = "bea@copperstate.example"
const callingFrom = (address: string) => Effect.provideService(Caller, { address })

describe("a password reset request", () => {
  it.effect("sends one link to the shop's host when made there, ignoring the case of the address", () =>
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
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("is rejected if the server sends no mail, and queues nothing that would arrive too late", () =>
    Effect.gen(function* () {
      yield* bea()
      const failure = yield* Effect.flip(requestReset({ email }).pipe(at.demo))
      assert.strictEqual(failure._tag, "NoMailService")
      assert.deepStrictEqual(yield* waiting.pipe(at.demo), [])
    }).pipe(Effect.provideService(UnconfiguredServices, ["email"]), Effect.provide(platformAndShops))
  )

  it.effect("sends one link per shop and per user name when made at the base domain", () =>
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
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("sends nothing when made at another shop's host", () =>
    Effect.gen(function* () {
      yield* bea()
      assert.strictEqual((yield* requestReset({ email }).pipe(at.other, Effect.flip))._tag, "EmailUnknown")
      assert.deepStrictEqual(yield* waiting.pipe(at.demo), [])
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("sends nothing to former staff, even if they left just before the email was sent", () =>
    Effect.gen(function* () {
      const user = yield* bea()
      yield* requestReset({ email }).pipe(at.demo)
      yield* (yield* Users).save({ ...user, active: false }).pipe(at.demo)
      yield* sendAll.pipe(at.demo)
      assert.deepStrictEqual(yield* sent, [])
      assert.deepStrictEqual(yield* waiting.pipe(at.demo), [])
      assert.strictEqual((yield* requestReset({ email }).pipe(at.demo, Effect.flip))._tag, "EmailUnknown")
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("reports an unknown address or not, depending on the server's setting", () =>
    Effect.gen(function* () {
      const unknown = requestReset({ email: "nobody@copperstate.example" }).pipe(at.base)
      assert.strictEqual((yield* Effect.flip(unknown))._tag, "EmailUnknown")
      const silent = Effect.provideService(ForgotPassword, { revealsUnknown: false, minResponseTime: 0 })
      assert.deepStrictEqual(yield* unknown.pipe(silent), {})
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("takes equally long for known and unknown addresses (P7)", () =>
    Effect.gen(function* () {
      yield* bea()
      const slowly = Effect.provideService(ForgotPassword, { revealsUnknown: true, minResponseTime: 250 })
      for (const asked of [email, "nobody@copperstate.example"]) {
        const answer = yield* Effect.forkChild(Effect.exit(requestReset({ email: asked }).pipe(at.base, slowly)))
        yield* TestClock.adjust("249 millis")
        assert.strictEqual(answer.pollUnsafe(), undefined)
        yield* TestClock.adjust("1 millis")
        assert.strictEqual(Exit.isSuccess(yield* Fiber.join(answer)), asked === email)
      }
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("is allowed five times an hour per address and network", () =>
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
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect(
    "is not blocked by strangers' requests: an email is then sent at most every five minutes, and its link still works (P8)",
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
      }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("sends a separate link to a known device, whatever strangers request (P8)", () =>
    Effect.gen(function* () {
      yield* bea()
      let secret: string | undefined
      const here = Effect.provideService(DeviceCookie, {
        secret: Effect.sync(() => secret),
        set: (given) =>
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
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("is allowed five times an hour per network address, for any email", () =>
    Effect.gen(function* () {
      const ask = (who: number) =>
        requestReset({ email: `user${who}@copperstate.example` }).pipe(at.demo, callingFrom("192.0.2.9"), Effect.flip)
      for (const who of [1, 2, 3, 4, 5]) assert.strictEqual((yield* ask(who))._tag, "EmailUnknown")
      assert.strictEqual((yield* ask(6))._tag, "TooManyTries")
    }).pipe(Effect.provide(platformAndShops))
  )
})
