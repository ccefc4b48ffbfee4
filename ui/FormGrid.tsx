import "#ui/FormGrid.css"
import type { ReactNode } from "react"

export interface FormGridProps {
  /** Fields per row if there is room; 2 by default. */
  readonly columns?: 1 | 2 | 3 | 4 | undefined
  /** The fields. Wrap one in `FormCell` to give it a different width. */
  readonly children: ReactNode
}

/** Lays out fields on a 12-column grid, stacked on narrow screens. A FormCell inside sets its own width. */
export function FormGrid({ columns = 2, children }: FormGridProps) {
  return (
    <div className="FormGridFrame">
      <div className="FormGrid" data-columns={columns}>
        {children}
      </div>
    </div>
  )
}
