import { barLayout } from "#ui/barLayout.ts"
import { ChartAxes } from "#ui/ChartAxes.tsx"
import { type ChartProps, chartMargins, seriesColor } from "#ui/chartData.ts"
import { ChartFrame } from "#ui/ChartFrame.tsx"
import { ChartMark } from "#ui/ChartMark.tsx"
import { useWidth } from "#ui/useWidth.ts"

export interface BarChartProps extends ChartProps {
  /** Stacks the series instead of placing them side by side, for values that add up to a total. */
  readonly isStacked?: boolean | undefined
  /** URL that the bars of a point link to. Requires `onOpen`, which navigates there. */
  readonly hrefOf?: ((point: number) => string) | undefined
  /** Called with a mark's URL when the mark is clicked, if marks are links. */
  readonly onOpen?: ((href: string) => void) | undefined
}

/** Compares amounts side by side, such as jobs per week or sales by type. */
export function BarChart({
  title,
  points,
  series,
  format,
  formatTick = format,
  pointsLabel,
  height = 240,
  isStacked = false,
  hrefOf,
  onOpen
}: BarChartProps) {
  const [place, whole] = useWidth<HTMLDivElement>(640)
  const plot = {
    width: Math.max(whole - chartMargins.left - chartMargins.right, 1),
    height: height - chartMargins.top - chartMargins.bottom
  }
  const { bars, value, center } = barLayout({ points: points.length, series, isStacked, ...plot })
  return (
    <div ref={place}>
      <ChartFrame
        title={title}
        width={whole}
        height={height}
        legend={series.map(({ id, label }, at) => ({ id, label, color: seriesColor(at) }))}
        marks={bars.map(({ point, series }) => `${point}:${series}`)}
        pointsLabel={pointsLabel}
        points={points}
        columns={series.map(({ id, label, values }) => ({
          id,
          label,
          texts: values.map((one) => (one === null ? "–" : format(one)))
        }))}
      >
        {(reader) => (
          <g transform={`translate(${chartMargins.left} ${chartMargins.top})`}>
            <ChartAxes points={points} value={value} center={center} {...plot} format={formatTick} />
            {bars.map((bar) => {
              const name = `${points[bar.point]?.label}${series.length > 1 ? `, ${series[bar.series]?.label}` : ""}`
              const mark = {
                id: `${bar.point}:${bar.series}`,
                x: chartMargins.left + bar.x + bar.width / 2,
                y: chartMargins.top + bar.y,
                name,
                text: format(bar.value)
              }
              return (
                <ChartMark
                  key={mark.id}
                  mark={mark}
                  reader={reader}
                  link={hrefOf && onOpen && { href: hrefOf(bar.point), onOpen }}
                >
                  <rect
                    className="ChartBar"
                    x={bar.x}
                    y={bar.y}
                    width={bar.width}
                    height={bar.height}
                    rx={2}
                    fill={seriesColor(bar.series)}
                  />
                </ChartMark>
              )
            })}
          </g>
        )}
      </ChartFrame>
    </div>
  )
}
