import "#ui/FormGrid.css"
import type { ReactNode } from "react"

export interface FormGridProps {
  /** Fields in a row where there is room; 2 by default. */
  readonly columns?: 1 | 2 | 3 | 4 | undefined
  /** The fields; `FormCell` gives one another width. */
  readonly children: ReactNode
}

/** Lays fields out on 12 columns; one below the other where it is narrow. A FormCell inside chooses its own width. */
export function FormGrid({ columns = 2, children }: FormGridProps) {
  return (
    <div className="FormGridFrame">
      <div className="FormGrid" data-columns={columns}>
        {children}
      </div>
    </div>
  )
}
