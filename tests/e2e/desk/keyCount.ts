import type { Locator, Page } from "playwright"
import { focusedOn, tabTo } from "./keys.ts"

/**
 * A keyboard that counts: `leading` are presses that lead or command (Tab, arrows, Enter, shortcuts), `typed` the
 * characters of what is told the product (names, VIN, day), which no screen can spare anybody.
 */
export const countingKeyboard = (page: Page) => {
  const count = { leading: 0, typed: 0 }
  const passed: Array<string> = []
  return {
    count,
    /** Where each stretch of the way went, for the message of a test that fails. */
    passed,
    press: async (key: string) => {
      count.leading++
      passed.push(key)
      await page.keyboard.press(key)
    },
    type: async (text: string) => {
      count.typed += text.length
      await page.keyboard.type(text)
    },
    /** Goes there with the Tab key, each press counted. */
    tabTo: async (control: Locator, key: "Tab" | "Shift+Tab" = "Tab") => {
      const from = await focusedOn(page)
      const presses = await tabTo(page, control, key)
      count.leading += presses
      if (presses > 0) passed.push(`${presses} × ${key} from ${from} to ${control}`)
    }
  }
}
