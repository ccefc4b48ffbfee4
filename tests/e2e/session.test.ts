import type { Page } from "playwright"
import { assert, describe, expect, it } from "vitest"
import { focused } from "./desk/keys.ts"
import { enterPassword, sales, signIn, signOut, setPageLanguage } from "./desk/signIn.ts"
import { origin, openBrowser } from "./desk/openBrowser.ts"

describe("signing in", () => {
  it("with a wrong password shows 'Login failed' and keeps the input", async () => {
    const desk = await openBrowser()
    const { page, t } = desk
    await page.goto(`${origin()}/login`)
    await enterPassword(desk, sales.en.userName, "Wrong-View-2026")
    await page.getByRole("alert").getByText(t("failure.LoginFailed"), { exact: true }).waitFor()
    assert.strictEqual(await page.getByRole("textbox", { name: t("userName") }).inputValue(), sales.en.userName)
    assert.strictEqual(
      await page.getByRole("textbox", { name: t("password"), exact: true }).inputValue(),
      "Wrong-View-2026"
    )
    assert.strictEqual(page.url(), `${origin()}/login`)
  })

  it("accepts a password entered before it is known whether a user is signed in", async () => {
    const desk = await openBrowser()
    const { page } = desk
    const { promise: entered, resolve: tell } = Promise.withResolvers<void>()
    await page.route("**/tokens/refresh/**", async (route) => {
      await entered
      await route.continue()
    })
    await page.goto(`${origin("demo")}/login`)
    await enterPassword(desk, sales.en.userName)
    tell()
    await page.waitForURL(`${origin("demo")}/dashboard`)
  })

  it("redirects to the destination of a link into the shop", async () => {
    const desk = await openBrowser()
    const { page, t } = desk
    await page.goto(`${origin("demo")}/customers?text=jane`)
    await page.waitForURL((url) => url.pathname === "/login")
    await enterPassword(desk, sales.en.userName)
    await page.waitForURL(`${origin("demo")}/customers?text=jane`)
    await page.getByRole("row").filter({ hasText: "Jane Doe" }).waitFor()
    assert.strictEqual(await page.getByRole("searchbox", { name: t("customers.search") }).inputValue(), "jane")
  })

  it("at the platform leads users of a shop to their own shop", async () => {
    const desk = await openBrowser()
    await signIn(desk, { userName: "pat.harbor", name: "Pat Quigley" }, `${origin("harbor")}/dashboard`)
    await desk.page.getByRole("link", { name: "Harbor Glass Co." }).waitFor()
  })

  it("preserves a language chosen just before leaving the page, and saves it in the profile from the next page", async () => {
    const desk = await openBrowser("fr")
    const { page, t } = desk
    const profile = /\/identity\/profile$/
    await signIn(desk, { userName: "pat.harbor" }, `${origin("harbor")}/dashboard`)
    await page.route(profile, (route) => route.abort())
    await setPageLanguage(desk)
    await page.unroute(profile)
    const kept = page.waitForResponse((answer) => answer.request().method() === "PUT" && profile.test(answer.url()))
    await page.reload()
    await page.getByRole("link", { name: t("route.customers"), exact: true }).waitFor()
    assert.strictEqual((await kept).status(), 200)

    const elsewhere = await openBrowser("en")
    await signIn(elsewhere, { userName: "pat.harbor" }, `${origin("harbor")}/dashboard`)
    await elsewhere.page.getByRole("link", { name: t("route.customers"), exact: true }).waitFor()
    // Restores the language for the following journeys.
    const keptAgain = elsewhere.page.waitForResponse((answer) => answer.request().method() === "PUT")
    await setPageLanguage(elsewhere)
    await keptAgain
  })

  it("leads root to the tenants, on the platform's own domain", async () => {
    const desk = await openBrowser()
    await signIn(desk, { userName: "root", name: "Rosa Root" }, `${origin()}/tenants`)
    await desk.page.getByRole("heading", { level: 1, name: desk.t("route.tenants") }).waitFor()
  })
})

