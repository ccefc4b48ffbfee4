import { describe, expect, it } from "vitest"
import { violations } from "./desk/axe.ts"
import { panes, takePane } from "./desk/glass.ts"
import { findCustomer, findGlass, insure, newJob, typeVin, vins } from "./desk/quote.ts"
import { signIn } from "./desk/signIn.ts"
import { origin, type Visit, visit } from "./desk/visit.ts"

/** Looks at the screen in light, and at its colors in dark, where nothing else differs; goes on whatever is found. */
const look = async ({ page }: Visit, screen: string) => {
  await page.emulateMedia({ colorScheme: "light" })
  expect.soft(await violations(page, "everything"), `${screen}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: "dark" })
  expect.soft(await violations(page, "colors"), `${screen}, dark`).toEqual([])
}

// Every route as it opens, in each language, is looked at in everyRoute.test.ts; here is what comes of using them, in
// the longest words.
describe("axe finds nothing wrong in French", () => {
  it("with a sign-in that is refused", async () => {
    const desk = await visit("fr")
    const { page, t } = desk
    await page.goto(`${origin()}/login`)
    await page.getByRole("button", { name: t("login.submit") }).click()
    await page
      .getByRole("textbox", { name: t("userName") })
      .and(page.locator('[aria-invalid="true"]'))
      .waitFor()
    await look(desk, "sign-in with errors")
  })

  it("with forms that were refused, a job being written", async () => {
    const desk = await visit("fr")
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
    const [pane] = await panes(desk, await findGlass(desk))
    await look(desk, "glass to choose")
    await takePane(desk, pane!)
    await look(desk, "filled job")
  })
})
