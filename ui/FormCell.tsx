import "#ui/FormGrid.css"
import type { CSSProperties, ReactNode } from "react"

export interface FormCellProps {
  /** Width in columns of the 12-column grid, if there is room. */
  readonly span: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12
  /** Takes half a row even on phones, for short fields. */
  readonly isHalfOnPhone?: boolean | undefined
  /** Starts a new row. */
  readonly startsRow?: boolean | undefined
  readonly children: ReactNode
}

const narrowSpan = (span: number) => (span <= 3 ? 4 : span <= 6 ? 6 : 12)

/** A cell in a FormGrid with its own width. */
export function FormCell({ span, isHalfOnPhone = false, startsRow = false, children }: FormCellProps) {
  const spans = { "--span": span, "--span-medium": narrowSpan(span) } as CSSProperties
  return (
    <div
      className="FormCell"
      style={spans}
      data-half={isHalfOnPhone || undefined}
      data-starts-row={startsRow || undefined}
    >
      {children}
    </div>
  )
}
