import { Checkbox, Column, ColumnResizer } from "react-aria-components/Table"
import { Icon } from "#ui/Icon.tsx"
import type { SizedColumn } from "#ui/SizedColumn.ts"
import { Tick } from "#ui/Tick.tsx"

/**
 * A head is spoken by its title alone, although the handle in it has a name too; react-aria takes no `aria-label` here.
 */
const namedBy = (title: string) => (head: Element | null) => head?.setAttribute("aria-label", title)

interface TableHeadProps<T> {
  readonly columns: ReadonlyArray<SizedColumn<T>>
  readonly selectionMode: "none" | "single" | "multiple"
  readonly actionsLabel: string | undefined
  /** Whether widths are worked out, not left to CSS. */
  readonly isSized: boolean
  /** Spoken name of the handles; none without. */
  readonly resizeLabel: string | undefined
  /** How many of all rows are chosen, where react-aria knows only some of them. */
  readonly ticked: "all" | "some" | "none" | undefined
  /** Has the last word there: react-aria would let go of all where only those it knows are chosen. */
  readonly onTick: (isChosen: boolean) => void
}

/** The heads of a Table's columns. Called as a function: react-aria counts the columns it is given directly. */
export const TableHead = <T,>({
  columns,
  selectionMode,
  actionsLabel,
  isSized,
  resizeLabel,
  ticked,
  onTick
}: TableHeadProps<T>) => [
  ...(selectionMode === "none"
    ? []
    : [
        <Column
          key="selection"
          id="selection"
          className="TableHead TableTick"
          {...(isSized ? { width: 42, minWidth: 42 } : {})}
        >
          {selectionMode === "multiple" && (
            <Checkbox
              slot="selection"
              className="TickCell"
              {...(ticked === undefined
                ? {}
                : { isSelected: ticked === "all", isIndeterminate: ticked === "some", onChange: onTick })}
            >
              {({ isIndeterminate }) => <Tick isIndeterminate={isIndeterminate} />}
            </Checkbox>
          )}
        </Column>
      ]),
  ...columns.map(
    ({ id, title, align = "start", allowsSorting = false, isRowHeader = false, from, width, size, leastSize }) => (
      <Column
        key={id}
        id={id}
        textValue={title}
        isRowHeader={isRowHeader}
        allowsSorting={allowsSorting}
        className="TableHead"
        data-align={align}
        data-from={isSized ? undefined : from}
        data-names-row={isRowHeader || undefined}
        {...(isSized ? { width: size, minWidth: leastSize } : { style: { width } })}
        {...(resizeLabel === undefined ? {} : { ref: namedBy(title) })}
      >
        {({ sortDirection }) => (
          <span className="TableHeadCell">
            <span className="TableHeadText">
              {/* Takes the focus beside the handle: the arrows walk from one to the other, Enter on the words sorts. */}
              <span className="TableHeadWords" {...(resizeLabel === undefined ? {} : { tabIndex: -1 })}>
                {title}
              </span>
              {allowsSorting && (
                <Icon
                  name={
                    sortDirection === undefined ? "sort" : sortDirection === "ascending" ? "arrow-up" : "arrow-down"
                  }
                  size={14}
                />
              )}
            </span>
            {resizeLabel !== undefined && <ColumnResizer className="TableResizer" aria-label={resizeLabel} />}
          </span>
        )}
      </Column>
    )
  ),
  ...(actionsLabel === undefined
    ? []
    : [
        <Column
          key="actions"
          id="actions"
          textValue={actionsLabel}
          className="TableHead TableActions"
          {...(isSized ? { width: 72, minWidth: 48 } : {})}
        >
          <span className="hidden-text">{actionsLabel}</span>
        </Column>
      ])
]
