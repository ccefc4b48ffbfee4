import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { handleIdempotently } from "#domain/contract/handleIdempotently.ts"
import { asUser, counting, GlassTaken, inAShop, probe } from "./probe.ts"

const fine = { id: 7, note: "abc" }
const press = { key: "press 1", fingerprint: "probe 7" }
const provided = Effect.provide(inMemory())

describe("a request with an Idempotency-Key (I1)", () => {
  it.effect("has one effect and one response when sent fifty times concurrently", () =>
    Effect.gen(function* () {
      const handler = counting(probe)
      const send = handleIdempotently(handler, fine, press).pipe(asUser(), inAShop)
      const answers = yield* Effect.all(
        Array.from({ length: 50 }, () => send),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(handler.runs(), 1)
      for (const given of answers)
        assert.deepStrictEqual(given, {
          status: 200,
          body: { succeeded: true, messages: [], data: { id: 7, day: null } }
        })
    }).pipe(provided)
  )

  it.effect("is remembered for 24 hours and no longer", () =>
    Effect.gen(function* () {
      const handler = counting(probe)
      const send = handleIdempotently(handler, fine, press).pipe(asUser(), inAShop)
      yield* send
      yield* TestClock.adjust("23 hours")
      yield* send
      assert.strictEqual(handler.runs(), 1)
      yield* TestClock.adjust("61 minutes")
      yield* send
      assert.strictEqual(handler.runs(), 2)
    }).pipe(provided)
  )

  it.effect("is rejected if the key was used for another request", () =>
    Effect.gen(function* () {
      const handler = counting(probe)
      yield* handleIdempotently(handler, fine, press).pipe(asUser(), inAShop)
      const other = yield* handleIdempotently(handler, { ...fine, id: 8 }, { ...press, fingerprint: "probe 8" }).pipe(
        asUser(),
        inAShop
      )
      assert.deepStrictEqual([other.status, other.body.messages, handler.runs()], [422, ["keyUsedForAnotherCall"], 1])
    }).pipe(provided)
  )

  const refusals = [
    ["a declared failure", counting(probe, () => Effect.fail(new GlassTaken({ by: "Sam" }))), fine, asUser(), 409],
    ["a validation error", counting(probe), { id: 7 }, asUser(), 400],
    ["a permission error", counting(probe), fine, asUser({ roles: [] }), 403]
  ] as const
  it.effect.each(refusals)("may be retried after $0", ([, handler, input, by, status]) =>
    Effect.gen(function* () {
      assert.strictEqual((yield* handleIdempotently(handler, input, press).pipe(by, inAShop)).status, status)
      const again = counting(probe)
      assert.strictEqual((yield* handleIdempotently(again, fine, press).pipe(asUser(), inAShop)).status, 200)
      assert.strictEqual(again.runs(), 1)
    }).pipe(provided)
  )

  it.effect("may be retried after an unexpected error", () =>
    Effect.gen(function* () {
      yield* handleIdempotently(
        counting(probe, () => Effect.die("broken")),
        fine,
        press
      ).pipe(asUser(), inAShop, Effect.exit)
      assert.strictEqual((yield* handleIdempotently(counting(probe), fine, press).pipe(asUser(), inAShop)).status, 200)
    }).pipe(provided)
  )
})
