import { assert, describe, it } from "@effect/vitest"
import { barLayout } from "#ui/barLayout.ts"
import { chartExtent } from "#ui/chartData.ts"
import { lineLayout } from "#ui/lineLayout.ts"
import { nextMark } from "#ui/nextMark.ts"

const series = (...values: ReadonlyArray<ReadonlyArray<number | null>>) =>
  values.map((of, at) => ({ id: `${at}`, label: `${at}`, values: of }))
const lay = (isStacked: boolean, ...values: ReadonlyArray<ReadonlyArray<number | null>>) =>
  barLayout({ points: values[0]?.length ?? 0, series: series(...values), width: 200, height: 100, isStacked })

describe("bars", () => {
  it("are as high as their values", () => {
    const { bars } = lay(false, [50, 100])
    assert.deepStrictEqual(
      bars.map(({ y, height }) => ({ y, height })),
      [
        { y: 50, height: 50 },
        { y: 0, height: 100 }
      ]
    )
  })
  it("hang from 0 when below it", () => {
    const { bars, value } = lay(false, [-100, 100])
    assert.deepStrictEqual(
      bars.map(({ y, height }) => ({ y, height })),
      [
        { y: 50, height: 50 },
        { y: 0, height: 50 }
      ]
    )
    assert.strictEqual(value(0), 50)
  })
  it("stand one upon the other when stacked, those below 0 apart", () => {
    const { bars } = lay(true, [60], [40], [-100])
    assert.deepStrictEqual(
      bars.map(({ y, height }) => ({ y: Math.round(y), height: Math.round(height) })),
      [
        { y: 20, height: 30 },
        { y: 0, height: 20 },
        { y: 50, height: 50 }
      ]
    )
    assert.strictEqual(new Set(bars.map(({ x }) => x)).size, 1)
  })
  it("side by side do not touch, and stay on the plot", () => {
    const { bars } = lay(false, [1, 2, 3], [3, 2, 1])
    const edges = bars.map(({ x, width }) => [x, x + width] as const).sort((one, other) => one[0] - other[0])
    assert.isTrue(
      edges.every(([from, to], at) => from >= 0 && to <= 200 && (at === 0 || from > (edges[at - 1]?.[1] ?? 0)))
    )
  })
  it("leave out what is missing, and keep 0", () =>
    assert.deepStrictEqual(
      lay(false, [null, 0]).bars.map(({ point, height }) => [point, height]),
      [[1, 0]]
    ))
})

describe("lines", () => {
  it("break where a value is missing", () => {
    const { paths } = lineLayout(5, series([1, 2, null, 4, 5]), 200, 100)
    assert.strictEqual(paths[0]?.stroke.match(/M/g)?.length, 2)
  })
  it("reach from 0 to a round figure", () =>
    assert.deepStrictEqual(lineLayout(2, series([3, 97]), 200, 100).value.domain(), [0, 100]))
})

describe("the figures of an axis", () => {
  it("always hold 0, and something when there is nothing", () => {
    assert.deepStrictEqual(chartExtent([5, 9]), [0, 9])
    assert.deepStrictEqual(chartExtent([-5, null]), [-5, 0])
    assert.deepStrictEqual(chartExtent([]), [0, 1])
  })
})

describe("arrows on a chart", () => {
  const marks = ["0:0", "2:0", "0:1", "1:1", "2:1"]
  it.each([
    ["0:0", "ArrowRight", "2:0"],
    ["2:0", "ArrowLeft", "0:0"],
    ["2:0", "ArrowRight", "2:0"],
    ["0:0", "ArrowDown", "0:1"],
    ["1:1", "ArrowUp", "1:1"],
    ["1:1", "Home", "0:1"],
    ["0:1", "End", "2:1"]
  ])("lead from %s with %s to %s", (from, key, to) => assert.strictEqual(nextMark(marks, from, key), to))
})
