import type { Locator, Page } from "playwright"
import { expect } from "vitest"

/** More tab stops than any screen has. */
const most = 120

/**
 * Presses Tab, or Shift+Tab, until the control has the focus, and fails if it cannot be reached. Returns the number of
 * presses.
 */
export const tabTo = async (page: Page, control: Locator, key: "Tab" | "Shift+Tab" = "Tab") => {
  const passed: Array<string> = []
  for (let stop = 0; stop < most; stop++) {
    const at = await control.evaluateAll(async (elements) => {
      // The focus may move on within the same frame, for example out of a radio group.
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

/**
 * Waits until the focus moves automatically to a control or into it; `where` describes the situation for the error
 * message.
 */
export const focused = (control: Locator, where: string) =>
  expect
    .poll(() => control.evaluateAll((all) => all.some((one) => one.contains(document.activeElement))), {
      message: where
    })
    .toBe(true)

/** Returns the name of the focused element; "body" if nothing is focused. */
export const focusedOn = (page: Page) => page.evaluate(() => document.activeElement?.tagName.toLowerCase() ?? "body")
