import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useState } from "react"
import { flushSync } from "react-dom"
import { headHeight, rowHeight, spanAt } from "#ui/rowSpan.ts"

const moves: ReadonlySet<string> = new Set(["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "PageDown", "PageUp"])

/**
 * The rows near what is in view, and the one that has the focus wherever it stands: react-aria knows no others. Before a key goes further
 * than these, those it goes to are drawn; so the keyboard walks all rows although few are in the page.
 */
export const useVirtualRows = <T extends object>(frame: RefObject<HTMLElement | null>, rows: ReadonlyArray<T>, rowId: (row: T) => string, isAsked: boolean) => {
  const count = rows.length
  const [span, setSpan] = useState(() => spanAt(0, 20 * rowHeight, count))
  const [kept, setKept] = useState<string>()

  const look = () => {
    const { scrollTop = 0, clientHeight = 0 } = frame.current ?? {}
    const next = spanAt(scrollTop, clientHeight, count)
    setSpan((known) => known.start === next.start && known.end === next.end ? known : next)
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

  /** Draws a row and those around it before react-aria is asked for it. */
  const bring = (place: number) => {
    const shown = frame.current
    if (shown === null || (place >= start && place < end)) return
    const top = Math.max(0, place * rowHeight - (shown.clientHeight - headHeight) / 2)
    flushSync(() => setSpan(spanAt(top, shown.clientHeight, count)))
    shown.scrollTop = top
  }
  const onKeyDownCapture = ({ key, ctrlKey, metaKey, target }: KeyboardEvent) => {
    const row = (target as Element).closest(".TableBody .TableRow")
    if (row === null) return key === "ArrowDown" || key === "PageDown" ? bring(0) : undefined
    if ((key === "Home" || key === "End") && (ctrlKey || metaKey || target === row)) bring(key === "Home" ? 0 : count - 1)
    else if (moves.has(key) && at >= 0) bring(at)
  }
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>(".TableBody .TableRow")
    if (row !== null) setKept(row.dataset["key"])
  }
  return {
    rows: places.map((place) => rows[place]!),
    /** Where a row that is drawn stands among all. */
    placeOf,
    /** The room that the others would take. */
    style: { marginTop: places[0]! === at && at < start ? (start - 1) * rowHeight : start * rowHeight, marginBottom: (count - end - (at >= end ? 1 : 0)) * rowHeight },
    listens: { onScroll: look, onKeyDownCapture, onFocus }
  }
}
