import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { MemoryTables } from "#adapters/memory/MemoryTables.ts"
import { endOtherSessions, ownDevices } from "#domain/account/ownDevices.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { RequestEnd, Caller } from "#domain/contract/Caller.ts"
import { DeviceCookie } from "#domain/credentials/KnownDevices.ts"
import { openSession } from "#domain/session/sessionHandlers.ts"
import { signIn } from "#domain/session/signIn.ts"
import { delayAfter, Throttle, createThrottle } from "#domain/credentials/Throttle.ts"
import { at, bea, password, platformAndShops } from "#tests/domain/session/verbs/platformAndShops.ts"

/** A browser that stores the cookies of each host it visits. */
const browser = () => {
  const cookies = new Map<string, string>()
  const on = (host: string) =>
    Effect.provideService(DeviceCookie, {
      secret: Effect.sync(() => cookies.get(host)),
      set: (secret) => Effect.sync(() => void cookies.set(host, secret))
    })
  return { cookies, on }
}

const from = (address: string) => Effect.provideService(Caller, { address })
const attempt = (typed: string, address: string) =>
  signIn({ userName: "bea", password: typed }).pipe(
    at.base,
    from(address),
    Effect.result,
    Effect.map((result) => (result._tag === "Success" ? "in" : result.failure._tag))
  )

/** Failed attempts from the given number of networks, none of which is blocked. */
const strangers = (count: number) =>
  Effect.forEach(
    Array.from({ length: count }),
    (_, n) => attempt("wrong", `${20 + Math.floor(n / 65_536)}.${Math.floor(n / 256) % 256}.${n % 256}.1`),
    { discard: true }
  )

const postings = Effect.map(MemoryTables, ({ all }) =>
  [...all.values()].flatMap((shelf) => [...shelf.postings.values()].map(({ posting }) => posting))
)

