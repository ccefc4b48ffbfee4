import "#ui/DefinitionList.css"
import type { ReactNode } from "react"

/** A label and what stands for it. */
export interface Definition {
  readonly label: string
  readonly value: ReactNode
  /** Of `columns`: has a line to itself, as it is long. */
  readonly isWide?: boolean | undefined
}

export interface DefinitionListProps {
  /** The terms in their order, each with what it is. */
  readonly items: ReadonlyArray<Definition>
  /**
   * `rows`: label left, value right of it; `columns`: label above, several side by side; `sums`: values at the right,
   * as under an invoice.
   */
  readonly layout?: "rows" | "columns" | "sums" | undefined
}

/** Facts about one thing. */
export function DefinitionList({ items, layout = "rows" }: DefinitionListProps) {
  return (
    <dl className="DefinitionList" data-layout={layout}>
      {items.map(({ label, value, isWide = false }, at) => (
        // Two may have the same label.
        <div key={`${at} ${label}`} className="Definition" data-wide={isWide || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
