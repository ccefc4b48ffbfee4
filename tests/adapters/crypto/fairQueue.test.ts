import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber } from "effect"
import { fairQueue } from "#adapters/crypto/fairQueue.ts"

const limits = { atOnce: 2, waiting: 6, waitingOfOne: 4 }

/** A queue whose work runs until it is finished explicitly, in start order. */
const opened = () => {
  const inTurn = fairQueue(limits)
  const begun: Array<string> = []
  const running: Array<Deferred.Deferred<void>> = []
  const ask = (name: string, caller = name, isKnown = false) =>
    Effect.forkChild(
      inTurn(
        { caller, isKnown },
        Effect.gen(function* () {
          begun.push(name)
          const done = yield* Deferred.make<void>()
          running.push(done)
          yield* Deferred.await(done)
          return "done"
        }),
        Effect.succeed("full")
      ),
      { startImmediately: true }
    )
  const finish = Effect.gen(function* () {
    yield* Deferred.succeed(running.shift()!, undefined)
    for (let turn = 0; turn < 20; turn++) yield* Effect.yieldNow
  })
  const finishAll = Effect.gen(function* () {
    while (running.length > 0) yield* finish
  })
  return { ask, begun, finish, finishAll, running: () => running.length }
}

describe("a bounded, fair queue (P1)", () => {
  it.effect("runs a limited number of tasks at once and the rest in turn", () =>
    Effect.gen(function* () {
      const { ask, begun, finish, finishAll, running } = opened()
      for (const name of ["a", "b", "c", "d"]) yield* ask(name)
      assert.deepStrictEqual(begun, ["a", "b"])
      yield* finish
      assert.deepStrictEqual(begun, ["a", "b", "c"])
      assert.strictEqual(running(), 2)
      yield* finishAll
      assert.deepStrictEqual(begun, ["a", "b", "c", "d"])
    })
  )

  it.effect("alternates between callers, however many tasks one of them adds", () =>
    Effect.gen(function* () {
      const { ask, begun, finishAll } = opened()
      for (const name of ["x1", "x2", "x3", "x4", "x5"]) yield* ask(name, "x")
      yield* ask("y1", "y")
      yield* ask("z1", "z")
      yield* finishAll
      assert.deepStrictEqual(begun, ["x1", "x2", "x3", "y1", "z1", "x4", "x5"])
    })
  )

  it.effect("rejects a caller's fifth task, and any task when other callers fill the queue", () =>
    Effect.gen(function* () {
      const { ask, finishAll } = opened()
      for (const name of ["a", "b"]) yield* ask(name)
      for (const name of ["x1", "x2", "x3", "x4"]) yield* ask(name, "x")
      assert.strictEqual(yield* Fiber.join(yield* ask("x5", "x")), "full")
      yield* finishAll
      for (const name of ["a", "b", "c", "d", "e", "f", "g", "h"]) yield* ask(name)
      assert.strictEqual(yield* Fiber.join(yield* ask("i")), "full")
      yield* finishAll
    })
  )

  it.effect("makes room in a full queue by evicting from the caller with the most tasks", () =>
    Effect.gen(function* () {
      const { ask, begun, finishAll } = opened()
      for (const name of ["a", "b"]) yield* ask(name)
      for (const name of ["x1", "x2", "x3"]) yield* ask(name, "x")
      const last = yield* ask("x4", "x")
      for (const name of ["y", "z"]) yield* ask(name)
      yield* ask("w")
      assert.strictEqual(yield* Fiber.join(last), "full")
      yield* finishAll
      assert.deepStrictEqual(begun, ["a", "b", "x1", "y", "z", "w", "x2", "x3"])
    })
  )

  it.effect("has a separate queue for known callers that strangers cannot fill, and alternates between the two", () =>
    Effect.gen(function* () {
      const { ask, begun, finishAll } = opened()
      for (let stranger = 0; stranger < 20; stranger++) yield* ask(`stranger ${stranger}`)
      yield* ask("bea", "bea", true)
      yield* ask("carl", "carl", true)
      yield* finishAll
      assert.deepStrictEqual(begun.slice(0, 6), ["stranger 0", "stranger 1", "bea", "stranger 2", "carl", "stranger 3"])
    })
  )

  it.effect("drops interrupted tasks, waiting or running, and continues with the next", () =>
    Effect.gen(function* () {
      const { ask, begun, finishAll, running } = opened()
      const [first] = [yield* ask("a"), yield* ask("b")]
      const waiting = yield* ask("c")
      yield* ask("d")
      yield* Fiber.interrupt(waiting)
      yield* Fiber.interrupt(first!)
      assert.deepStrictEqual(begun, ["a", "b", "d"])
      yield* finishAll
      yield* ask("e")
      yield* ask("f")
      assert.deepStrictEqual(begun, ["a", "b", "d", "e", "f"])
      assert.isAtMost(running(), 4)
    })
  )
})
