import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react"
import { useMove } from "react-aria/useMove"

/** A pointer position on the screen. */
export interface Point {
  readonly x: number
  readonly y: number
}

interface CardDrag {
  /** Called when dragging starts; `from` is where the card was grabbed. */
  readonly onLift: (from: Point) => void
  readonly onOver: (at: Point) => void
  readonly onDrop: () => void
  readonly onCancel: () => void
}

/**
 * Whether touch scrolls the board here. Touch drags a card only once a tap has selected it, as set by touch-action in
 * the CSS.
 */
const scrollsByFinger = ({ pointerType, currentTarget }: PointerEvent<HTMLElement>): boolean =>
  pointerType === "touch" && getComputedStyle(currentTarget).touchAction !== "none"

/** Distance in pixels after which a press becomes a drag. */
const tremble = 4

/**
 * Drags a card by mouse or pen, and by touch once it is selected; Escape cancels. `suppress` reports whether a click
 * only ends a drag. The keyboard and the dialog offer the same without dragging.
 */
export const useCardDrag = ({ onLift, onOver, onDrop, onCancel }: CardDrag) => {
  const held = useRef<{ from: Point; x: number; y: number; isLifted: boolean; isOver: boolean }>(undefined)
  const wasDragged = useRef(false)
  const cancel = useRef(onCancel)
  useEffect(() => {
    cancel.current = onCancel
  })
  const giveUp = useRef((event: KeyboardEvent) => {
    if (event.key !== "Escape" || held.current === undefined || held.current.isOver) return
    event.preventDefault()
    held.current.isOver = true
    cancel.current()
  })
  /** The browser took over the pointer to scroll, so the drag is canceled. */
  const lose = useRef(() => {
    if (held.current?.isLifted !== true || held.current.isOver) return
    held.current.isOver = true
    cancel.current()
  })
  const listen = (isOn: boolean) => {
    const change = isOn ? window.addEventListener : window.removeEventListener
    change("keydown", giveUp.current, true)
    change("pointercancel", lose.current, true)
  }
  useEffect(() => {
    const [stop, lost] = [giveUp.current, lose.current]
    return () => {
      window.removeEventListener("keydown", stop, true)
      window.removeEventListener("pointercancel", lost, true)
    }
  }, [])
  const { moveProps } = useMove({
    onMove: ({ deltaX, deltaY }) => {
      const now = held.current
      if (now === undefined || now.isOver) return
      now.x += deltaX
      now.y += deltaY
      if (!now.isLifted) {
        if (Math.hypot(now.x - now.from.x, now.y - now.from.y) < tremble) return
        now.isLifted = true
        wasDragged.current = true
        listen(true)
        onLift(now.from)
      }
      onOver({ x: now.x, y: now.y })
    },
    onMoveEnd: () => {
      const now = held.current
      held.current = undefined
      listen(false)
      if (now?.isLifted === true && !now.isOver) onDrop()
    }
  })
  return {
    dragProps: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (scrollsByFinger(event)) return
        const { clientX: x, clientY: y } = event
        held.current = { from: { x, y }, x, y, isLifted: false, isOver: false }
        wasDragged.current = false
        moveProps.onPointerDown?.(event as PointerEvent<never>)
      }
    },
    suppress: (event: MouseEvent): boolean => {
      const isEnd = wasDragged.current && event.detail > 0
      wasDragged.current = false
      return isEnd
    }
  }
}
