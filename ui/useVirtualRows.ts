import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { findRowStartingWith } from "#ui/findRowStartingWith.ts"
import { headHeight, pageOf, rowHeight, spanAround, spanAt } from "#ui/rowSpan.ts"

const steps: ReadonlySet<string> = new Set(["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"])

/** Milliseconds without input after which type-ahead starts over, as in react-aria. */
const pause = 1_000

interface Named<T> {
  readonly rowId: (row: T) => string
  readonly rowText: (row: T) => string
}

/**
 * Virtualizes table rows: returns those near the viewport plus the focused one, wherever it is. react-aria knows no
 * other rows, so the target rows are rendered before it handles a key. That way, keyboard navigation reaches all rows
 * even though few are in the DOM.
 */
export const useVirtualRows = <T extends object>(
  frame: RefObject<HTMLElement | null>,
  rows: ReadonlyArray<T>,
  { rowId, rowText }: Named<T>,
  isAsked: boolean
) => {
  const count = rows.length
  const [span, setSpan] = useState(() => spanAt(0, 10 * rowHeight, count))
  const [kept, setKept] = useState<string>()
  const typed = useRef({ text: "", when: 0 })

  const look = () => {
    const { scrollTop = 0, clientHeight = 0 } = frame.current ?? {}
    const next = spanAt(scrollTop, clientHeight, count)
    setSpan((known) => (known.start === next.start && known.end === next.end ? known : next))
  }
  useLayoutEffect(() => {
    const watched = frame.current
    if (watched === null || !isAsked) return
    look()
    const observer = new ResizeObserver(look)
    observer.observe(watched)
    return () => observer.disconnect()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `look` is another only where the count is
  }, [frame, isAsked, count])

  if (!isAsked) return { rows, placeOf: undefined, style: {}, listens: {} }

  const at = kept === undefined ? -1 : rows.findIndex((row) => rowId(row) === kept)
  const end = Math.min(span.end, count)
  const start = Math.min(span.start, end)
  const places = Array.from({ length: end - start }, (_, nth) => start + nth)
  if (at >= 0 && at < start) places.unshift(at)
  if (at >= end) places.push(at)
  const placeOf = new Map(places.map((place) => [rows[place]!, place]))

  /** Renders a row and the rows a key may move to from it, before react-aria looks for them. */
  const bring = (place: number) => {
    const shown = frame.current
    if (shown === null) return
    const isAway = place < start || place >= end
    const reach = isAway ? pageOf(shown.clientHeight) : 1
    if (Math.max(0, place - reach) >= start && Math.min(count - 1, place + reach) < end) return
    flushSync(() => setSpan(spanAround(place, reach, count)))
    if (isAway) shown.scrollTop = place * rowHeight - (shown.clientHeight - headHeight) / 2
  }
  /** Moves focus to another row in the same column, for keys that react-aria would apply only to the rows it knows. */
  const go = (event: KeyboardEvent, place: number) => {
    const cell = (event.target as Element).closest(".TableCell")
    const nth = cell === null ? -1 : [...cell.parentElement!.children].indexOf(cell)
    bring(place)
    const row = frame.current?.querySelector<HTMLElement>(`[aria-rowindex="${place + 2}"]`)
    ;(nth < 0 ? row : (row?.children[nth] as HTMLElement | undefined))?.focus()
    event.preventDefault()
    event.stopPropagation()
  }
  /** Type-ahead: moves focus to the row whose name starts with the typed letters. */
  const seek = (event: KeyboardEvent) => {
    const { text, when } = typed.current
    typed.current = { text: event.timeStamp - when < pause ? text + event.key : event.key, when: event.timeStamp }
    const place = findRowStartingWith(rows.map(rowText), typed.current.text, Math.max(at, 0))
    if (place < 0) event.stopPropagation()
    else go(event, place)
  }
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    const row = (target as Element).closest(".TableBody .TableRow")
    if (row === null) return key === "ArrowDown" || key === "PageDown" ? bring(0) : undefined
    if ((key === "Home" || key === "End") && (ctrlKey || metaKey || target === row))
      bring(key === "Home" ? 0 : count - 1)
    else if (steps.has(key) && at >= 0) bring(at)
    else if ((key === "PageDown" || key === "PageUp") && at >= 0 && !shiftKey) {
      const page = Math.floor(((frame.current?.clientHeight ?? 0) - headHeight) / rowHeight)
      go(event, Math.min(Math.max(at + (key === "PageDown" ? page : -page), 0), count - 1))
    } else if (
      key.length === 1 &&
      key !== " " &&
      !ctrlKey &&
      !metaKey &&
      !altKey &&
      (target as Element).matches(".TableRow, .TableCell")
    )
      seek(event)
  }
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>(".TableBody .TableRow")
    if (row !== null) setKept(row.dataset["key"])
  }
  return {
    rows: places.map((place) => rows[place]!),
    /** Maps a rendered row to its index among all rows. */
    placeOf,
    /** Margins that reserve the space of the rows that are not rendered. */
    style: {
      marginTop: places[0]! === at && at < start ? (start - 1) * rowHeight : start * rowHeight,
      marginBottom: (count - end - (at >= end ? 1 : 0)) * rowHeight
    },
    listens: { onScroll: look, onKeyDownCapture, onFocus }
  }
}
