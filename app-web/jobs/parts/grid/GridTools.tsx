import { memo, useState } from "react"
import { IconButton } from "#ui/IconButton.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { Toolbar } from "#ui/Toolbar.tsx"
import { formatDecimal } from "#ui/formatDecimal.ts"
import { ColumnsDialog } from "#web/lists/ColumnsDialog.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { Lines } from "./GridState.ts"
import { blockOf, canFillDown } from "./cellBlock.ts"
import { isNumericColumn, sumOf } from "./cells.ts"
import { type ColumnId, columnOf, handleWidth, inGrid } from "./gridColumns.ts"
import { targetRows } from "./rowActions.ts"
import type { GridDispatch, Grid } from "./useGrid.ts"
import { type Density, useColumnName, type useGridColumns } from "./useGridColumns.ts"

interface GridToolsProps extends GridLookProps {
  readonly grid: Grid
  readonly onRemove: () => void
}

/** The toolbar of the grid: row actions (each also has a key), visible columns and row density. */
export function GridTools({ grid: { state, act }, onRemove, ...look }: GridToolsProps) {
  const { t } = useWords()
  const { top, bottom, left, right } = blockOf(state)
  const chosen =
    state.selectedIds.size > 0
      ? t("estimate.chosen", { count: state.selectedIds.size })
      : state.corner === undefined
        ? ""
        : t("estimate.block", { rows: bottom - top + 1, columns: right - left + 1 })
  return (
    <div className="GridTools">
      <RowTools
        mayUndo={state.past.length > 0}
        mayRedo={state.future.length > 0}
        canFillDown={canFillDown(state)}
        hasRow={targetRows(state).length > 0}
        act={act}
        onRemove={onRemove}
      />
      <span className="GridChosen" role="status">
        {chosen}
      </span>
      <GridLook {...look} />
    </div>
  )
}

interface RowToolsProps {
  readonly mayUndo: boolean
  readonly mayRedo: boolean
  readonly canFillDown: boolean
  /** Whether there is a row to act on. */
  readonly hasRow: boolean
  readonly act: GridDispatch
  readonly onRemove: () => void
}

/** The row actions as buttons. Re-renders only when an action becomes enabled or disabled. */
const RowTools = memo(function RowTools({ mayUndo, mayRedo, canFillDown, hasRow, act, onRemove }: RowToolsProps) {
  const { t } = useWords()
  return (
    <Toolbar label={t("estimate.tools")}>
      <IconButton icon="undo" label={t("estimate.undo")} isDisabled={!mayUndo} onPress={() => act({ do: "undo" })} />
      <IconButton icon="undo" label={t("estimate.redo")} isDisabled={!mayRedo} onPress={() => act({ do: "redo" })} />
      <IconButton
        icon="chevron-down"
        label={t("estimate.fill")}
        isDisabled={!canFillDown}
        onPress={() => act({ do: "fill" })}
      />
      <IconButton
        icon="copy"
        label={t("estimate.duplicate")}
        isDisabled={!hasRow}
        onPress={() => act({ do: "duplicate" })}
      />
      <IconButton
        icon="arrow-up"
        label={t("estimate.up")}
        isDisabled={!hasRow}
        onPress={() => act({ do: "move", by: -1 })}
      />
      <IconButton
        icon="arrow-down"
        label={t("estimate.down")}
        isDisabled={!hasRow}
        onPress={() => act({ do: "move", by: 1 })}
      />
      <IconButton icon="trash" label={t("estimate.remove")} isDisabled={!hasRow} onPress={onRemove} />
    </Toolbar>
  )
})

interface GridLookProps {
  readonly columns: ReturnType<typeof useGridColumns>
  readonly density: Density
  readonly onDensity: (density: Density) => void
}

/** The density of the rows and the visible columns. */
const GridLook = memo(function GridLook({ columns, density, onDensity }: GridLookProps) {
  const { t } = useWords()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <span className="GridLook">
        <SegmentedControl<Density>
          label={t("estimate.density")}
          isLabelHidden
          value={density}
          onChange={onDensity}
          options={[
            { value: "compact", label: t("estimate.compact") },
            { value: "comfortable", label: t("estimate.comfortable") }
          ]}
        />
        <IconButton icon="columns" label={t("columns.choose")} onPress={() => setChoosing(true)} />
      </span>
      <ColumnsDialog list={columns} isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </>
  )
})

/** The column headers; the first one stays visible while the others scroll. */
export const GridHead = memo(function GridHead({ columns }: { readonly columns: ReadonlyArray<ColumnId> }) {
  const nameOf = useColumnName()
  return (
    <>
      <colgroup>
        <col style={{ width: inGrid(handleWidth) }} />
        {/* The description takes the remaining width. */}
        {columns.map((id) => (
          <col key={id} style={id === "description" ? undefined : { width: inGrid(columnOf(id).width) }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <td className="GridHandle" aria-hidden="true" />
          {columns.map((id, column) => (
            <th
              key={id}
              scope="col"
              data-column={id}
              aria-colindex={column + 1}
              data-align={isNumericColumn(id) ? "end" : columnOf(id).kind === "tick" ? "middle" : undefined}
            >
              {nameOf(id)}
            </th>
          ))}
        </tr>
      </thead>
    </>
  )
})

/** The sticky totals row below the grid, before tax. */
export const GridTotals = memo(function GridTotals({
  lines,
  columns,
  locale
}: {
  readonly lines: Lines
  readonly columns: ReadonlyArray<ColumnId>
  readonly locale: string
}) {
  const { t } = useWords()
  const sum = (id: ColumnId) =>
    id === "extended" || id === "totalCost" || id === "margin"
      ? formatDecimal(
          lines.reduce((all, line) => all + sumOf(line, id), 0),
          2,
          locale
        )
      : ""
  return (
    <tfoot>
      <tr aria-rowindex={lines.length + 3}>
        <td className="GridHandle" aria-hidden="true" />
        {columns.map((id, column) =>
          id === "partNumber" ? (
            <th key={id} scope="row" data-column={id} aria-colindex={column + 1}>
              {t("estimate.sum")}
            </th>
          ) : (
            <td
              key={id}
              data-column={id}
              data-align={columnOf(id).kind === "sum" ? "end" : undefined}
              aria-colindex={column + 1}
            >
              {sum(id)}
            </td>
          )
        )}
      </tr>
    </tfoot>
  )
})
