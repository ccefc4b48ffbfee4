import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { pageIn } from "#adapters/memory/lists.ts"

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at) }))
const page = (count: number, page: number, group?: string) =>
  Effect.map(pageIn(rows(count), { page, size: 25, ...(group === undefined ? {} : { group }) }, "rows"), ({ items }) =>
    items.map(({ id }) => id)
  )

describe("page numbers", () => {
  it.effect("reach the end of the count, or the first 2,500 rows of a longer grouped list", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* page(10_001, 400))[24], "9999")
      assert.strictEqual((yield* page(10_001, 100, "stage"))[24], "2499")
      for (const [number, group] of [
        [401, undefined],
        [8_000, undefined],
        [101, "stage"]
      ] as const) {
        const refused = yield* Effect.flip(page(10_001, number, group))
        assert.deepStrictEqual([refused._tag, refused.reason], ["CursorInvalid", "tooFar"])
      }
    })
  )

  it.effect("reach the end of a fully counted list and return no rows beyond it", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* page(10_000, 400, "stage"))[24], "9999")
      assert.deepStrictEqual(yield* page(10_000, 401), [])
      assert.deepStrictEqual(yield* page(3, 8_000, "stage"), [])
    })
  )
})
