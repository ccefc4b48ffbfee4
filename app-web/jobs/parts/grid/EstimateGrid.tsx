import "./EstimateGrid.css"
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from "react"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { useNarrowerThan } from "#ui/useNarrowerThan.ts"
import { useWords } from "#web/words/useWords.ts"
import { blockOf } from "./cellBlock.ts"
import { cellText } from "./cells.ts"
import { type ColumnId, gridWidth, inGrid } from "./gridColumns.ts"
import { useColumnName } from "./useGridColumns.ts"
import { GridEditor, type PlacementHandlers } from "./GridEditor.tsx"
import { GridHead, GridTotals } from "./GridTools.tsx"
import { gridActionForKey } from "./gridActionForKey.ts"
import { GhostRow, GridRow } from "./GridRow.tsx"
import type { GridState, CellFormat } from "./GridState.ts"
import { type Grid, cellPositionOf, useGridClipboard, useGridMouse } from "./useGrid.ts"

interface EstimateGridProps {
  readonly grid: Grid
  readonly columns: ReadonlyArray<ColumnId>
  readonly speech: CellFormat
  readonly profile: PricingProfile | undefined
  readonly isComfortable: boolean
  readonly errorsOf: (index: number) => Readonly<Record<string, string>>
  readonly placing: PlacementHandlers
  /** Removes the selected rows, after confirmation if they have related lines. */
  readonly onRemove: () => void
}

/**
 * The estimate's lines as a spreadsheet with a single tab stop. Arrow keys move, Shift with arrows selects a block,
 * typing edits, and Enter and Tab commit and move on.
 */
export function EstimateGrid({
  grid: { state, now, act },
  columns,
  speech,
  profile,
  isComfortable,
  errorsOf,
  placing,
  onRemove
}: EstimateGridProps) {
  const { t } = useWords()
  const table = useRef<HTMLTableElement>(null)
  const [frame, scrolls] = useNarrowerThan<HTMLDivElement>(gridWidth(columns) + 2)
  // After the last row was restored, the Undo button is gone.
  const takesFocus = useRef(state.lastAction?.what === "undone")
  const { lines, row, column, corner, edit, selectedIds } = state

  useLayoutEffect(() => {
    if (!takesFocus.current) return
    takesFocus.current = false
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)
    const input = cell?.querySelector<HTMLInputElement | HTMLSelectElement>(".GridInput")
    ;(input ?? cell)?.focus()
    if (input instanceof HTMLInputElement) input.setSelectionRange(input.value.length, input.value.length)
  })
  const actHere: typeof act = (action) => {
    const before = now.current
    act(action)
    // An action without effect does not render, and a later render must not steal the focus.
    takesFocus.current ||= now.current !== before
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent, target } = event
    const id = columns[now.current.column]
    if (nativeEvent.isComposing || event.defaultPrevented || id === undefined || cellPositionOf(target) === undefined)
      return
    const action = gridActionForKey(now.current, id, { key, shiftKey, altKey, ctrlKey: ctrlKey || metaKey })
    if (action === undefined) return
    event.preventDefault()
    if (action === "remove") onRemove()
    else actHere(action)
  }
  const onFocus = ({ target }: FocusEvent) => {
    const place = cellPositionOf(target)
    const { row: at, column: here, edit: typed } = now.current
    if (place !== undefined && typed === undefined && (place.row !== at || place.column !== here))
      act({ do: "go", ...place })
  }
  const onBlur = ({ target }: FocusEvent) => {
    if (now.current.edit !== undefined && target.classList.contains("GridInput"))
      act({ do: "commit", rows: 0, columns: 0 })
  }
  const mouse = useGridMouse(now, actHere, columns)
  const clipboard = useGridClipboard(now, actHere, columns, speech)

  const { top, bottom, left, right } = blockOf(state)
  const inBlock = (index: number) => corner !== undefined && index >= top && index <= bottom
  const id = columns[column]
  const editor =
    edit === undefined || id === undefined ? undefined : (
      <GridEditor
        id={id}
        row={row}
        line={lines[row]}
        text={edit}
        speech={speech}
        placing={placing}
        onType={(text) => act({ do: "type", text })}
        onPlaced={() => actHere({ do: "cancel" })}
      />
    )
  return (
    <div
      ref={frame}
      className="GridFrame"
      data-scrolls={scrolls || undefined}
      data-comfortable={isComfortable || undefined}
    >
      <table
        ref={table}
        className="Grid"
        role="grid"
        aria-label={t("line.caption")}
        aria-rowcount={lines.length + 3}
        aria-colcount={columns.length}
        aria-multiselectable
        style={{ width: inGrid(gridWidth(columns)) }}
        {...{ onKeyDown, onFocus, onBlur }}
        {...mouse}
        {...clipboard}
      >
        <GridHead columns={columns} />
        <tbody>
          {lines.map((line, index) => (
            <GridRow
              key={line.id}
              line={line}
              index={index}
              columns={columns}
              speech={speech}
              profile={profile}
              errors={errorsOf(index)}
              isChosen={selectedIds.has(line.id)}
              active={index === row ? column : undefined}
              from={inBlock(index) ? left : undefined}
              to={inBlock(index) ? right : undefined}
              editor={index === row ? editor : undefined}
            />
          ))}
          <GhostRow
            index={lines.length}
            columns={columns}
            active={row === lines.length ? column : undefined}
            editor={row === lines.length ? editor : undefined}
          />
        </tbody>
        <GridTotals lines={lines} columns={columns} locale={speech.locale} />
      </table>
      <GridAnnouncer state={state} speech={speech} />
    </div>
  )
}

const words = {
  removed: "estimate.saidRemoved",
  added: "estimate.saidAdded",
  moved: "estimate.saidMoved",
  filled: "estimate.saidFilled",
  cleared: "estimate.saidCleared",
  pasted: "estimate.saidPasted",
  undone: "estimate.saidUndone",
  redone: "estimate.saidRedone",
  cut: "estimate.saidCut"
} as const

/** Announces the last action in a polite live region. */
function GridAnnouncer({
  state: { lastAction, lines },
  speech
}: {
  readonly state: GridState
  readonly speech: CellFormat
}) {
  const { t } = useWords()
  const nameOf = useColumnName()
  const text = (): string => {
    if (lastAction === undefined) return ""
    if (!("column" in lastAction)) return t(words[lastAction.what], { count: lastAction.count })
    const row = lines.findIndex(({ id }) => id === lastAction.id)
    const line = lines[row]
    if (line === undefined) return ""
    return t(lastAction.what === "wrote" ? "estimate.saidWrote" : "estimate.saidUnread", {
      cell: nameOf(lastAction.column),
      row: line.description || line.partNumber || String(row + 1),
      value: cellText(line, lastAction.column, speech)
    })
  }
  return (
    <p className="hidden-text" role="status">
      {text()}
    </p>
  )
}
