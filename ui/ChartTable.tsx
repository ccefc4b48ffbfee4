import type { ChartPoint } from "#ui/chartData.ts"

export interface ChartTableProps {
  readonly title: string
  readonly pointsLabel: string
  readonly points: ReadonlyArray<ChartPoint>
  readonly columns: ReadonlyArray<{
    readonly id: string
    readonly label: string
    readonly texts: ReadonlyArray<string>
  }>
}

/** A visually hidden table with the chart's data, for screen readers. */
export function ChartTable({ title, pointsLabel, points, columns }: ChartTableProps) {
  return (
    <div className="hidden-text">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{pointsLabel}</th>
            {columns.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, at) => (
            <tr key={point.id}>
              <th scope="row">{point.label}</th>
              {columns.map(({ id, texts }) => (
                <td key={id}>{texts[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
