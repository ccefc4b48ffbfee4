import type { ScaleLinear } from "d3-scale"
import { type ChartPoint, chartMargins } from "#ui/chartData.ts"

interface ChartAxesProps {
  readonly points: ReadonlyArray<ChartPoint>
  readonly value: ScaleLinear<number, number>
  readonly center: (point: number) => number
  readonly width: number
  readonly height: number
  readonly format: (value: number) => string
}

/** Estimated width of a point's label, in pixels. */
const nameRoom = (points: ReadonlyArray<ChartPoint>) => Math.max(...points.map(({ label }) => label.length), 1) * 7 + 14

/**
 * The grid, tick values and point labels. Hidden from screen readers, which read the table instead. Labels that do not
 * fit are skipped at regular intervals.
 */
export function ChartAxes({ points, value, center, width, height, format }: ChartAxesProps) {
  const every = Math.max(1, Math.ceil((nameRoom(points) * points.length) / Math.max(width, 1)))
  return (
    <g aria-hidden>
      {value.ticks(5).map((tick) => (
        <g key={tick} transform={`translate(0 ${value(tick)})`}>
          <line className="ChartGrid" data-zero={tick === 0 || undefined} x2={width} />
          <text className="ChartTick" x={-10} dy="0.32em" textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {points.map(
        ({ id, label }, at) =>
          at % every === 0 && (
            <text
              key={id}
              className="ChartTick"
              x={center(at)}
              y={height + chartMargins.bottom - 8}
              textAnchor="middle"
            >
              {label}
            </text>
          )
      )}
    </g>
  )
}
