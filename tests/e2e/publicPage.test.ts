import { describe, expect, it } from "vitest"
import { violations } from "./desk/axe.ts"
import { origin, openBrowser } from "./desk/openBrowser.ts"

describe("a shop's public page on a phone", () => {
  it("works without scripts: who the shop is, what it does, when it is open, and a way to call", async () => {
    const { context } = await openBrowser()
    const phone = await context
      .browser()!
      .newContext({ javaScriptEnabled: false, locale: "fr-CA", viewport: { width: 390, height: 844 } })
    const page = await phone.newPage()
    await page.goto(`${origin("demo")}/`)
    await page.getByRole("heading", { level: 1, name: "Vitre brisée?" }).waitFor()
    expect(await page.getByRole("link", { name: "Appeler le (520) 555-0190" }).first().getAttribute("href")).toBe(
      "tel:+15205550190"
    )
    await page.getByRole("heading", { name: "Travaux récents" }).waitFor()
    await page.getByText("Lundi à vendredi").waitFor()
    await page.getByRole("link", { name: "EN, English" }).click()
    await page.getByRole("heading", { level: 1, name: "Cracked glass?" }).waitFor()
    await page.getByRole("img", { name: /Map of the service area: 25 miles around Tucson/ }).waitFor()
    await phone.close()
  })

  it.each(["en", "fr", "es"] as const)(
    "has no axe violations and nothing wider than the phone: %s",
    async (language) => {
      const { page, complaints } = await openBrowser(language)
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme })
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 844 })
          await page.goto(`${origin("demo")}/?lang=${language}`)
          expect.soft(await violations(page, "everything"), `${width} ${colorScheme}`).toEqual([])
          const widest = await page.evaluate(() => document.documentElement.scrollWidth)
          expect.soft(widest, `${width} ${colorScheme}`).toBeLessThanOrEqual(width)
        }
      }
      expect(complaints).toEqual([])
    }
  )

  it("is friendly if a shop shows none", async () => {
    const { page } = await openBrowser()
    await page.goto(`${origin("harbor")}/`)
    await page.getByRole("heading", { level: 1, name: "This shop’s page is not open yet" }).waitFor()
    expect(await violations(page, "everything")).toEqual([])
  })
})