describe("a known device (P8)", () => {
  it.effect("can sign in whatever strangers attempt, even from a blocked address", () =>
    Effect.gen(function* () {
      yield* bea()
      const { on } = browser()
      assert.strictEqual(yield* attempt(password, "203.0.113.7").pipe(on("base")), "in")
      yield* strangers(300)
      for (let n = 0; n < 60; n++) yield* attempt("wrong", "203.0.113.7")
      assert.strictEqual(yield* attempt(password, "203.0.113.7"), "TooManyTries")
      assert.strictEqual(yield* attempt(password, "203.0.113.7").pipe(on("base")), "in")
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("is limited by its own failed attempts, which block no one else", () =>
    Effect.gen(function* () {
      yield* bea()
      const { on } = browser()
      yield* attempt(password, "203.0.113.7").pipe(on("base"))
      for (const _ of [1, 2, 3, 4, 5])
        assert.strictEqual(yield* attempt("wrong", "203.0.113.7").pipe(on("base")), "LoginFailed")
      assert.strictEqual(yield* attempt(password, "203.0.113.7").pipe(on("base")), "TooManyTries")
      assert.strictEqual(yield* attempt(password, "198.51.100.7"), "in")
      yield* TestClock.adjust("15 minutes")
      assert.strictEqual(yield* attempt(password, "203.0.113.7").pipe(on("base")), "in")
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("is recognized for its person, not for any user name typed on it", () =>
    Effect.gen(function* () {
      yield* bea({ userName: "carl", emailAddress: "carl@copperstate.example" })
      yield* bea()
      const { on } = browser()
      yield* signIn({ userName: "carl", password }).pipe(at.base, on("base"))
      for (const _ of [1, 2, 3, 4, 5]) yield* attempt("wrong", "203.0.113.7").pipe(on("base"))
      assert.strictEqual(yield* attempt(password, "203.0.113.7"), "TooManyTries")
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect(
    "is one device across the base domain and the shop's host, stored as fingerprints, and forgotten when all other sessions are ended",
    () =>
      Effect.gen(function* () {
        const user = yield* bea()
        const [office, home] = [browser(), browser()]
        for (const { on } of [office, home]) {
          const { key } = yield* signIn({ userName: "bea", password }).pipe(at.base, on("base"))
          yield* openSession({ key }).pipe(at.demo, on("demo"))
        }
        const kept = Effect.map(MemoryTables, ({ all }) =>
          [...all.values()].flatMap(({ knownDevices }) => [...knownDevices.values()])
        )
        const devices = yield* kept
        assert.deepStrictEqual([devices.length, new Set(devices.map(({ id }) => id)).size], [4, 2])
        for (const secret of [...office.cookies.values(), ...home.cookies.values()])
          assert.notInclude(JSON.stringify(devices), secret)
        const asBea = Effect.provideService(CurrentUser, { ...user, features: [], accountActive: 1 } as never)
        const listed = yield* ownDevices.pipe(at.demo, home.on("demo"), asBea)
        assert.deepStrictEqual(listed.map(({ isThis }) => isThis).sort(), [false, true])
        assert.sameMembers(
          listed.map(({ id }) => id),
          devices.map(({ id }) => id).filter((id, place, all) => all.indexOf(id) === place)
        )
        yield* endOtherSessions().pipe(at.demo, home.on("demo"), asBea)
        assert.strictEqual((yield* kept).length, 2)
        for (const _ of [1, 2, 3, 4, 5]) yield* attempt("wrong", "203.0.113.7")
        assert.strictEqual(yield* attempt(password, "203.0.113.7").pipe(office.on("base")), "TooManyTries")
        assert.strictEqual(yield* attempt(password, "203.0.113.7").pipe(home.on("base")), "in")
      }).pipe(Effect.provide(platformAndShops))
  )
})

describe("repeated failed attempts", () => {
  it.effect("are reported to the person by email at most once a day, and to no one for an unknown user name", () =>
    Effect.gen(function* () {
      const user = yield* bea()
      yield* TestClock.setTime(Date.UTC(2026, 10, 22, 12))
      yield* strangers(9)
      assert.deepStrictEqual(yield* postings, [])
      yield* strangers(40)
      const [told, ...more] = yield* postings
      assert.deepStrictEqual(more, [])
      assert.deepStrictEqual(told, {
        kind: "manyTries",
        userId: user.id,
        device: "",
        tries: 10,
        since: Date.UTC(2026, 10, 22, 12)
      })
      yield* TestClock.adjust("23 hours")
      yield* strangers(40)
      assert.strictEqual((yield* postings).length, 1)
      yield* TestClock.adjust("1 hour")
      yield* strangers(40)
      assert.strictEqual((yield* postings).length, 2)
      const audited = [...(yield* MemoryTables).all.values()]
        .flatMap(({ auditEvents }) => auditEvents)
        .filter(({ kind }) => kind === "manyTries")
      assert.strictEqual(audited.length, 2)
    }).pipe(Effect.provide(platformAndShops))
  )
})

describe("sign-in throttling", () => {
  const slowly = (longest = 10_000) =>
    Layer.provideMerge(
      Layer.succeed(Throttle, createThrottle({ longest, waiting: 6, waitingOfOne: 2 })),
      platformAndShops
    )
  const answered = <A>(fiber: Fiber.Fiber<A>) => fiber.pollUnsafe() !== undefined

  it("doubles the wait from the third attempt on, up to the maximum", () => {
    assert.deepStrictEqual(
      [0, 1, 2, 3, 4, 5, 6, 50].map((failed) => delayAfter(failed, 10_000)),
      [0, 0, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]
    )
    assert.strictEqual(delayAfter(9, 0), 0)
  })

  it.effect("delays a network's third failed attempt by one second before checking the password", () =>
    Effect.gen(function* () {
      yield* bea()
      for (const _ of [1, 2]) yield* attempt("wrong", "192.0.2.1")
      const third = yield* Effect.forkChild(attempt(password, "192.0.2.1"))
      yield* TestClock.adjust("999 millis")
      assert.isFalse(answered(third))
      yield* TestClock.adjust("1 millis")
      assert.strictEqual(yield* Fiber.join(third), "in")
    }).pipe(Effect.provide(slowly()))
  )

  it.effect("delays strangers once many have tried an account, but not a known device", () =>
    Effect.gen(function* () {
      yield* bea()
      const { on } = browser()
      yield* attempt(password, "203.0.113.7").pipe(on("base"))
      yield* strangers(6)
      const stranger = yield* Effect.forkChild(attempt("wrong", "198.51.100.7"))
      yield* TestClock.adjust("1 millis")
      assert.isFalse(answered(stranger))
      assert.strictEqual(yield* attempt(password, "203.0.113.7").pipe(on("base")), "in")
      yield* TestClock.adjust("1 second")
      assert.strictEqual(yield* Fiber.join(stranger), "LoginFailed")
    }).pipe(Effect.provide(slowly()))
  )

  it.effect("rejects an attempt when the queue is full, reports when to retry, and does not count the attempt", () =>
    Effect.gen(function* () {
      yield* bea()
      yield* strangers(6)
      const waiting = yield* Effect.forEach([1, 2], (n) =>
        Effect.forkChild(attempt("wrong", `198.51.${n}.7`), { startImmediately: true })
      )
      for (let tries = 0; tries < 10; tries++) {
        const refusal = yield* signIn({ userName: "bea", password }).pipe(at.base, from("203.0.113.7"), Effect.flip)
        assert(refusal._tag === "TooManyTries")
        assert.deepStrictEqual([refusal.minutes, refusal.seconds], [1, 2])
      }
      yield* TestClock.adjust("10 seconds")
      for (const one of waiting) assert.strictEqual(yield* Fiber.join(one), "LoginFailed")
      const person = yield* Effect.forkChild(attempt(password, "203.0.113.7"))
      yield* TestClock.adjust("10 seconds")
      assert.strictEqual(yield* Fiber.join(person), "in")
    }).pipe(Effect.provide(slowly()))
  )

  it.effect("stops when the caller disconnects, whose place is freed immediately", () =>
    Effect.gen(function* () {
      yield* bea()
      yield* strangers(6)
      const hungUp = yield* Deferred.make<void>()
      const leaving = yield* Effect.forEach([1, 2], (n) =>
        Effect.forkChild(
          attempt("wrong", `198.51.${n}.7`).pipe(Effect.provideService(RequestEnd, Deferred.await(hungUp))),
          { startImmediately: true }
        )
      )
      yield* Deferred.succeed(hungUp, undefined)
      for (const one of leaving) assert.strictEqual(yield* Fiber.join(one), "TooManyTries")
      const next = yield* Effect.forkChild(attempt(password, "203.0.113.7"), { startImmediately: true })
      yield* TestClock.adjust("10 seconds")
      assert.strictEqual(yield* Fiber.join(next), "in")
    }).pipe(Effect.provide(slowly()))
  )
})
