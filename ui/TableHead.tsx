import { Checkbox, Column } from "react-aria-components/Table"
import { Icon } from "#ui/Icon.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"
import { Tick } from "#ui/Tick.tsx"

interface TableHeadProps<T> {
  readonly columns: ReadonlyArray<TableColumn<T>>
  readonly selectionMode: "none" | "single" | "multiple"
  readonly actionsLabel: string | undefined
}

/** The heads of a Table's columns. Called as a function: react-aria counts the columns it is given directly. */
export const TableHead = <T,>({ columns, selectionMode, actionsLabel }: TableHeadProps<T>) => [
  ...(selectionMode === "none" ? [] : [
    <Column key="selection" id="selection" className="TableHead TableTick">
      {selectionMode === "multiple" && <Checkbox slot="selection" className="TickCell">{({ isIndeterminate }) => <Tick isIndeterminate={isIndeterminate} />}</Checkbox>}
    </Column>
  ]),
  ...columns.map(({ id, title, align = "start", allowsSorting = false, isRowHeader = false, from, width }) => (
    <Column key={id} id={id} textValue={title} isRowHeader={isRowHeader} allowsSorting={allowsSorting} className="TableHead" data-align={align} data-from={from} style={{ width }}>
      {({ sortDirection }) => (
        <span className="TableHeadText">
          {title}
          {allowsSorting && <Icon name={sortDirection === undefined ? "sort" : sortDirection === "ascending" ? "arrow-up" : "arrow-down"} size={14} />}
        </span>
      )}
    </Column>
  )),
  ...(actionsLabel === undefined ? [] : [
    <Column key="actions" id="actions" textValue={actionsLabel} className="TableHead TableActions"><span className="hidden-text">{actionsLabel}</span></Column>
  ])
]
