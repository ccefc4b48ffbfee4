import type { Locator, Page } from "playwright"
import { expect } from "vitest"

/** More stops than any screen has. */
const most = 120

/**
 * Goes from stop to stop with the Tab key, or back with Shift, until the cursor is on a control; fails when no Tab leads
 * there. Answers how often it was pressed.
 */
export const tabTo = async (page: Page, control: Locator, key: "Tab" | "Shift+Tab" = "Tab") => {
  const passed: Array<string> = []
  for (let stop = 0; stop < most; stop++) {
    const at = await control.evaluateAll(async (elements) => {
      // What a press leads to may be moved on in the same frame, as out of a group of radio buttons.
      await new Promise(requestAnimationFrame)
      const focus = document.activeElement
      if (elements.some((element) => element.contains(focus))) return undefined
      return `${focus?.tagName} ${focus?.getAttribute("aria-label") ?? focus?.textContent?.slice(0, 30) ?? ""}`
    })
    if (at === undefined) return stop
    passed.push(at)
    await page.keyboard.press(key)
  }
  throw new Error(`The Tab key does not lead to ${control}. It led from here:\n${passed.join("\n")}`)
}

/** Waits until the focus has gone to a control, or into it, by itself; `where` says when that should be so. */
export const focused = (control: Locator, where: string) =>
  expect
    .poll(() => control.evaluateAll((all) => all.some((one) => one.contains(document.activeElement))), {
      message: where
    })
    .toBe(true)

/** Where the cursor is: the name of its element; "body" is nowhere. */
export const focusedOn = (page: Page) => page.evaluate(() => document.activeElement?.tagName.toLowerCase() ?? "body")
