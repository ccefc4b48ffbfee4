import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { pageIn } from "#adapters/memory/pageIn.ts"

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at) }))

it.effect("counts no further than 10,001, which stands for more, and still gives what lies beyond", () =>
  Effect.gen(function* () {
    assert.strictEqual((yield* pageIn(rows(10_000), {}, "rows")).total, 10_000)
    assert.strictEqual((yield* pageIn(rows(10_101), {}, "rows")).total, 10_001)
    assert.deepStrictEqual((yield* pageIn(rows(10_101), { page: 102, size: 100 }, "rows")).items, [{ id: "10100" }])
  })
)

it.effect(
  "says no row's number after the last page of a list that was not counted whole, and page by page back to the first knows it again",
  () =>
    Effect.gen(function* () {
      const found = rows(10_020)
      const { last } = yield* pageIn(found, { size: 10 }, "rows")
      let page = yield* pageIn(found, { size: 10, cursor: last! }, "rows")
      assert.deepStrictEqual([page.from, page.next, page.items.at(-1)?.id], [undefined, undefined, "10019"])
      let steps = 0
      while (page.previous !== undefined) {
        page = yield* pageIn(found, { size: 10, cursor: page.previous }, "rows")
        steps++
      }
      assert.deepStrictEqual([page.from, page.items[0]?.id, steps], [1, "0", 1_001])
    })
)
