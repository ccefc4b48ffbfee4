import type { ReactNode } from "react"
import { Cell, Row } from "react-aria-components/Table"

/** The header of a group of rows in a Table. */
export interface TableGroupHead {
  readonly id: string
  /** Text for screen readers and type-ahead. */
  readonly text: string
  readonly title: ReactNode
}

interface TableGroupProps extends TableGroupHead {
  /** Number of columns it spans, including checkboxes and actions. */
  readonly columns: number
}

/**
 * A full-width row that names the rows below it and cannot be selected or opened. Called as a function so that
 * react-aria sees the row itself.
 */
export const TableGroup = ({ id, text, title, columns }: TableGroupProps) => (
  <Row key={`group ${id}`} id={`group ${id}`} textValue={text} isDisabled className="TableGroup">
    <Cell colSpan={columns} className="TableCell TableGroupCell" data-names-row>
      {title}
    </Cell>
  </Row>
)