describe("a page", () => {
  it("that a role may not open explains why, and is not offered in the menu", async () => {
    const desk = await openBrowser()
    const { page, t } = desk
    await signIn(desk, { userName: "ivan.installer", name: "Ivan Petrov" })
    await page.goto(`${origin("demo")}/customers`)
    await page.getByRole("heading", { level: 1, name: t("error401.title") }).waitFor()
    await page.getByText(t("error401.what"), { exact: true }).waitFor()
    assert.strictEqual(await page.getByRole("link", { name: t("route.customers"), exact: true }).count(), 0)
    assert.strictEqual(
      await page.evaluate(async () => (await fetch("/api/V1/customers", { headers: { "x-frit": "1" } })).status),
      403
    )
  })

  it("at an unknown address says that it does not exist, signed in or not", async () => {
    const desk = await openBrowser()
    const { page, t } = desk
    const nothing = page.getByRole("heading", { level: 1, name: t("error404.title") })
    await page.goto(`${origin("demo")}/no-such-place`)
    await nothing.waitFor()
    await signIn(desk)
    await page.goto(`${origin("demo")}/jobs/no-such-place`)
    await nothing.waitFor()
    await page.getByRole("navigation", { name: t("menu.label") }).waitFor()
  })
})

describe("signing out", () => {
  it("leaves none of the shop's data in the browser's storage and caches, and keeps the device's settings (W5)", async () => {
    const desk = await openBrowser()
    const { page } = desk
    await signIn(desk)
    await page.evaluate(async () => {
      localStorage.setItem("frit.device.theme", "dark")
      for (const storage of [localStorage, sessionStorage]) storage.setItem("anything of the shop", "Jane Doe")
      await (await caches.open("anything of the shop")).put("/jane", new Response("Jane Doe"))
    })
    await signOut(desk, sales.en.name)
    await page.goto(`${origin("demo")}/login`)
    const left = await page.evaluate(async () =>
      Object.fromEntries([
        ...Object.entries(localStorage),
        ...Object.entries(sessionStorage),
        ["caches", (await caches.keys()).join(" ")]
      ])
    )
    assert.strictEqual(left["frit.device.theme"], "dark")
    assert.notInclude(JSON.stringify(left), "of the shop")
  })
})

/**
 * Presses the control only if it is already there: the shop's event stream may have reported the end of the session
 * before.
 */
const pressIfThere = (page: Page, control: "a" | "button", text: string) =>
  page.evaluate(
    ([which, label]) =>
      [...document.querySelectorAll<HTMLElement>(which!)].find((one) => one.textContent?.trim() === label)?.click(),
    [control, text]
  )

describe("a session that ended elsewhere", () => {
  it("is reported once, and after signing in again the screen is as it was left", async () => {
    const desk = await openBrowser()
    const { page, t } = desk
    await signIn(desk)
    await page.goto(`${origin("demo")}/customers/create`)
    const name = page.getByRole("textbox", { name: t("customer.name") })
    await name.fill("Wren Calloway")
    await page
      .getByRole("region", { name: t("customer.contact") })
      .getByRole("textbox")
      .first()
      .fill("(520) 555-0170")
    await page.evaluate(() => fetch("/api/V1/tokens/logout", { headers: { "x-frit": "1" } }))
    await pressIfThere(page, "button", t("save"))
    const expired = page.getByText(t("failure.SessionOver"), { exact: true })
    await expired.first().waitFor()
    assert.strictEqual(await expired.count(), 1)

    // The login page focuses the first field once it is ready.
    await focused(page.getByRole("textbox", { name: t("userName") }), "focus in the user name, to sign in again")
    await enterPassword(desk, sales.en.userName)
    await name.waitFor()
    assert.strictEqual(await name.inputValue(), "Wren Calloway")
    await page.getByRole("button", { name: t("save"), exact: true }).click()
    await page.getByRole("heading", { level: 1, name: "Wren Calloway" }).waitFor()
    await expect.poll(() => expired.count()).toBe(0)
  })

  it("asks to sign in when a page is opened without its cookies", async () => {
    const desk = await openBrowser()
    const { page, context, t } = desk
    await signIn(desk)
    await context.clearCookies()
    await pressIfThere(page, "a", t("route.customers"))
    const expired = page.getByText(t("failure.SessionOver"), { exact: true })
    await expired.first().waitFor()
    assert.strictEqual(await expired.count(), 1)
  })
})
