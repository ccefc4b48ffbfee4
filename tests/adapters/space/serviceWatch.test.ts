import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { serviceWatch } from "#adapters/space/serviceWatch.ts"
import { ServiceWatch } from "#domain/service-state/ServiceState.ts"

const MB = 1_000_000

/** A service watch over disks with the given free space. */
const watched = (free: Record<string, number>, more: object = {}) =>
  serviceWatch({
    folders: [
      { holds: "database", path: "data" },
      { holds: "files", path: "files" }
    ],
    warn: 2_000 * MB,
    stop: 200 * MB,
    isMaintenance: false,
    isDatabaseReadOnly: Effect.succeed(false),
    freeAt: async (path) => {
      if (free[path] === undefined) throw new Error("ENOENT")
      return free[path] * MB
    },
    ...more
  })

/** Lets the watch check again. Its promises must settle before the next check is due. */
const later = Effect.andThen(
  TestClock.adjust("5 seconds"),
  Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
)

it.effect(
  "warns below one threshold, becomes read-only below the next, and recovers automatically once there is enough space",
  () => {
    const free: Record<string, number> = { data: 5_000, files: 5_000 }
    return Effect.gen(function* () {
      const { state } = yield* ServiceWatch
      const told: Array<unknown> = []
      for (const left of [5_000, 1_999, 199, 201, 251, 5_000]) {
        free["files"] = left
        yield* later
        told.push([left, (yield* state).readOnly, (yield* state).low])
      }
      const low = (left: number) => [{ holds: "files", free: left * MB }]
      assert.deepStrictEqual(told, [
        [5_000, null, []],
        [1_999, null, low(1_999)],
        [199, "diskFull", low(199)],
        [201, "diskFull", low(201)],
        [251, null, low(251)],
        [5_000, null, []]
      ])
    }).pipe(Effect.provide(watched(free)))
  }
)

it.effect(
  "ignores a disk it cannot read, and follows a database that becomes read-only and then writable again",
  () => {
    let isReadOnly = true
    return Effect.gen(function* () {
      const { state } = yield* ServiceWatch
      assert.deepStrictEqual(yield* state, { readOnly: "database", low: [] })
      isReadOnly = false
      yield* later
      assert.deepStrictEqual(yield* state, { readOnly: null, low: [] })
    }).pipe(Effect.provide(watched({ data: 9_000 }, { isDatabaseReadOnly: Effect.sync(() => isReadOnly) })))
  }
)
