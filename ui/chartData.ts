/** Where a value stands along a chart, such as a month. */
export interface ChartPoint {
  readonly id: string
  readonly label: string
}

/** Values of one kind, one for each point; null where there is none. */
export interface ChartSeries {
  readonly id: string
  readonly label: string
  readonly values: ReadonlyArray<number | null>
}

/** What every chart with axes is told. */
export interface ChartProps {
  /** What it shows, such as `Sales by month`. */
  readonly title: string
  /** The points along the axis, in their order. */
  readonly points: ReadonlyArray<ChartPoint>
  /** Up to six, told apart by color and by their place in the legend. */
  readonly series: ReadonlyArray<ChartSeries>
  /** A value as the reader writes it, with its unit. */
  readonly format: (value: number) => string
  /** The same in the room of an axis; `format` by default. */
  readonly formatTick?: ((value: number) => string) | undefined
  /** Head of the column that names the points in the table for screen readers, such as `Month`. */
  readonly pointsLabel: string
  /** In pixels; 240 by default. */
  readonly height?: number | undefined
}

/** Room around the plot, in pixels: figures at the left, names below. */
export const chartRoom = { left: 64, right: 12, top: 12, bottom: 28 }

/** The color of a series, one of six. */
export const seriesColor = (index: number): string => `var(--chart-${(index % 6) + 1})`

/** Least and greatest value with nothing in between left out; 0 is always in. */
export const chartExtent = (values: ReadonlyArray<number | null>): readonly [number, number] => {
  const known = values.filter((value) => value !== null)
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)]
  return least === most ? [0, 1] : [least, most]
}
