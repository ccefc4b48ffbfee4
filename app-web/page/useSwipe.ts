import { type TouchEvent, useRef } from "react"

/** Minimum horizontal distance of a swipe, in pixels. */
const meant = 60

/**
 * Returns touch handlers for horizontal swipes, which go forward (1) or back (-1) without pressing anything on the way.
 * Vertical movement still scrolls.
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
      // Otherwise, a card under the finger would treat lifting it as a press.
      if (across(touches) !== 0) target.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }))
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const by = across(changedTouches)
      if (by !== 0) turn(by < 0 ? 1 : -1)
    }
  }
}
