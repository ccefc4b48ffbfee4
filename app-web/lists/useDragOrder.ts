import { type PointerEvent as Press, useRef, useState } from "react"

/** What lies under the finger, by the edges that the rows had when it came down. */
const rowAt = (y: number, bottoms: ReadonlyArray<number>) => {
  const at = bottoms.findIndex((bottom) => y < bottom)
  return at === -1 ? bottoms.length - 1 : at
}

/**
 * Dragging the rows of a short list into another order, by mouse, pen or finger: `order` is how they stand meanwhile;
 * `onMove` is told once, when the row is let go somewhere else. The first `fixed` rows stay. Escape, or a finger that
 * scrolls, leaves all as it was.
 */
export const useDragOrder = <T>(rows: ReadonlyArray<T>, fixed: number, onMove: (from: number, to: number) => void) => {
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
      // The dialog stays open.
      event.stopPropagation()
      end()
    })
    setDrag({ from, to })
  }
  return { list, order, begin, draggedTo: drag?.to }
}

const moved = <T>(rows: ReadonlyArray<T>, from: number, to: number): ReadonlyArray<T> => {
  const next = [...rows]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
