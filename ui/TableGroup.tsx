import type { ReactNode } from "react"
import { Cell, Row } from "react-aria-components/Table"

/** The head of rows that stand together in a Table. */
export interface TableGroupHead {
  readonly id: string
  /** Spoken, and what type-ahead finds. */
  readonly text: string
  readonly title: ReactNode
}

interface TableGroupProps extends TableGroupHead {
  /** How many columns it stands over, ticks and actions among them. */
  readonly columns: number
}

/**
 * A row over all columns that names those below it; it is neither chosen nor opened. Called as a function: react-aria
 * sees the row itself.
 */
export const TableGroup = ({ id, text, title, columns }: TableGroupProps) => (
  <Row key={`group ${id}`} id={`group ${id}`} textValue={text} isDisabled className="TableGroup">
    <Cell colSpan={columns} className="TableCell TableGroupCell" data-names-row>
      {title}
    </Cell>
  </Row>
)
