import type { Locator, Page } from "playwright"

/** More stops than any screen has. */
const most = 120

/** Goes from stop to stop with the Tab key until the cursor is on a control; fails when no Tab leads there. */
export const tabTo = async (page: Page, control: Locator) => {
  const passed: Array<string> = []
  for (let stop = 0; stop < most; stop++) {
    if (await control.evaluateAll((elements) => elements.some((element) => element.contains(document.activeElement))))
      return
    await page.keyboard.press("Tab")
    passed.push(
      await page.evaluate(
        () =>
          `${document.activeElement?.tagName} ${document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent?.slice(0, 30) ?? ""}`
      )
    )
  }
  throw new Error(`The Tab key does not lead to ${control}. It led to:\n${passed.join("\n")}`)
}

/** Where the cursor is: the name of its element; "body" is nowhere. */
export const focusedOn = (page: Page) => page.evaluate(() => document.activeElement?.tagName.toLowerCase() ?? "body")
