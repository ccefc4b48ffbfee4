import type { Locator, Page } from "playwright"
import { focusedOn, tabTo } from "./keys.ts"

/**
 * A keyboard that counts key presses: `leading` for navigation and commands (Tab, arrows, Enter, shortcuts), `typed`
 * for the characters of unavoidable input (names, VIN, date).
 */
export const countingKeyboard = (page: Page) => {
  const count = { leading: 0, typed: 0 }
  const passed: Array<string> = []
  return {
    count,
    /** The sequence of presses, for the message of a failing test. */
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
    /** Moves to a control with the Tab key, counting each press. */
    tabTo: async (control: Locator, key: "Tab" | "Shift+Tab" = "Tab") => {
      const from = await focusedOn(page)
      const presses = await tabTo(page, control, key)
      count.leading += presses
      if (presses > 0) passed.push(`${presses} × ${key} from ${from} to ${control}`)
    }
  }
}
