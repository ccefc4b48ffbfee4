import { scaleLinear, scalePoint } from "d3-scale"
import { area, curveMonotoneX, line } from "d3-shape"
import { chartExtent, type ChartSeries } from "#ui/chartData.ts"

/** Computes the paths of lines in a plot, interrupted where a value is missing, and the scales for its axes. */
export const lineLayout = (points: number, series: ReadonlyArray<ChartSeries>, width: number, height: number) => {
  const value = scaleLinear()
    .domain(chartExtent(series.flatMap(({ values }) => values)))
    .nice(5)
    .range([height, 0])
  const place = scalePoint<number>()
    .domain(Array.from({ length: points }, (_, at) => at))
    .range([0, width])
    .padding(0.5)
  const center = (point: number) => place(point) ?? 0
  const drawn = {
    defined: (amount: number | null) => amount !== null,
    x: (_: number | null, at: number) => center(at),
    y: (amount: number | null) => value(amount ?? 0)
  }
  const stroke = line<number | null>().defined(drawn.defined).x(drawn.x).y(drawn.y).curve(curveMonotoneX)
  const fill = area<number | null>().defined(drawn.defined).x(drawn.x).y1(drawn.y).y0(value(0)).curve(curveMonotoneX)
  return {
    value,
    center,
    paths: series.map(({ values }) => ({ stroke: stroke([...values]) ?? "", fill: fill([...values]) ?? "" }))
  }
}
