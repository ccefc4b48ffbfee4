import { describe, expect, it } from "vitest"
import { signIn } from "./desk/signIn.ts"
import { origin, openBrowser } from "./desk/openBrowser.ts"

describe("the app on a phone", () => {
  it("never scrolls horizontally, at 390 and at 320 points", async () => {
    const desk = await openBrowser()
    const { page, t } = desk
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(desk)
    for (const path of [
      "/dashboard",
      "/customers",
      "/customers/create",
      "/pricing-profile",
      "/pricing-profile/create",
      "/jobs/jobs-list",
      "/jobs/create"
    ]) {
      await page.goto(`${origin("demo")}${path}`)
      await page.getByRole("heading", { level: 1 }).waitFor()
      await expect.poll(() => page.locator(".Skeleton").count()).toBe(0)
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} at ${width}`)
          .toBe(0)
      }
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole("button", { name: t("menu.open") }).click()
    const menu = page.getByRole("dialog", { name: t("menu.label") })
    await menu.getByRole("link", { name: t("route.jobs"), exact: true }).click()
    await page.waitForURL(`${origin("demo")}/jobs/jobs-list`)
    await menu.waitFor({ state: "detached" })
    await page.getByRole("heading", { level: 1, name: t("jobs.title") }).waitFor()
  })
})
