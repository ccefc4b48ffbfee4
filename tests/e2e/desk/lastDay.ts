import type { Page } from "playwright"

/**
 * Presses the last free day among those offered to a visitor, labeled `label` in their language, to leave the days that
 * other journeys schedule or book first unchanged.
 */
export const pressLastDay = async (page: Page, label: string) => {
  const free = page.getByRole("group", { name: label, exact: true }).locator("button:enabled")
  await free.first().waitFor()
  await free.last().click()
}
