import { scaleBand, scaleLinear } from "d3-scale"
import { stack, stackOffsetDiverging } from "d3-shape"
import { chartExtent, type ChartSeries } from "#ui/chartData.ts"

/** One bar: its point and series, and its position in pixels. */
export interface Bar {
  readonly point: number
  readonly series: number
  readonly value: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The input of a bar layout. */
export interface BarLayoutInput {
  readonly points: number
  readonly series: ReadonlyArray<ChartSeries>
  readonly width: number
  readonly height: number
  readonly isStacked: boolean
}

/**
 * Returns the value range of each bar: starting from 0 if side by side, or stacked, with negative values stacked
 * downward.
 */
const spans = ({ points, series, isStacked }: BarLayoutInput) => {
  if (!isStacked)
    return series.map(({ values }) =>
      values.map((value) => [Math.min(0, value ?? 0), Math.max(0, value ?? 0)] as const)
    )
  const rows = Array.from({ length: points }, (_, point) => series.map(({ values }) => values[point] ?? 0))
  const layers = stack<ReadonlyArray<number>, number>()
    .keys(series.map((_, at) => at))
    .value((row, key) => row[key] ?? 0)
    .offset(stackOffsetDiverging)(rows as Array<ReadonlyArray<number>>)
  return layers.map((layer) => layer.map(([from, to]) => [from, to] as const))
}

/** Computes the positions of bars in a plot and the scales for its axes. */
export const barLayout = (what: BarLayoutInput) => {
  const reach = spans(what)
  const value = scaleLinear()
    .domain(chartExtent(reach.flat(2)))
    .nice(5)
    .range([what.height, 0])
  const band = scaleBand<number>()
    .domain(Array.from({ length: what.points }, (_, at) => at))
    .range([0, what.width])
    .paddingInner(0.3)
    .paddingOuter(0.15)
  const inner = scaleBand<number>()
    .domain(what.isStacked ? [0] : what.series.map((_, at) => at))
    .range([0, band.bandwidth()])
    .padding(0.08)
  const bars = what.series.flatMap(({ values }, series) =>
    values.flatMap((amount, point): ReadonlyArray<Bar> => {
      if (amount === null) return []
      const [from, to] = reach[series]?.[point] ?? [0, 0]
      return [
        {
          point,
          series,
          value: amount,
          x: (band(point) ?? 0) + (inner(what.isStacked ? 0 : series) ?? 0),
          y: value(to),
          width: inner.bandwidth(),
          height: value(from) - value(to)
        }
      ]
    })
  )
  return { bars, value, center: (point: number) => (band(point) ?? 0) + band.bandwidth() / 2 }
}
