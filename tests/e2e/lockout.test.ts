import { describe, it } from "vitest"
import { tick } from "./desk/fields.ts"
import { signIn } from "./desk/signIn.ts"
import { origin, openBrowser } from "./desk/openBrowser.ts"

describe("an inactive account", () => {
  it("leaves a closed shop's owner only the dashboard, admin and billing", async () => {
    const desk = await openBrowser()
    const { page, t } = desk
    const home = origin("bayou")
    await signIn(desk, { userName: "clay.bayou" }, `${home}/dashboard`)
    await page.getByText(t("closed.title"), { exact: true }).waitFor()
    for (const shut of ["/customers", "/jobs/create", "/account/profile", "/users"]) {
      await page.goto(`${home}${shut}`)
      await page.waitForURL(`${home}/dashboard`)
    }
    for (const open of ["/admin", "/billing/account"]) {
      await page.goto(`${home}${open}`)
      await page.getByRole("heading", { level: 1 }).waitFor()
      await page.waitForURL(`${home}${open}`)
    }
  })

  it("opens when root approves a waiting shop", async () => {
    const owner = await openBrowser("fr")
    const home = origin("riviere")
    await signIn(owner, { userName: "maude.riviere" }, `${home}/dashboard`)
    await owner.page.getByText(owner.t("dashboard.waitingTitle"), { exact: true }).waitFor()

    const root = await openBrowser()
    await signIn(root, { userName: "root" }, `${origin()}/tenants`)
    await root.page.getByRole("searchbox", { name: root.t("tenants.search") }).fill("Rivière")
    await root.page.getByRole("row").filter({ hasText: "Bayou" }).waitFor({ state: "detached" })
    const approved = root.page.getByRole("switch", { name: root.t("tenant.approve", { name: "Pare-brise Rivière" }) })
    await approved.waitFor({ state: "attached" })
    await tick(approved)
    await root.page
      .getByText(root.t("tenant.isApproved", { name: "Pare-brise Rivière" }), { exact: true })
      .first()
      .waitFor()

    await owner.page.goto(`${home}/users`)
    await owner.page.getByRole("row").filter({ hasText: "maude.riviere" }).waitFor()
  })
})
