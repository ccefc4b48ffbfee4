import "./ColumnsDialog.css"
import { useState, type PointerEvent as Press, useRef } from "react"
import { Button } from "#ui/Button.tsx"
import { Checkbox } from "#ui/Checkbox.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"
import { useWords } from "#web/words/useWords.ts"
import { choiceOf } from "./shownColumns.ts"
import type { ShopList } from "./useShopList.ts"

interface ColumnsDialogProps {
  /** A list, or anything else with columns. */
  readonly list: {
    readonly columns: ReadonlyArray<TableColumn<never>>
    readonly allColumns: ReadonlyArray<TableColumn<never>>
    readonly choose: ShopList["choose"]
  }
  readonly isOpen: boolean
  readonly onClose: () => void
}

/**
 * A dialog for choosing and ordering the columns of a list. The first column, which names the row, is fixed. Changes
 * apply immediately, behind the dialog.
 */
export function ColumnsDialog({ list: { columns, allColumns, choose }, isOpen, onClose }: ColumnsDialogProps) {
  const { t } = useWords()
  const [said, setSaid] = useState("")
  const shown = choiceOf(columns)
  const hidden = allColumns.filter(({ id }) => !shown.some((one) => one.id === id))

  const show = (id: string, isShown: boolean) =>
    choose(isShown ? [...shown, { id }] : shown.filter((one) => one.id !== id))
  const move = (from: number, to: number, title: string) => {
    const next = [...shown]
    next.splice(to, 0, ...next.splice(from, 1))
    choose(next)
    setSaid(t("columns.moved", { column: title, place: to + 1, count: shown.length }))
  }
  const { list, order, begin, draggedTo } = useDragOrder(columns, 1, (from, to) => move(from, to, columns[from]!.title))
  return (
    <Dialog
      title={t("columns.title")}
      size="small"
      closeLabel={t("close")}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button onPress={() => choose(undefined)}>{t("columns.standard")}</Button>
          <Button variant="primary" onPress={onClose}>
            {t("columns.done")}
          </Button>
        </>
      }
    >
      <p className="ColumnsHint">{t("columns.hint")}</p>
      <ul ref={list} className="ColumnsList" aria-label={t("columns.title")}>
        {[...order, ...hidden].map(({ id, title }, at) => {
          const isShown = at < order.length
          return (
            <li key={id} data-dragged={at === draggedTo || undefined}>
              {/* The arrow buttons at the end of the row do the same. */}
              <span className="ColumnsHandle" aria-hidden onPointerDown={isShown && at > 0 ? begin(at) : undefined} />
              <Checkbox isSelected={isShown} isDisabled={at === 0} onChange={(next) => show(id, next)}>
                {title}
              </Checkbox>
              {isShown && at > 0 && (
                <MoveColumn title={title} place={at} last={columns.length - 1} onMove={(to) => move(at, to, title)} />
              )}
            </li>
          )
        })}
      </ul>
      <p className="hidden-text" role="status">
        {said}
      </p>
    </Dialog>
  )
}

interface MoveColumnProps {
  readonly title: string
  /** Index of the column, at least 1; column 0 is fixed. */
  readonly place: number
  readonly last: number
  readonly onMove: (to: number) => void
}

/** Buttons that move a column by one position. At either end, focus moves to the opposite button. */
function MoveColumn({ title, place, last, onMove }: MoveColumnProps) {
  const { t } = useWords()
  const move = (to: number, target: Element) => {
    const isEnd = to === 1 || to === last
    const other = [...(target.closest("span")?.querySelectorAll("button") ?? [])].find((button) => button !== target)
    if (isEnd && last > 2) other?.focus()
    onMove(to)
  }
  return (
    <span className="ColumnsMove">
      <IconButton
        icon="arrow-up"
        size="small"
        label={t("columns.up", { column: title })}
        isDisabled={place === 1}
        onPress={({ target }) => move(place - 1, target)}
      />
      <IconButton
        icon="arrow-down"
        size="small"
        label={t("columns.down", { column: title })}
        isDisabled={place === last}
        onPress={({ target }) => move(place + 1, target)}
      />
    </span>
  )
}

/** Returns the row under the pointer, given the bottom edges of the rows when dragging began. */
const rowAt = (y: number, bottoms: ReadonlyArray<number>) => {
  const at = bottoms.findIndex((bottom) => y < bottom)
  return at === -1 ? bottoms.length - 1 : at
}

/**
 * Lets the user reorder a short list by dragging with a mouse, pen or finger. `order` is the order during the drag;
 * `onMove` is called once, when a row is dropped in a new position. The first `fixed` rows cannot move. Escape, or a
 * touch that scrolls, cancels.
 */
const useDragOrder = <T,>(rows: ReadonlyArray<T>, fixed: number, onMove: (from: number, to: number) => void) => {
  const list = useRef<HTMLUListElement>(null)
  const [drag, setDrag] = useState<{ readonly from: number; readonly to: number }>()
  const order = drag === undefined ? rows : moved(rows, drag.from, drag.to)

  const begin = (from: number) => (press: Press) => {
    if (press.button !== 0 || list.current === null) return
    press.preventDefault()
    const bottoms = [...list.current.children].slice(0, rows.length).map((row) => row.getBoundingClientRect().bottom)
    const listeners = new AbortController()
    let to = from
    const end = () => {
      listeners.abort()
      setDrag(undefined)
    }
    const on = <K extends keyof WindowEventMap>(name: K, told: (event: WindowEventMap[K]) => void) =>
      addEventListener(name, told, { signal: listeners.signal, capture: true })
    on("pointermove", ({ clientY }) => {
      to = Math.max(rowAt(clientY, bottoms), fixed)
      setDrag({ from, to })
    })
    on("pointerup", () => {
      end()
      if (to !== from) onMove(from, to)
    })
    on("pointercancel", end)
    on("keydown", (event) => {
      if (event.key !== "Escape") return
      // Keeps the dialog open.
      event.stopPropagation()
      end()
    })
    setDrag({ from, to })
  }
  return { list, order, begin, draggedTo: drag?.to }
}

const moved = <T,>(rows: ReadonlyArray<T>, from: number, to: number): ReadonlyArray<T> => {
  const next = [...rows]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
