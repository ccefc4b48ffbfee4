import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type MouseEvent
} from "react"
import { useIntl } from "react-intl"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { usePermissions } from "#web/jobs/usePermissions.ts"
import { LineKind, LineStatus } from "#domain/estimates/EstimateLine.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ColumnId } from "./gridColumns.ts"
import { useGridColumns } from "./useGridColumns.ts"
import { initialGrid, type GridState, type GridContext, type Lines, type CellFormat } from "./GridState.ts"
import { type GridAction, gridStep } from "./gridStep.ts"
import { copyCells } from "./clipboard.ts"

export type GridDispatch = (action: GridAction) => void

/** The estimate's lines as form state, all that the grid knows of the form. */
export interface LinesField {
  readonly values: Lines
  readonly set: (lines: Lines) => void
  /** Writes one line and leaves the others and their errors untouched. */
  readonly setLine: (row: number, line: LineValues) => void
  /** A cell lost focus, so it may be validated. */
  readonly leave: (row: number, column: ColumnId) => void
}

/** The grid state of a form's lines, synchronized immediately in both directions. */
const useGrid = (field: LinesField, world: Omit<GridContext, "newId">) => {
  const [state, setState] = useState(() => initialGrid(field.values))
  const now = useRef(state)
  const latest = useRef({ world, field })
  useLayoutEffect(() => {
    latest.current = { world, field }
  })

  const act = useCallback<GridDispatch>((action) => {
    const before = now.current
    const next = gridStep(before, action, { ...latest.current.world, newId: () => crypto.randomUUID() })
    if (next === before) return
    now.current = next
    setState(next)
    if (next.lines !== before.lines && action.do !== "adopt") write(latest.current.field, before.lines, next.lines)
  }, [])

  const adopt = useEffectEvent((lines: Lines) => {
    if (lines !== now.current.lines) act({ do: "adopt", lines })
  })
  // oxlint-disable-next-line react/set-state-in-effect -- a save, a draft or another's change arrived: an event of the form's
  useLayoutEffect(() => adopt(field.values), [field.values])

  // Cells are validated after they lose focus.
  const judge = useEffectEvent((said: NonNullable<GridState["lastAction"]>) => {
    if (!("column" in said)) return
    field.leave(
      now.current.lines.findIndex(({ id }) => id === said.id),
      said.column
    )
  })
  useEffect(() => {
    if (state.lastAction !== undefined) judge(state.lastAction)
  }, [state.lastAction])

  return { state, now, act }
}

export type Grid = ReturnType<typeof useGrid>

/** If only one line changed, only that line is written. */
const write = ({ set, setLine }: LinesField, before: Lines, after: Lines) => {
  const changed = after.flatMap((line, at) => (line === before[at] ? [] : [at]))
  const [only] = changed
  if (only !== undefined && changed.length === 1 && before.length === after.length) setLine(only, after[only]!)
  else set(after)
}

/** The state of an estimate: the grid of its lines, its visible columns and the locale of its cells. */
export const useEstimate = (lines: LinesField, isInsured: boolean, profile: PricingProfile | undefined) => {
  const columns = useGridColumns(isInsured)
  const speech = useCellFormat()
  return { columns, speech, grid: useGrid(lines, { columns: columns.shown, speech, profile }) }
}

export type EstimateSheet = ReturnType<typeof useEstimate>

/** The cell formats of the user's locale. */
const useCellFormat = (): CellFormat => {
  const { t, of } = useWords()
  const { locale } = useIntl()
  const { canEditTax } = usePermissions()
  return useMemo(
    () => ({
      locale,
      canEditTax,
      yes: t("yes"),
      no: t("no"),
      status: Object.fromEntries(
        LineStatus.literals.map((status) => [status, of("lineStatus", status)])
      ) as CellFormat["status"],
      kind: Object.fromEntries(LineKind.literals.map((kind) => [kind, of("lineKind", kind)])) as CellFormat["kind"]
    }),
    [t, of, locale, canEditTax]
  )
}

/**
 * Mouse handling of the grid: a click moves to a cell; Shift or dragging extends the block; clicking a row number
 * selects the row; a double-click edits. `act` also moves the focus.
 */
export const useGridMouse = (now: Grid["now"], act: Grid["act"], columns: ReadonlyArray<ColumnId>) => {
  const isDragging = useRef(false)

  const onMouseDown = (event: MouseEvent) => {
    const place = cellPositionOf(event.target)
    if (place === undefined || event.button !== 0 || now.current.edit !== undefined) return
    isDragging.current = true
    addEventListener(
      "mouseup",
      () => {
        isDragging.current = false
      },
      { once: true }
    )
    if (!event.shiftKey) return act({ do: "go", ...place })
    // Prevents the browser from moving the focus.
    event.preventDefault()
    act({ do: "extend", ...place })
  }
  const onMouseOver = ({ target }: MouseEvent) => {
    const place = cellPositionOf(target)
    const { row, column } = now.current
    if (isDragging.current && place !== undefined && (place.row !== row || place.column !== column))
      act({ do: "extend", ...place })
  }
  const onClick = ({ target, shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    const handle = (target as Element).closest<HTMLElement>("[data-handle]")?.dataset["handle"]
    if (handle !== undefined) {
      if (!shiftKey && !ctrlKey && !metaKey) act({ do: "choose", how: "none", row: 0 })
      // Extending a range keeps its anchor.
      if (shiftKey) return act({ do: "choose", how: "to", row: Number(handle) })
      act({ do: "go", row: Number(handle), column: now.current.column })
      return act({ do: "choose", how: "toggle", row: Number(handle) })
    }
    const place = cellPositionOf(target)
    const id = place && columns[place.column]
    if (!shiftKey && now.current.corner === undefined && (id === "taxable" || id === "customerPaid"))
      act({ do: "toggle" })
  }
  const onDoubleClick = ({ target }: MouseEvent) => {
    if (cellPositionOf(target) !== undefined) act({ do: "edit" })
  }
  return { onMouseDown, onMouseOver, onClick, onDoubleClick }
}

/** Copying from and pasting into the grid. While a cell is being edited, both apply to its text. */
export const useGridClipboard = (
  now: Grid["now"],
  act: Grid["act"],
  columns: ReadonlyArray<ColumnId>,
  speech: CellFormat
) => {
  const onCopy = (event: ClipboardEvent) => {
    const text = copyCells(now.current, { columns, speech })
    if (text === undefined) return
    event.clipboardData.setData("text/plain", text)
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (now.current.edit !== undefined) return
    event.preventDefault()
    act({ do: "paste", text: event.clipboardData.getData("text/plain") })
  }
  return { onCopy, onPaste }
}

/** The zero-based row and column of the grid cell that contains an element. */
export const cellPositionOf = (target: EventTarget) => {
  const [row, column] = (target as Element).closest<HTMLElement>("[data-cell]")?.dataset["cell"]?.split(":") ?? []
  return row === undefined ? undefined : { row: Number(row), column: Number(column) }
}
