import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from "react"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { useWords } from "#web/words/useWords.ts"
import { cellText } from "./cellText.ts"
import type { ColumnId } from "./gridColumns.ts"
import { gridKeys } from "./gridKeys.ts"
import { GhostRow } from "./GhostRow.tsx"
import { GridEditor } from "./GridEditor.tsx"
import { GridHead } from "./GridHead.tsx"
import { GridRow } from "./GridRow.tsx"
import { GridSaid } from "./GridSaid.tsx"
import { GridTotals } from "./GridTotals.tsx"
import type { Placing } from "./PartCombo.tsx"
import { rowsMeant } from "./rowDeeds.ts"
import type { Speech } from "./Speech.ts"
import { printTsv } from "./tsv.ts"
import type { Grid } from "./useGrid.ts"
import "./EstimateGrid.css"

export interface EstimateGridProps {
  readonly grid: Grid
  readonly columns: ReadonlyArray<ColumnId>
  readonly speech: Speech
  readonly profile: PricingProfile | undefined
  readonly isComfortable: boolean
  readonly errorsOf: (index: number) => Readonly<Record<string, string>>
  readonly placing: Placing
  /** Takes the chosen rows off, asking first where something came with them. */
  readonly onRemove: () => void
}

const placeOf = (target: EventTarget) => {
  const [row, column] = (target as Element).closest<HTMLElement>("[data-cell]")?.dataset["cell"]?.split(":") ?? []
  return row === undefined ? undefined : { row: Number(row), column: Number(column) }
}

/** The lines of the estimate as a spreadsheet (experience.md 3.2): one tab stop, arrows move, typing edits, Enter and Tab keep and go on. */
export function EstimateGrid({ grid: { state, now, act }, columns, speech, profile, isComfortable, errorsOf, placing, onRemove }: EstimateGridProps) {
  const { t } = useWords()
  const table = useRef<HTMLTableElement>(null)
  // After the last row was brought back the button that did it is gone.
  const takesFocus = useRef(state.said?.what === "undone")
  const { lines, row, column, edit, chosen } = state

  useLayoutEffect(() => {
    if (!takesFocus.current) return
    takesFocus.current = false
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)
    const input = cell?.querySelector<HTMLInputElement | HTMLSelectElement>(".GridInput")
    ;(input ?? cell)?.focus()
    if (input instanceof HTMLInputElement) input.setSelectionRange(input.value.length, input.value.length)
  })
  const actHere: typeof act = (action) => {
    takesFocus.current = true
    act(action)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent, target } = event
    const id = columns[now.current.column]
    if (nativeEvent.isComposing || event.defaultPrevented || id === undefined || placeOf(target) === undefined) return
    const action = gridKeys(now.current, id, { key, shiftKey, altKey, ctrlKey: ctrlKey || metaKey })
    if (action === undefined) return
    event.preventDefault()
    if (action === "remove") onRemove()
    else actHere(action)
  }
  const onFocus = ({ target }: FocusEvent) => {
    const place = placeOf(target)
    if (place !== undefined && now.current.edit === undefined) act({ do: "go", ...place })
  }
  const onBlur = ({ target }: FocusEvent) => {
    if (now.current.edit !== undefined && target.classList.contains("GridInput")) act({ do: "commit", rows: 0, columns: 0 })
  }
  const onClick = ({ target, shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    const handle = (target as Element).closest<HTMLElement>("[data-handle]")?.dataset["handle"]
    if (handle !== undefined) {
      if (!shiftKey && !ctrlKey && !metaKey) act({ do: "choose", how: "none", row: 0 })
      actHere({ do: "go", row: Number(handle), column: now.current.column })
      return act({ do: "choose", how: shiftKey ? "to" : "toggle", row: Number(handle) })
    }
    const place = placeOf(target)
    const id = place && columns[place.column]
    if (place !== undefined && (id === "taxable" || id === "customerPaid")) actHere({ do: "toggle" })
  }
  const onDoubleClick = ({ target }: MouseEvent) => {
    if (placeOf(target) !== undefined) actHere({ do: "edit" })
  }
  const onCopy = (event: ClipboardEvent) => {
    const { lines: all, row: at, column: here, edit: typed, chosen: marked } = now.current
    const id = columns[here]
    const line = all[at]
    if (typed !== undefined || id === undefined || (line === undefined && marked.size === 0)) return
    const block = marked.size > 0 ? rowsMeant(now.current).map((one) => columns.map((each) => cellText(one, each, speech))) : [[cellText(line!, id, speech)]]
    event.clipboardData.setData("text/plain", printTsv(block))
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (now.current.edit !== undefined) return
    event.preventDefault()
    actHere({ do: "paste", text: event.clipboardData.getData("text/plain") })
  }

  const id = columns[column]
  const editor = edit === undefined || id === undefined
    ? undefined
    : <GridEditor id={id} row={row} line={lines[row]} text={edit} speech={speech} placing={placing} onType={(text) => act({ do: "type", text })} onPlaced={() => actHere({ do: "cancel" })} />
  return (
    <div className="GridFrame" data-comfortable={isComfortable || undefined}>
      <table
        ref={table} className="Grid" role="grid" aria-label={t("line.caption")} aria-rowcount={lines.length + 3} aria-colcount={columns.length} aria-multiselectable
        {...{ onKeyDown, onFocus, onBlur, onClick, onDoubleClick, onCopy, onPaste }}
      >
        <GridHead columns={columns} />
        <tbody>
          {lines.map((line, index) => (
            <GridRow
              key={line.id} line={line} index={index} columns={columns} speech={speech} profile={profile} errors={errorsOf(index)} isChosen={chosen.has(line.id)}
              active={index === row ? column : undefined} editor={index === row ? editor : undefined}
            />
          ))}
          <GhostRow index={lines.length} columns={columns} active={row === lines.length ? column : undefined} editor={row === lines.length ? editor : undefined} />
        </tbody>
        <GridTotals lines={lines} columns={columns} locale={speech.locale} />
      </table>
      <GridSaid state={state} speech={speech} />
    </div>
  )
}
