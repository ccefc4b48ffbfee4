import "#ui/FormGrid.css"
import type { CSSProperties, ReactNode } from "react"

export interface FormCellProps {
  /** Columns of 12, where there is room for all of them. */
  readonly span: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12
  /** Shares a row even on a phone, for short answers. */
  readonly isHalfOnPhone?: boolean | undefined
  /** Begins a new row. */
  readonly startsRow?: boolean | undefined
  readonly children: ReactNode
}

const whereNarrower = (span: number) => (span <= 3 ? 4 : span <= 6 ? 6 : 12)

/** A place in a FormGrid with a width of its own. */
export function FormCell({ span, isHalfOnPhone = false, startsRow = false, children }: FormCellProps) {
  const spans = { "--span": span, "--span-medium": whereNarrower(span) } as CSSProperties
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
