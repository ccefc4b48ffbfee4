import { assert, describe, it } from "@effect/vitest"
import { barLayout } from "#ui/barLayout.ts"
import { chartExtent } from "#ui/chartData.ts"
import { lineLayout } from "#ui/lineLayout.ts"
import { nextDataPoint } from "#ui/nextDataPoint.ts"

const series = (...values: ReadonlyArray<ReadonlyArray<number | null>>) =>
  values.map((of, at) => ({ id: `${at}`, label: `${at}`, values: of }))
const lay = (isStacked: boolean, ...values: ReadonlyArray<ReadonlyArray<number | null>>) =>
  barLayout({ points: values[0]?.length ?? 0, series: series(...values), width: 200, height: 100, isStacked })

describe("bar layout", () => {
  it("makes bars as tall as their values", () => {
    const { bars } = lay(false, [50, 100])
    assert.deepStrictEqual(
      bars.map(({ y, height }) => ({ y, height })),
      [
        { y: 50, height: 50 },
        { y: 0, height: 100 }
      ]
    )
  })
  it("hangs negative values from the zero line", () => {
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
  it("stacks bars, negative ones separately", () => {
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
  it("places bars side by side without touching, within the plot", () => {
    const { bars } = lay(false, [1, 2, 3], [3, 2, 1])
    const edges = bars.map(({ x, width }) => [x, x + width] as const).sort((one, other) => one[0] - other[0])
    assert.isTrue(
      edges.every(([from, to], at) => from >= 0 && to <= 200 && (at === 0 || from > (edges[at - 1]?.[1] ?? 0)))
    )
  })
  it("omits missing values but keeps zero", () =>
    assert.deepStrictEqual(
      lay(false, [null, 0]).bars.map(({ point, height }) => [point, height]),
      [[1, 0]]
    ))
})

describe("line layout", () => {
  it("breaks a line at a missing value", () => {
    const { paths } = lineLayout(5, series([1, 2, null, 4, 5]), 200, 100)
    assert.strictEqual(paths[0]?.stroke.match(/M/g)?.length, 2)
  })
  it("scales from zero to a round number", () =>
    assert.deepStrictEqual(lineLayout(2, series([3, 97]), 200, 100).value.domain(), [0, 100]))
})

describe("an axis range", () => {
  it("always includes zero, and is not empty if there is no data", () => {
    assert.deepStrictEqual(chartExtent([5, 9]), [0, 9])
    assert.deepStrictEqual(chartExtent([-5, null]), [-5, 0])
    assert.deepStrictEqual(chartExtent([]), [0, 1])
  })
})

describe("arrow key navigation in a chart", () => {
  const marks = ["0:0", "2:0", "0:1", "1:1", "2:1"]
  it.each([
    ["0:0", "ArrowRight", "2:0"],
    ["2:0", "ArrowLeft", "0:0"],
    ["2:0", "ArrowRight", "2:0"],
    ["0:0", "ArrowDown", "0:1"],
    ["1:1", "ArrowUp", "1:1"],
    ["1:1", "Home", "0:1"],
    ["0:1", "End", "2:1"]
  ])("moves from %s with %s to %s", (from, key, to) => assert.strictEqual(nextDataPoint(marks, from, key), to))
})
