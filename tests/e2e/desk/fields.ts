import type { Locator, Page } from "playwright"

type Place = Page | Locator

/** The button of a select, whose name is its value and its label. */
export const select = (place: Place, label: string) => place.getByRole("button", { name: label })

/** Chooses one answer of a select. */
export const choose = async (place: Place, label: string, option: string | RegExp) => {
  const page = "page" in place ? place.page() : place
  await select(place, label).click()
  await page.getByRole("option", { name: option, exact: typeof option === "string" }).click()
}

/** Ticks a checkbox, a switch or a radio button where a hand would: on its label. */
export const tick = (control: Locator) => control.locator("xpath=ancestor::label[1]").click()

/** Types a day, `2026-11-21`, into a date field part by part, in the order of the page's language. */
export const typeDay = async (place: Place, label: string, day: string) => {
  const [year = "", month = "", date = ""] = day.split("-")
  const parts = { year, month, day: date }
  for (const [type, digits] of Object.entries(parts)) {
    const part = place
      .getByRole("group", { name: label })
      .getByRole("spinbutton")
      .and(place.locator(`[data-type="${type}"]`))
    await part.click()
    await part.pressSequentially(digits)
  }
}

/** What stands beside a label in a list of sums and facts. */
export const fact = (place: Place, label: string) =>
  place
    .locator("dt")
    .filter({ hasText: new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`) })
    .locator("xpath=following-sibling::dd[1]")

/** What a field says of itself to those who do not see it: the texts that describe it, when it is marked as wrong. */
export const errorOf = (field: Locator) =>
  field.evaluate((input) =>
    input.getAttribute("aria-invalid") !== "true"
      ? ""
      : (input.getAttribute("aria-describedby") ?? "")
          .split(" ")
          .map((id) => document.getElementById(id)?.textContent ?? "")
          .join(" ")
          .trim()
  )
