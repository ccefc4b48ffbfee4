import type { Locator } from "playwright"

/**
 * Presses a button below the card fields at a user's pace. The fields are in a cross-origin frame: right after a
 * scroll, Chromium learns the frame's new position only with the next rendered frame. Until then (33 ms, slower than a
 * script but faster than any hand), a click goes to the frame's old position. Waits for four frames.
 */
export const pressBelowCard = async (button: Locator) => {
  await button.scrollIntoViewIfNeeded()
  await button.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const drawn = (left: number): unknown => (left === 0 ? resolve() : requestAnimationFrame(() => drawn(left - 1)))
        drawn(4)
      })
  )
  await button.click()
}
