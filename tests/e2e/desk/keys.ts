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
    if (await control.evaluateAll((elements) => elements.some((element) => element.contains(document.activeElement))))
      return stop
    await page.keyboard.press(key)
    passed.push(
      await page.evaluate(
        () =>
          `${document.activeElement?.tagName} ${document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent?.slice(0, 30) ?? ""}`
      )
    )
  }
  throw new Error(`The Tab key does not lead to ${control}. It led to:\n${passed.join("\n")}`)
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
