export interface LegendEntry {
  readonly id: string
  readonly label: string
  readonly color: string
  /** Its figure, as beside a ring. */
  readonly text?: string | undefined
}

/** Which color is what. */
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
