import type { Locator, Page } from "playwright"

type Place = Page | Locator

/** Returns the button of a select, whose name consists of its value and its label. */
export const select = (place: Place, label: string) => place.getByRole("button", { name: label })

/** Selects an option. */
export const choose = async (place: Place, label: string, option: string | RegExp) => {
  const page = "page" in place ? place.page() : place
  await select(place, label).click()
  await page.getByRole("option", { name: option, exact: typeof option === "string" }).click()
}

/** Toggles a checkbox, switch or radio button as a user would: by its label. */
export const tick = (control: Locator) => control.locator("xpath=ancestor::label[1]").click()

/** Types a date, `2026-11-21`, into a date field segment by segment, in the order of the page's language. */
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

/** Returns the value next to a label in a list of totals or facts. */
export const fact = (place: Place, label: string) =>
  place
    .locator("dt")
    .filter({ hasText: new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`) })
    .locator("xpath=following-sibling::dd[1]")

/**
 * Returns a field's error as exposed to assistive technology: the texts that describe it if it is marked as invalid.
 */
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
