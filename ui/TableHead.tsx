import { Checkbox, Column, ColumnResizer } from "react-aria-components/Table"
import { Icon } from "#ui/Icon.tsx"
import type { SizedColumn } from "#ui/SizedColumn.ts"
import { Tick } from "#ui/Tick.tsx"

/**
 * Limits a header's accessible name to its title, because the resize handle inside has a name too. react-aria does not
 * accept `aria-label` here.
 */
const namedBy = (title: string) => (head: Element | null) => head?.setAttribute("aria-label", title)

interface TableHeadProps<T> {
  readonly columns: ReadonlyArray<SizedColumn<T>>
  readonly selectionMode: "none" | "single" | "multiple"
  readonly actionsLabel: string | undefined
  /** Whether widths are computed instead of left to CSS. */
  readonly isSized: boolean
  /** Accessible name of the resize handles; no handles if undefined. */
  readonly resizeLabel: string | undefined
  /** How many of all rows are selected, if react-aria knows only some of the rows. */
  readonly ticked: "all" | "some" | "none" | undefined
  /**
   * Overrides react-aria's handling in that case: it would deselect everything if only the rows it knows are selected.
   */
  readonly onTick: (isChosen: boolean) => void
}

/**
 * The column headers of a Table. Called as a function because react-aria counts only the columns it is given directly.
 */
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
    ({
      id,
      title,
      align = "start",
      allowsSorting = false,
      isRowHeader = false,
      minTableWidth,
      width,
      size,
      minSize
    }) => (
      <Column
        key={id}
        id={id}
        textValue={title}
        isRowHeader={isRowHeader}
        allowsSorting={allowsSorting}
        className="TableHead"
        data-align={align}
        data-from={isSized ? undefined : minTableWidth}
        data-names-row={isRowHeader || undefined}
        {...(isSized ? { width: size, minWidth: minSize } : { style: { width } })}
        {...(resizeLabel === undefined ? {} : { ref: namedBy(title) })}
      >
        {({ sortDirection }) => (
          <span className="TableHeadCell">
            <span className="TableHeadText">
              {/* Focusable next to the handle: the arrow keys move between the two, and Enter on the text sorts. */}
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
