import { memo, type ReactNode } from "react"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { mayReset } from "../changeLine.ts"
import type { ColumnId } from "./gridColumns.ts"
import { GridCell } from "./GridCell.tsx"
import type { Speech } from "./Speech.ts"

export interface GridRowProps {
  readonly line: LineValues
  readonly index: number
  readonly columns: ReadonlyArray<ColumnId>
  readonly speech: Speech
  readonly profile: PricingProfile | undefined
  /** What is wrong, by column. */
  readonly errors: Readonly<Record<string, string>>
  readonly isChosen: boolean
  /** The column the person is in, in this row. */
  readonly active: number | undefined
  /** The first and last column of the block of cells, in a row of it. */
  readonly from: number | undefined
  readonly to: number | undefined
  /** What is typed into, instead of that cell. */
  readonly editor: ReactNode
}

/** One line of the estimate; drawn anew only when it changes, or when the person comes or goes. */
export const GridRow = memo(function GridRow({
  line,
  index,
  columns,
  speech,
  profile,
  errors,
  isChosen,
  active,
  from = Infinity,
  to = -Infinity,
  editor
}: GridRowProps) {
  const isOverridden = mayReset(line, profile)
  return (
    <tr className="GridRow" aria-rowindex={index + 2} aria-selected={isChosen} data-row={index}>
      <td className="GridHandle" data-handle={index} aria-hidden="true">
        {index + 1}
      </td>
      {columns.map((id, column) =>
        editor !== undefined && column === active ? (
          <td
            key={id}
            className="GridCell GridEditing"
            data-column={id}
            data-cell={`${index}:${column}`}
            aria-colindex={column + 1}
            data-align={undefined}
          >
            {editor}
          </td>
        ) : (
          <GridCell
            key={id}
            line={line}
            index={index}
            id={id}
            column={column}
            speech={speech}
            error={errors[id]}
            isActive={active === column}
            isChosen={from <= column && column <= to}
            isOverridden={isOverridden}
          />
        )
      )}
    </tr>
  )
})
