import { describe, expect, it } from "vitest"
import { hasAccess } from "#domain/access/hasAccess.ts"
import { Feature, type Role } from "#domain/access/Role.ts"
import { type ScreenRoute, screenRoutes } from "#web/access/screenRoutes.ts"
import type { WordId } from "#web/words/words.ts"
import { testSize } from "../support/testSize.ts"
import { violations } from "./desk/axe.ts"
import { setLanguageForTest, signIn, setPageLanguage } from "./desk/signIn.ts"
import { origin, type BrowserSession, openBrowser } from "./desk/openBrowser.ts"
import { languages } from "./desk/words.ts"

const openTo = (role: Role, features: ReadonlyArray<Feature>) =>
  screenRoutes.filter(({ access }) => hasAccess(access, { roles: [role], features, accountActive: true }))

/** Returns the id of a list's first record, so that the form is checked with an existing record. */
const firstOf = async ({ page }: BrowserSession, list: string): Promise<string> => {
  const { data } = await page.evaluate(async (path) => (await fetch(`/api/V1${path}`)).json(), list)
  return (data?.items ?? data)?.[0]?.id ?? crypto.randomUUID()
}

const lists: Readonly<Record<string, string>> = {
  "/customers/:id/edit": "/customers",
  "/pricing-profile/:id/edit": "/pricing-profiles",
  "/jobs/:id/edit": "/jobs",
  "/reminders/:id/edit": "/reminders",
  "/users/:id/edit": "/users",
  "/locations/:id/edit": "/locations",
  "/admin/products/:id/edit": "/products",
  "/admin/product-categories/:id/edit": "/product-categories",
  "/admin/insurers/:id/edit": "/insurers"
}

/** Navigates to a screen as a link would, without reloading the page. */
const open = async ({ page, t }: BrowserSession, path: string, title?: WordId) => {
  await page.evaluate((to) => {
    history.pushState(null, "", to)
    dispatchEvent(new PopStateEvent("popstate", { state: null }))
  }, path)
  // The previous screen may remain while the next one loads; an unknown record is reported as not found.
  if (title !== undefined)
    await expect
      .poll(async () => (await page.title()).replace(" · Frit", ""), { message: path })
      .toBeOneOf([t(title), t("error404.title")])
  await page.getByRole("heading", { level: 1 }).waitFor()
  // The sample pages contain a permanent skeleton.
  if (!/^\/(ui|extended)/.test(path))
    await expect.poll(() => page.locator('[aria-busy="true"], .Skeleton').count()).toBe(0)
}

/**
 * Checks the screen in light, and only its colors in dark, since nothing else differs. In full runs, colors are checked
 * in one language, because they do not depend on it.
 */
const look = async (
  desk: BrowserSession,
  path: string,
  title?: WordId,
  { light, dark } = { light: "html", dark: "html" }
) => {
  const hasColors = desk.language === languages[0] || testSize === "quick"
  await open(desk, path, title)
  await desk.page.emulateMedia({ colorScheme: "light" })
  expect
    .soft(await violations(desk.page, hasColors ? "everything" : "allButColors", light), `${path}, light`)
    .toEqual([])
  if (!hasColors) return
  await desk.page.emulateMedia({ colorScheme: "dark" })
  expect.soft(await violations(desk.page, "colors", dark), `${path}, dark`).toEqual([])
}

/**
 * Checks each route in each language in full runs, and in one language in quick ones.
 * The shell around the screens is always the same, so it is checked completely only on the first one. A screen that is
 * not built yet must describe what is coming.
 */
const lookAtAll = async (
  desk: BrowserSession,
  every: ReadonlyArray<ScreenRoute>,
  idFor: (path: string) => Promise<string>
) => {
  const all = every.filter(
    (_, nth) => testSize === "full" || nth % languages.length === languages.indexOf(desk.language)
  )
  for (const [nth, { path, title, about }] of all.entries()) {
    const within = { light: nth === 0 || about === undefined ? "html" : "main", dark: nth === 0 ? "html" : "main" }
    await look(desk, path.replace(":id", await idFor(path)), title, within)
    if (about !== undefined) await desk.page.getByText(desk.t(about), { exact: true }).waitFor()
  }
}

describe.each(languages)("every route in %s", (language) => {
  it("has no axe violations for an owner", async () => {
    const desk = await openBrowser(language)
    await signIn(desk, { userName: "olivia.owner" })
    await setLanguageForTest(desk)
    await lookAtAll(desk, openTo("owner", Feature.literals), async (path) =>
      lists[path] === undefined ? crypto.randomUUID() : firstOf(desk, lists[path])
    )
  })

  it("has no axe violations for root, nor on the signed-out pages", async () => {
    const desk = await openBrowser(language)
    await signIn(desk, { userName: "root" }, `${origin()}/tenants`)
    await setPageLanguage(desk)
    // Root's dashboard and /tenant-account are the tenants list, which is already among the routes.
    await lookAtAll(
      desk,
      openTo("root", []).filter(({ path }) => path !== "/dashboard" && path !== "/tenant-account"),
      async () => crypto.randomUUID()
    )
    const stranger = await openBrowser(language)
    await stranger.page.goto(`${origin()}/login`)
    for (const path of [
      "/login",
      "/businesspage",
      "/forgot-password",
      "/reset-password",
      "/error-401",
      "/error-404",
      "/nowhere"
    ])
      await look(stranger, path)
  })
})
