import { arc, pie } from "d3-shape"
import { type ChartPoint, seriesColor } from "#ui/chartData.ts"
import { ChartFrame } from "#ui/ChartFrame.tsx"
import { ChartMark } from "#ui/ChartMark.tsx"

/** One part of the whole; not below 0. */
export interface DonutPart extends ChartPoint {
  readonly value: number
}

export interface DonutChartProps {
  /** What the chart shows, as its heading. */
  readonly title: string
  /** Two to six, in the order they are read. */
  readonly parts: ReadonlyArray<DonutPart>
  /** How a value is written, in the person's language. */
  readonly format: (value: number) => string
  /** What stands in the middle, such as `128 jobs`. */
  readonly total: string
  /** Head of the names in the table that stands for the drawing. */
  readonly pointsLabel: string
  /** Head of the values in the table that stands for the drawing. */
  readonly valueLabel: string
  /** Edge in pixels; 200 by default. */
  readonly size?: number | undefined
}

/** Parts of one whole; the legend carries the figures. */
export function DonutChart({ title, parts, format, total, pointsLabel, valueLabel, size = 200 }: DonutChartProps) {
  const radius = size / 2
  const ring = arc<ReturnType<typeof angles>[number]>()
    .innerRadius(radius * 0.62)
    .outerRadius(radius - 4)
    .padAngle(0.015)
    .cornerRadius(2)
  const angles = pie<DonutPart>()
    .value(({ value }) => value)
    .sort(null)
  return (
    <div className="ChartDonut">
      <ChartFrame
        title={title}
        width={size}
        height={size}
        legend={parts.map(({ id, label, value }, at) => ({ id, label, color: seriesColor(at), text: format(value) }))}
        marks={parts.map((_, at) => `${at}:0`)}
        pointsLabel={pointsLabel}
        points={parts}
        columns={[{ id: "value", label: valueLabel, texts: parts.map(({ value }) => format(value)) }]}
      >
        {(reader) => (
          <g transform={`translate(${radius} ${radius})`}>
            {angles([...parts]).map((slice, at) => {
              const [x, y] = ring.centroid(slice)
              const mark = {
                id: `${at}:0`,
                x: radius + x,
                y: radius + y,
                name: slice.data.label,
                text: format(slice.data.value)
              }
              return (
                <ChartMark key={slice.data.id} mark={mark} reader={reader}>
                  <path className="ChartBar" d={ring(slice) ?? ""} fill={seriesColor(at)} />
                </ChartMark>
              )
            })}
            <text className="ChartTotal" textAnchor="middle" dy="0.32em" aria-hidden>
              {total}
            </text>
          </g>
        )}
      </ChartFrame>
    </div>
  )
}
