import { onTestFinished } from "vitest"
import type { Language } from "./words.ts"
import { origin, type BrowserSession } from "./openBrowser.ts"

/** The password of every demo user, printed at startup. */
export const password = "Clear-View-2026"

/** A salesperson of the demo shop for each language, with their name in the account menu. */
export const sales: Readonly<Record<Language, { readonly userName: string; readonly name: string }>> = {
  en: { userName: "sam.sales", name: "Sam Ortega" },
  fr: { userName: "sophie.ventes", name: "Sophie Gagnon" },
  es: { userName: "salma.ventas", name: "Salma Reyes" }
}

/** Submits a user name and password in the login form on screen. */
export const enterPassword = async ({ page, t }: BrowserSession, userName: string, typed = password) => {
  await page.getByRole("textbox", { name: t("userName") }).fill(userName)
  await page.getByRole("textbox", { name: t("password"), exact: true }).fill(typed)
  await page.getByRole("button", { name: t("login.submit"), exact: true }).click()
}

/** Signs in on the platform's domain and waits for the user's landing page on the shop's domain. */
export const signIn = async (
  visit: BrowserSession,
  { userName }: { readonly userName: string; readonly name?: string } = sales[visit.language],
  landing = `${origin("demo")}/dashboard`
) => {
  await visit.page.goto(`${origin()}/login`)
  await enterPassword(visit, userName)
  await visit.page.waitForURL(landing)
  await visit.page.getByRole("heading", { level: 1 }).waitFor()
}

/** Signs out through the account menu, up to the platform's login page. */
export const signOut = async ({ page, t }: BrowserSession, name: string) => {
  await page.getByRole("button", { name: t("account.of", { name }) }).click()
  await Promise.all([
    page.getByText(t("loggedOut"), { exact: true }).waitFor(),
    page.getByRole("menuitem", { name: t("account.logout") }).click()
  ])
  await page.waitForURL(`${origin()}/login`)
  await page.getByRole("textbox", { name: t("userName") }).waitFor()
}

/** Switches the page to the visit's language, whatever the user's profile says, and saves it in the profile. */
export const setPageLanguage = async ({ page, language }: BrowserSession) => {
  const button = page.getByRole("button", { name: new RegExp(`^${language.toUpperCase()} `) })
  const pressed = button.and(page.locator('[aria-pressed="true"]'))
  // By keyboard, because content loading above shifts the page's footer under a mouse.
  await button.press("Enter")
  await pressed.waitFor()
}

/** The same, and waits until the profile is saved, because the next screen requests it. */
export const setProfileLanguage = async (desk: BrowserSession) => {
  const button = desk.page.getByRole("button", { name: new RegExp(`^${desk.language.toUpperCase()} `) })
  if ((await button.getAttribute("aria-pressed")) === "true") return
  const kept = desk.page.waitForResponse((answer) => (answer.request().postData() ?? "").includes("anguage"))
  await setPageLanguage(desk)
  await kept
}

/** Uses the visit's language for this test; restores English afterwards, as the next journey expects. */
export const setLanguageForTest = async (desk: BrowserSession) => {
  await setProfileLanguage(desk)
  onTestFinished(async () => {
    await desk.page.goto(`${origin("demo")}/dashboard`)
    await setProfileLanguage({ ...desk, language: "en" })
  })
}
