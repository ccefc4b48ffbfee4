export interface LegendEntry {
  readonly id: string
  readonly label: string
  readonly color: string
  /** The value of the entry, as shown next to a donut chart. */
  readonly text?: string | undefined
}

/** The legend that maps colors to series. */
export function ChartLegend({ entries }: { readonly entries: ReadonlyArray<LegendEntry> }) {
  return (
    <ul className="ChartLegend">
      {entries.map(({ id, label, color, text }) => (
        <li key={id} className="ChartKey">
          <span className="ChartSwatch" style={{ background: color }} />
          <span>{label}</span>
          {text !== undefined && <span className="ChartFigure tabular">{text}</span>}
        </li>
      ))}
    </ul>
  )
}
