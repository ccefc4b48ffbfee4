import "#ui/DefinitionList.css"
import type { ReactNode } from "react"

/** A label and its value. */
export interface Definition {
  readonly label: string
  readonly value: ReactNode
  /** In the `columns` layout, gives a long value its own line. */
  readonly isWide?: boolean | undefined
}

export interface DefinitionListProps {
  /** The terms in order, each with its value. */
  readonly items: ReadonlyArray<Definition>
  /**
   * `rows`: label on the left, value to its right. `columns`: label above the value, several side by side. `sums`:
   * right-aligned values, as in the totals of an invoice.
   */
  readonly layout?: "rows" | "columns" | "sums" | undefined
}

/** A list of facts about one record. */
export function DefinitionList({ items, layout = "rows" }: DefinitionListProps) {
  return (
    <dl className="DefinitionList" data-layout={layout}>
      {items.map(({ label, value, isWide = false }, at) => (
        // Labels may repeat.
        <div key={`${at} ${label}`} className="Definition" data-wide={isWide || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
