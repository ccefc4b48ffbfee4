import { describe, expect, it } from "vitest"
import { hasAccess } from "#domain/access/hasAccess.ts"
import { Feature, type Role } from "#domain/access/Role.ts"
import { type Place, places } from "#web/access/places.ts"
import type { WordId } from "#web/words/words.ts"
import { testSize } from "../support/testSize.ts"
import { violations } from "./desk/axe.ts"
import { readForThisTest, signIn, speak } from "./desk/signIn.ts"
import { origin, type Visit, visit } from "./desk/visit.ts"
import { languages } from "./desk/words.ts"

const openTo = (role: Role, features: ReadonlyArray<Feature>) =>
  places.filter(({ access }) => hasAccess(access, { roles: [role], features, accountActive: true }))

/** The first record of a list, so that a form of one that is there is looked at. */
const firstOf = async ({ page }: Visit, list: string): Promise<string> => {
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

/** Goes to a screen as a link would, without loading the page anew. */
const open = async ({ page, t }: Visit, path: string, title?: WordId) => {
  await page.evaluate((to) => {
    history.pushState(null, "", to)
    dispatchEvent(new PopStateEvent("popstate", { state: null }))
  }, path)
  // The screen before may still stand while the next one is fetched; a record that nobody has is told as not found.
  if (title !== undefined)
    await expect
      .poll(async () => (await page.title()).replace(" · Frit", ""), { message: path })
      .toBeOneOf([t(title), t("error404.title")])
  await page.getByRole("heading", { level: 1 }).waitFor()
  // The demo pages show a skeleton that stays one.
  if (!/^\/(ui|extended)/.test(path))
    await expect.poll(() => page.locator('[aria-busy="true"], .Skeleton').count()).toBe(0)
}

/** Light as it stands; in dark only the colors, where nothing else differs. In full, colors in one language: they know none. */
const look = async (desk: Visit, path: string, title?: WordId, { light, dark } = { light: "html", dark: "html" }) => {
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
 * Each route in each language in full; quickly, each in one of them.
 *
 * The frame around the screens is the same on all of them: on the first it is looked at whole. A place that is still to
 * come says what is coming.
 */
const lookAtAll = async (desk: Visit, every: ReadonlyArray<Place>, idFor: (path: string) => Promise<string>) => {
  const all = every.filter(
    (_, nth) => testSize === "full" || nth % languages.length === languages.indexOf(desk.language)
  )
  for (const [nth, { path, title, about }] of all.entries()) {
    const within = { light: nth === 0 || about === undefined ? "html" : "main", dark: nth === 0 ? "html" : "main" }
    await look(desk, path.replace(":id", await idFor(path)), title, within)
    if (about !== undefined) await desk.page.getByText(desk.t(about), { exact: true }).waitFor()
  }
}

describe.each(languages)("axe finds nothing wrong in %s on any route", (language) => {
  it("that an owner may open", async () => {
    const desk = await visit(language)
    await signIn(desk, { userName: "olivia.owner" })
    await readForThisTest(desk)
    await lookAtAll(desk, openTo("owner", Feature.literals), async (path) =>
      lists[path] === undefined ? crypto.randomUUID() : firstOf(desk, lists[path])
    )
  })

  it("that root may open, and on the doors without a session", async () => {
    const desk = await visit(language)
    await signIn(desk, { userName: "root" }, `${origin()}/tenants`)
    await speak(desk)
    // Root's dashboard and /tenant-account are the list of tenants, which stands in the list by itself.
    await lookAtAll(
      desk,
      openTo("root", []).filter(({ path }) => path !== "/dashboard" && path !== "/tenant-account"),
      async () => crypto.randomUUID()
    )
    const stranger = await visit(language)
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
