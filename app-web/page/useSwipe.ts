import { type TouchEvent, useRef } from "react"

/** Pixels that a finger goes across before it is meant. */
const meant = 60

/**
 * A finger drawn across turns on (1) or back (-1), and presses nothing on its way; drawn up or down it scrolls as ever.
 */
export const useSwipe = (turn: (by: 1 | -1) => void) => {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const across = (touches: TouchEvent["touches"]) => {
    const touch = touches[0]
    if (start.current === undefined || touch === undefined) return 0
    const by = touch.clientX - start.current.x
    return Math.abs(by) > Math.max(meant, 2 * Math.abs(touch.clientY - start.current.y)) ? by : 0
  }
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      start.current = touch === undefined || touches.length > 1 ? undefined : { x: touch.clientX, y: touch.clientY }
    },
    onTouchMove: ({ target, touches }: TouchEvent) => {
      // A card would take the finger that is lifted above it for a press.
      if (across(touches) !== 0) target.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }))
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const by = across(changedTouches)
      if (by !== 0) turn(by < 0 ? 1 : -1)
    }
  }
}
