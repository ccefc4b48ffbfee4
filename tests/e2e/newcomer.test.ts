import { assert, describe, it } from "vitest"
import { tick } from "./desk/fields.ts"
import { setProfileLanguage, signIn, signOut, setPageLanguage } from "./desk/signIn.ts"
import { origin, openBrowser } from "./desk/openBrowser.ts"
import { unexpectedErrors } from "./desk/collectErrors.ts"

describe("a new user with the demo owner's name", () => {
  it("adds a pricing profile and a customer in French, finds both in their lists, and signs out", async () => {
    const desk = await openBrowser("fr")
    const { page, t } = desk
    await signIn(desk, { userName: "olivia.owner" })
    await setPageLanguage(desk)
    const mark = crypto.randomUUID().slice(0, 6)
    const profile = `Assurance Boréale ${mark}`
    const customer = `Garage Lévesque ${mark}`

    await page.getByRole("link", { name: t("route.pricingProfiles"), exact: true }).click()
    await page.getByRole("link", { name: t("profiles.new") }).click()
    await page.getByRole("heading", { level: 1, name: t("profile.newTitle") }).waitFor()
    await page.getByRole("textbox", { name: t("profile.name") }).fill(profile)
    await page.getByRole("button", { name: t("save"), exact: true }).click()
    await page.getByRole("heading", { level: 1, name: profile }).waitFor()

    await page.getByRole("link", { name: t("route.customers"), exact: true }).click()
    await page.getByRole("link", { name: t("customers.new") }).click()
    await page.getByRole("heading", { level: 1, name: t("customer.newTitle") }).waitFor()
    await tick(page.getByRole("radio", { name: t("customer.business"), exact: true }))
    await page.getByRole("textbox", { name: t("customer.name") }).fill(customer)
    await page.getByRole("textbox", { name: t("phoneNumber") }).fill("418 555-0142")
    await page.getByRole("button", { name: t("save"), exact: true }).click()
    await page.getByRole("heading", { level: 1, name: customer }).waitFor()

    for (const [list, search, name] of [
      ["route.customers", "customers.search", customer],
      ["route.pricingProfiles", "profiles.search", profile]
    ] as const) {
      await page
        .getByRole("link", { name: t(list), exact: true })
        .first()
        .click()
      await page.getByRole("searchbox", { name: t(search) }).fill(mark)
      await page.getByRole("row").filter({ hasText: name }).waitFor()
    }
    await signOut(desk, "Olivia Tremblay")
    assert.deepStrictEqual(unexpectedErrors(desk.complaints, origin()), [])
    // Back to English, as the next journey expects.
    const after = await openBrowser()
    await signIn(after, { userName: "olivia.owner" })
    await setProfileLanguage(after)
  })
})
