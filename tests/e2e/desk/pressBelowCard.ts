import type { Locator } from "playwright"

/**
 * Presses a button below the card's fields as a person would. They stand in a frame of another site: where a page has
 * just scrolled, Chromium learns where that frame lies with the next frame that is drawn, and until then (33 ms, where
 * a script is quicker than any hand) a press goes to where the frame was. Four frames are waited for.
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
