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
import { useRights } from "#web/jobs/useRights.ts"
import { LineKind, LineStatus } from "#domain/estimates/EstimateLine.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ColumnId } from "./gridColumns.ts"
import { useGridColumns } from "./useGridColumns.ts"
import { gridOf, type GridState, type GridWorld, type Lines, type Speech } from "./GridState.ts"
import { type GridAction, gridStep } from "./gridStep.ts"
import { copyCells } from "./clipboard.ts"

export type Act = (action: GridAction) => void

/** The lines of an estimate as a form holds them: all that the grid knows of where they come from. */
export interface LinesField {
  readonly values: Lines
  readonly set: (lines: Lines) => void
  /** Writes one line and leaves the others, and what is wrong with them, as they are. */
  readonly setLine: (row: number, line: LineValues) => void
  /** A cell was left: it may be judged. */
  readonly leave: (row: number, column: ColumnId) => void
}

/**
 * The estimate grid over a form's lines: every change of a line is the form's at once, every change of the form's lines
 * the grid's.
 */
const useGrid = (field: LinesField, world: Omit<GridWorld, "newId">) => {
  const [state, setState] = useState(() => gridOf(field.values))
  const now = useRef(state)
  const latest = useRef({ world, field })
  useLayoutEffect(() => {
    latest.current = { world, field }
  })

  const act = useCallback<Act>((action) => {
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

  // A cell is judged once it was left.
  const judge = useEffectEvent((said: NonNullable<GridState["said"]>) => {
    if (!("column" in said)) return
    field.leave(
      now.current.lines.findIndex(({ id }) => id === said.id),
      said.column
    )
  })
  useEffect(() => {
    if (state.said !== undefined) judge(state.said)
  }, [state.said])

  return { state, now, act }
}

export type Grid = ReturnType<typeof useGrid>

/** Where one line alone is another, only that is written. */
const write = ({ set, setLine }: LinesField, before: Lines, after: Lines) => {
  const changed = after.flatMap((line, at) => (line === before[at] ? [] : [at]))
  const [only] = changed
  if (only !== undefined && changed.length === 1 && before.length === after.length) setLine(only, after[only]!)
  else set(after)
}

/** An estimate: the grid of its lines, the columns that are shown, the language of its cells. */
export const useEstimate = (lines: LinesField, isInsured: boolean, profile: PricingProfile | undefined) => {
  const columns = useGridColumns(isInsured)
  const speech = useCellSpeech()
  return { columns, speech, grid: useGrid(lines, { columns: columns.shown, speech, profile }) }
}

export type EstimateSheet = ReturnType<typeof useEstimate>

/** How cells are written in the reader's language. */
const useCellSpeech = (): Speech => {
  const { t, of } = useWords()
  const { locale } = useIntl()
  const { writesTax } = useRights()
  return useMemo(
    () => ({
      locale,
      writesTax,
      yes: t("yes"),
      no: t("no"),
      status: Object.fromEntries(
        LineStatus.literals.map((status) => [status, of("lineStatus", status)])
      ) as Speech["status"],
      kind: Object.fromEntries(LineKind.literals.map((kind) => [kind, of("lineKind", kind)])) as Speech["kind"]
    }),
    [t, of, locale, writesTax]
  )
}

/**
 * The mouse in the grid: a press goes to a cell, with Shift or a drag the block reaches there; a row's number chooses
 * the row; a double press edits. `act` takes the focus along.
 */
export const useGridMouse = (now: Grid["now"], act: Grid["act"], columns: ReadonlyArray<ColumnId>) => {
  const isDragging = useRef(false)

  const onMouseDown = (event: MouseEvent) => {
    const place = placeOf(event.target)
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
    // The browser would take the press for a new place.
    event.preventDefault()
    act({ do: "extend", ...place })
  }
  const onMouseOver = ({ target }: MouseEvent) => {
    const place = placeOf(target)
    const { row, column } = now.current
    if (isDragging.current && place !== undefined && (place.row !== row || place.column !== column))
      act({ do: "extend", ...place })
  }
  const onClick = ({ target, shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    const handle = (target as Element).closest<HTMLElement>("[data-handle]")?.dataset["handle"]
    if (handle !== undefined) {
      if (!shiftKey && !ctrlKey && !metaKey) act({ do: "choose", how: "none", row: 0 })
      // Where a range begins is not lost by going to its end.
      if (shiftKey) return act({ do: "choose", how: "to", row: Number(handle) })
      act({ do: "go", row: Number(handle), column: now.current.column })
      return act({ do: "choose", how: "toggle", row: Number(handle) })
    }
    const place = placeOf(target)
    const id = place && columns[place.column]
    if (!shiftKey && now.current.corner === undefined && (id === "taxable" || id === "customerPaid"))
      act({ do: "toggle" })
  }
  const onDoubleClick = ({ target }: MouseEvent) => {
    if (placeOf(target) !== undefined) act({ do: "edit" })
  }
  return { onMouseDown, onMouseOver, onClick, onDoubleClick }
}

/** Copying out of the grid and pasting into it; while a cell is typed into, both are its own. */
export const useGridClipboard = (
  now: Grid["now"],
  act: Grid["act"],
  columns: ReadonlyArray<ColumnId>,
  speech: Speech
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

/** The cell of the grid that something lies in, by row and column from 0. */
export const placeOf = (target: EventTarget) => {
  const [row, column] = (target as Element).closest<HTMLElement>("[data-cell]")?.dataset["cell"]?.split(":") ?? []
  return row === undefined ? undefined : { row: Number(row), column: Number(column) }
}
