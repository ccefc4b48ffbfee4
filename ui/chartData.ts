/** A position along the axis of a chart, such as a month. */
export interface ChartPoint {
  readonly id: string
  readonly label: string
}

/** One data series, with a value for each point; null if missing. */
export interface ChartSeries {
  readonly id: string
  readonly label: string
  readonly values: ReadonlyArray<number | null>
}

/** Props shared by all charts with axes. */
export interface ChartProps {
  /** The heading, such as `Sales by month`. */
  readonly title: string
  /** The points along the axis, in order. */
  readonly points: ReadonlyArray<ChartPoint>
  /** Up to six series, distinguished by color and order in the legend. */
  readonly series: ReadonlyArray<ChartSeries>
  /** Formats a value for the user, including its unit. */
  readonly format: (value: number) => string
  /** A shorter format for axis ticks; `format` by default. */
  readonly formatTick?: ((value: number) => string) | undefined
  /** Header of the point column in the screen reader table, such as `Month`. */
  readonly pointsLabel: string
  /** Height in pixels; 240 by default. */
  readonly height?: number | undefined
}

/** Margins around the plot, in pixels: for tick values on the left and labels below. */
export const chartMargins = { left: 64, right: 12, top: 12, bottom: 28 }

/** The color of a series; repeats after six. */
export const seriesColor = (index: number): string => `var(--chart-${(index % 6) + 1})`

/** Returns the minimum and maximum value, ignoring missing ones and always including 0. */
export const chartExtent = (values: ReadonlyArray<number | null>): readonly [number, number] => {
  const known = values.filter((value) => value !== null)
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)]
  return least === most ? [0, 1] : [least, most]
}
