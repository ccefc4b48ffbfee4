import type { ReactNode } from "react"

export interface LineCellProps {
  readonly name: string
  /** What the column's head says; shown beside the cell where rows are cards. */
  readonly title?: string
  readonly isNumber?: boolean
  readonly children: ReactNode
}

/** A place in a row of the estimate. */
export function LineCell({ name, title, isNumber = false, children }: LineCellProps) {
  return <td data-cell={name} data-title={title} data-align={isNumber ? "end" : undefined}>{children}</td>
}
