import "./PartChoices.css"
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react"
import type { GlassPart } from "#domain/nags/GlassPart.ts"
import type { Product } from "#domain/products/Product.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { useWords } from "#web/words/useWords.ts"
import { isNumericColumn } from "./cells.ts"
import { type ColumnId, columnOf } from "./gridColumns.ts"
import type { CellFormat } from "./GridState.ts"
import { type PartChoice, PartSuggestion, usePartChoices } from "./PartSuggestion.tsx"
import { useColumnName } from "./useGridColumns.ts"

interface GridEditorProps {
  readonly id: ColumnId
  readonly row: number
  readonly line: LineValues | undefined
  readonly text: string
  readonly speech: CellFormat
  readonly placing: PlacementHandlers
  readonly onType: (text: string) => void
  /** A part was chosen and placed in the row. */
  readonly onPlaced: () => void
}

/** The editor of a cell; for a part number, with suggestions below it. */
export function GridEditor({ id, row, line, text, speech, placing, onType, onPlaced }: GridEditorProps) {
  const { t } = useWords()
  const nameOf = useColumnName()
  const label = t("line.cellOf", { cell: nameOf(id), row: line?.description || line?.partNumber || String(row + 1) })
  return id === "partNumber" ? (
    <PartCombo row={row} label={label} text={text} placing={placing} onType={onType} onPlaced={onPlaced} />
  ) : (
    <CellEditor id={id} label={label} text={text} speech={speech} onType={onType} />
  )
}

interface CellEditorProps {
  readonly id: ColumnId
  readonly label: string
  readonly text: string
  readonly speech: CellFormat
  readonly onType: (text: string) => void
}

/** The editor of a cell: text in the column's format, or one of its options. */
function CellEditor({ id, label, text, speech, onType }: CellEditorProps) {
  const { t } = useWords()
  const { kind } = columnOf(id)
  if (kind === "status" || kind === "kind") {
    const words = Object.values<string>(speech[kind])
    const known = words.find((word) => word.toLowerCase().startsWith(text.toLowerCase())) ?? text
    return (
      <select className="GridInput" aria-label={label} value={known} onChange={({ target }) => onType(target.value)}>
        {words.map((word) => (
          <option key={word} value={word}>
            {word}
          </option>
        ))}
      </select>
    )
  }
  return (
    <input
      className="GridInput"
      aria-label={label}
      value={text}
      autoComplete="off"
      data-align={isNumericColumn(id) ? "end" : undefined}
      inputMode={kind === "number" ? "decimal" : "text"}
      placeholder={kind === "day" ? t("estimate.dayHint") : undefined}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

/** Places search results in a row. */
export interface PlacementHandlers {
  readonly pane: (row: number, part: GlassPart) => void
  readonly product: (row: number, product: Product) => void
}

interface PartComboProps {
  readonly row: number
  readonly label: string
  readonly text: string
  readonly placing: PlacementHandlers
  readonly onType: (text: string) => void
  readonly onPlaced: () => void
}

/**
 * The part number input, with matching products of the shop and catalog glass. The arrow keys move into the list; the
 * typed text is kept unless a suggestion is chosen.
 */
function PartCombo({ row, label, text, placing, onType, onPlaced }: PartComboProps) {
  const { t } = useWords()
  const list = useId()
  const { choices, search } = usePartChoices(text)
  const [at, setAt] = useState(-1)
  const marked = choices[at]

  const take = (choice: PartChoice) => {
    if (choice.is === "search") return search()
    if (choice.is === "pane") placing.pane(row, choice.part)
    else placing.product(row, choice.product)
    onPlaced()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const to = key === "ArrowDown" ? at + 1 : key === "ArrowUp" ? at - 1 : undefined
    if (to !== undefined && choices.length > 0 && to >= -1 && to < choices.length && !(at === -1 && key === "ArrowUp"))
      setAt(to)
    else if (key === "Enter" && marked !== undefined) take(marked)
    else if (key === "Escape" && marked !== undefined) setAt(-1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <input
        className="GridInput"
        role="combobox"
        aria-label={label}
        aria-expanded={choices.length > 0}
        aria-autocomplete="list"
        aria-controls={list}
        aria-activedescendant={marked === undefined ? undefined : `${list}-${at}`}
        autoComplete="off"
        spellCheck={false}
        value={text}
        placeholder={t("estimate.partHint")}
        onChange={({ target }) => {
          setAt(-1)
          onType(target.value)
        }}
        onKeyDown={onKeyDown}
      />
      {choices.length > 0 && <PartChoices id={list} choices={choices} at={at} onTake={take} />}
    </>
  )
}

interface PartChoicesProps {
  readonly id: string
  readonly choices: ReadonlyArray<PartChoice>
  /** The suggestion that Enter takes; -1 if none. */
  readonly at: number
  readonly onTake: (choice: PartChoice) => void
}

/** Suggestions below the cell, above all other content: number, description, price and picture. */
function PartChoices({ id, choices, at, onTake }: PartChoicesProps) {
  const { t } = useWords()
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const shown = list.current
    if (shown === null) return
    const place = () => {
      const { left, bottom, top } = shown.parentElement!.getBoundingClientRect()
      shown.style.left = `${left}px`
      shown.style.top =
        bottom + shown.offsetHeight > innerHeight ? `${Math.max(top - shown.offsetHeight, 0)}px` : `${bottom}px`
    }
    if (!shown.matches(":popover-open")) shown.showPopover()
    place()
    addEventListener("scroll", place, true)
    return () => removeEventListener("scroll", place, true)
  }, [choices.length])
  return (
    <ul className="PartChoices" ref={list} id={id} role="listbox" popover="manual" aria-label={t("estimate.found")}>
      {choices.map((choice, nth) => (
        // Keyboard events are handled by the input; see PartCombo.
        <li
          key={nth}
          id={`${id}-${nth}`}
          role="option"
          className="Option PartChoice"
          aria-selected={nth === at}
          data-focused={nth === at || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(choice)}
        >
          <PartSuggestion choice={choice} />
        </li>
      ))}
    </ul>
  )
}
