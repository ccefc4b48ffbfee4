import { symbol, symbolCircle, symbolDiamond2, symbolSquare2, symbolTriangle2, symbolWye } from "d3-shape"
import { ChartAxes } from "#ui/ChartAxes.tsx"
import { type ChartProps, chartMargins, seriesColor } from "#ui/chartData.ts"
import { ChartFrame } from "#ui/ChartFrame.tsx"
import { ChartMark } from "#ui/ChartMark.tsx"
import { lineLayout } from "#ui/lineLayout.ts"
import { useWidth } from "#ui/useWidth.ts"

export interface LineChartProps extends ChartProps {
  /** Fills the area down to 0, for a single series whose amount matters as much as its trend. */
  readonly isFilled?: boolean | undefined
}

const shapes = [symbolCircle, symbolSquare2, symbolTriangle2, symbolDiamond2, symbolWye]
const dot = (series: number) => symbol(shapes[series % shapes.length], 50)() ?? ""

/** A trend over time. Each series also has its own marker shape. */
export function LineChart({
  title,
  points,
  series,
  format,
  formatTick = format,
  pointsLabel,
  height = 240,
  isFilled = false
}: LineChartProps) {
  const [place, whole] = useWidth<HTMLDivElement>(640)
  const plot = {
    width: Math.max(whole - chartMargins.left - chartMargins.right, 1),
    height: height - chartMargins.top - chartMargins.bottom
  }
  const { value, center, paths } = lineLayout(points.length, series, plot.width, plot.height)
  return (
    <div ref={place}>
      <ChartFrame
        title={title}
        width={whole}
        height={height}
        legend={series.map(({ id, label }, at) => ({ id, label, color: seriesColor(at) }))}
        marks={series.flatMap(({ values }, deep) =>
          values.flatMap((amount, at) => (amount === null ? [] : [`${at}:${deep}`]))
        )}
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
            {series.map(({ id }, at) => (
              <g key={id} aria-hidden>
                {isFilled && <path className="ChartFill" d={paths[at]?.fill} fill={seriesColor(at)} />}
                <path className="ChartLine" d={paths[at]?.stroke} stroke={seriesColor(at)} />
              </g>
            ))}
            {series.flatMap(({ label, values }, deep) =>
              values.map((amount, at) => {
                if (amount === null) return null
                const [x, y] = [center(at), value(amount)]
                const mark = {
                  id: `${at}:${deep}`,
                  x: chartMargins.left + x,
                  y: chartMargins.top + y,
                  name: `${points[at]?.label}${series.length > 1 ? `, ${label}` : ""}`,
                  text: format(amount)
                }
                return (
                  <ChartMark key={mark.id} mark={mark} reader={reader}>
                    <g transform={`translate(${x} ${y})`}>
                      <circle r={12} fill="transparent" />
                      <path className="ChartDot" d={dot(deep)} fill={seriesColor(deep)} />
                    </g>
                  </ChartMark>
                )
              })
            )}
          </g>
        )}
      </ChartFrame>
    </div>
  )
}
