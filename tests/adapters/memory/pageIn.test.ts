import { assert, it } from "@effect/vitest"
import { pageIn } from "#adapters/memory/pageIn.ts"

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

it("counts no further than 10,000, and still gives what lies beyond", () => {
  assert.strictEqual(pageIn(numbers(10_000), {}).total, 10_000)
  assert.strictEqual(pageIn(numbers(10_001), {}).total, 10_000)
  assert.deepStrictEqual(pageIn(numbers(10_101), { page: 102, size: 100 }).items, [10_100])
})
