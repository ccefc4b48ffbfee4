import { arc, pie } from "d3-shape"
import { type ChartPoint, seriesColor } from "#ui/chartData.ts"
import { ChartFrame } from "#ui/ChartFrame.tsx"
import { ChartMark } from "#ui/ChartMark.tsx"

/** One part of the total; must not be negative. */
export interface DonutPart extends ChartPoint {
  readonly value: number
}

export interface DonutChartProps {
  /** The heading. */
  readonly title: string
  /** Two to six parts, in reading order. */
  readonly parts: ReadonlyArray<DonutPart>
  /** Formats a value in the user's language. */
  readonly format: (value: number) => string
  /** The text in the center, such as `128 jobs`. */
  readonly total: string
  /** Header of the name column in the screen reader table. */
  readonly pointsLabel: string
  /** Header of the value column in the screen reader table. */
  readonly valueLabel: string
  /** Diameter in pixels; 200 by default. */
  readonly size?: number | undefined
}

/** The parts of a total. The legend shows the values. */
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
