import { describe, expect, it } from "vitest"
import { violations } from "./desk/axe.ts"
import { offeredGlass, chooseGlass } from "./desk/glass.ts"
import { findCustomer, findGlass, insure, newJob, typeVin, vins } from "./desk/quote.ts"
import { signIn } from "./desk/signIn.ts"
import { origin, type BrowserSession, openBrowser } from "./desk/openBrowser.ts"

/** Checks the screen in light, and only its colors in dark, since nothing else differs; continues after violations. */
const look = async ({ page }: BrowserSession, screen: string) => {
  await page.emulateMedia({ colorScheme: "light" })
  expect.soft(await violations(page, "everything"), `${screen}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: "dark" })
  expect.soft(await violations(page, "colors"), `${screen}, dark`).toEqual([])
}

// everyRoute.test.ts checks each route as it opens, in every language. This checks the states reached by using them, in
// the language with the longest words.
describe("screens in French", () => {
  it("have no axe violations after a failed sign-in", async () => {
    const desk = await openBrowser("fr")
    const { page, t } = desk
    await page.goto(`${origin()}/login`)
    await page.getByRole("button", { name: t("login.submit") }).click()
    await page
      .getByRole("textbox", { name: t("userName") })
      .and(page.locator('[aria-invalid="true"]'))
      .waitFor()
    await look(desk, "sign-in with errors")
  })

  it("have no axe violations after rejected forms and while editing a job", async () => {
    const desk = await openBrowser("fr")
    const { page, t } = desk
    await signIn(desk)

    for (const { list, create, form } of [
      { list: "route.customers", create: "customers.new", form: "customer.newTitle" },
      { list: "route.pricingProfiles", create: "profiles.new", form: "profile.newTitle" }
    ] as const) {
      await page
        .getByRole("link", { name: t(list), exact: true })
        .first()
        .click()
      await page.getByRole("link", { name: t(create) }).click()
      await page.getByRole("heading", { level: 1, name: t(form) }).waitFor()
      await page.getByRole("button", { name: t("save"), exact: true }).click()
      await page.locator('[aria-invalid="true"]').first().waitFor()
      await look(desk, form)
    }

    await page.getByRole("link", { name: t("route.dashboard"), exact: true }).click()
    await newJob(desk)
    await findCustomer(desk, "jane", "Jane Doe")
    await typeVin(desk, vins.kona, "2023 Hyundai Kona")
    await insure(desk, { company: "Prairie Mutual", deductible: "100", rebate: "60" })
    const [pane] = await offeredGlass(desk, await findGlass(desk))
    await look(desk, "glass selection")
    await chooseGlass(desk, pane!)
    await look(desk, "filled job")
  })
})
