import { assert, describe, expect, it } from "vitest"
import { estimate } from "./desk/estimate.ts"
import { focusedOn, tabTo } from "./desk/keys.ts"
import { savedNumber, section, vehicle, vinField, vins, paidSearch } from "./desk/quote.ts"
import { password, sales } from "./desk/signIn.ts"
import { origin, visit } from "./desk/visit.ts"

describe("without a mouse", () => {
  it("from the sign-in to a saved quote", async () => {
    const desk = await visit()
    const { page, t } = desk
    const { keyboard } = page
    await page.goto(`${origin()}/login`)

    await tabTo(page, page.getByRole("textbox", { name: t("userName") }))
    await keyboard.type(sales.en.userName)
    await tabTo(page, page.getByRole("textbox", { name: t("password"), exact: true }))
    await keyboard.type(password)
    await keyboard.press("Enter")
    await page.waitForURL(`${origin("demo")}/dashboard`)

    await tabTo(page, page.getByRole("link", { name: t("dashboard.newJob") }))
    await keyboard.press("Enter")
    await page.getByRole("heading", { level: 1, name: t("job.newQuote") }).waitFor()

    await tabTo(page, section(desk, "customer").getByRole("combobox", { name: t("job.customer") }))
    await keyboard.type("jane d")
    await page.getByRole("option", { name: "Jane Doe" }).waitFor()
    await keyboard.press("ArrowDown")
    await keyboard.press("Enter")
    await section(desk, "customer").getByRole("link", { name: "Jane Doe" }).waitFor()
    expect.soft(await focusedOn(page), "where the cursor is after a customer was chosen").not.toBe("body")

    await tabTo(page, vinField(desk))
    // No other journey searches for this one's glass: the search is still to be paid.
    await keyboard.type(vins.escape)
    await page.getByRole("status").filter({ hasText: "2020 Ford Escape" }).waitFor({ state: "attached" })
    assert.deepStrictEqual(await vehicle(desk), { year: "2020", make: "Ford", model: "Escape" })

    await tabTo(
      page,
      section(desk, "parts")
        .getByRole("button", { name: t("parts.find") })
        .first()
    )
    await keyboard.press("Enter")
    const search = page.getByRole("dialog").getByRole("button", { name: paidSearch(desk) })
    await search.waitFor()
    await expect.poll(() => search.evaluate((button) => button === document.activeElement)).toBe(true)
    await keyboard.press("Enter")
    const choice = page
      .getByRole("dialog")
      .getByRole("button", { name: t("glass.chooseNamed", { partNumber: "" }) })
      .first()
    await choice.waitFor()
    await tabTo(page, choice)
    await keyboard.press("Enter")
    await estimate(desk).waitFor()
    await page.getByRole("dialog").waitFor({ state: "detached" })
    expect.soft(await focusedOn(page), "where the cursor is after a pane was chosen").not.toBe("body")

    await keyboard.press("Control+s")
    assert.match(await savedNumber(desk), /^\d+$/)
    await section(desk, "customer").getByRole("link", { name: "Jane Doe" }).waitFor()
  })
})
