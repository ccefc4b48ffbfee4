import type { Page } from "playwright"
import { demoPassword, demoStaff } from "#api/demo/people.ts"
import { demoShop } from "#api/demo/shops.ts"

/** Signs in the demo shop's owner in a browser page and waits for the shop; the browser keeps the cookies. */
export const signInOnPage = async (page: Page, port: number): Promise<void> => {
  await page.goto(`http://localhost:${port}/login`)
  await page.getByRole("textbox", { name: "User name" }).fill(demoStaff[0]!.userName)
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(demoPassword)
  await page.getByRole("button", { name: "Log in", exact: true }).click()
  await page.waitForURL((url) => url.hostname.startsWith(demoShop.prefix) && !url.pathname.startsWith("/auth"))
}
