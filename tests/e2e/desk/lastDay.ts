import type { Page } from "playwright"

/**
 * Presses the last day that is free among those a visitor chooses from, called `label` in their language: the days that
 * other journeys plan on, or are booked on first, stay as they are.
 */
export const pressLastDay = async (page: Page, label: string) => {
  const free = page.getByRole("group", { name: label, exact: true }).locator("button:enabled")
  await free.first().waitFor()
  await free.last().click()
}
