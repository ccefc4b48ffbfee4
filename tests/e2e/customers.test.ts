import { describe, it } from "vitest"
import { select } from "./desk/fields.ts"
import { section } from "./desk/quote.ts"
import { signIn } from "./desk/signIn.ts"
import { openBrowser } from "./desk/openBrowser.ts"

describe("a customer's page", () => {
  it("starts a quote for that customer, at their prices", async () => {
    const desk = await openBrowser()
    const { page, t } = desk
    await signIn(desk)
    await page.getByRole("link", { name: t("route.customers"), exact: true }).click()
    await page.getByRole("searchbox", { name: t("customers.search") }).fill("Jane Doe")
    await page.getByRole("row").filter({ hasText: "Jane Doe" }).click()
    await page.getByRole("heading", { level: 1, name: "Jane Doe" }).waitFor()
    await page.getByRole("link", { name: t("customer.newJob") }).click()
    await page.getByRole("heading", { level: 1, name: t("job.newQuote") }).waitFor()
    await section(desk, "customer").getByRole("link", { name: "Jane Doe" }).waitFor()
    await select(section(desk, "parts"), t("parts.profile")).filter({ hasText: "Prairie Mutual" }).waitFor()
  })
})
