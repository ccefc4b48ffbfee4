import { assert, describe, expect, it } from "vitest"
import { estimate } from "./desk/estimate.ts"
import { offeredGlass, chooseGlass } from "./desk/glass.ts"
import { focused, focusedOn, tabTo } from "./desk/keys.ts"
import {
  addCustomer,
  choosePricing,
  findGlass,
  newJob,
  paidSearch,
  savedNumber,
  saveQuote,
  section,
  typeVin,
  vehicle,
  vinField,
  vins
} from "./desk/quote.ts"
import { password, sales, signIn } from "./desk/signIn.ts"
import { convertToWorkOrder } from "./desk/stages.ts"
import { origin, type BrowserSession, openBrowser } from "./desk/openBrowser.ts"

/** A future Monday, when the demo shop is open and no one is booked. */
const faraway = (() => {
  const at = new Date(Date.now() + 300 * 86_400_000)
  at.setUTCDate(at.getUTCDate() + ((8 - at.getUTCDay()) % 7))
  return at.toISOString().slice(0, 10)
})()

/** Creates a work order for a new customer with one piece of glass, taking shortcuts. */
const workOrder = async (desk: BrowserSession, customer: string, phone: string) => {
  await desk.page.goto(`${origin("demo")}/dashboard`)
  await newJob(desk)
  await addCustomer(desk, customer, phone)
  await choosePricing(desk, "Prairie Mutual")
  await typeVin(desk, vins.accord, "2003 Honda Accord")
  const [pane] = await offeredGlass(desk, await findGlass(desk))
  await chooseGlass(desk, pane!)
  const number = await saveQuote(desk)
  await convertToWorkOrder(desk, faraway)
  return number
}

/** Books the first installer from ten to eleven, by keyboard, and saves. */
const bookInstaller = async (desk: BrowserSession) => {
  const { page, t } = desk
  const rows = section(desk, "install").getByRole("region", { name: t("install.installers") })
  await tabTo(page, rows.getByRole("button", { name: t("install.addInstaller") }))
  await page.keyboard.press("Enter")
  for (const [field, typed] of [
    ["install.start", "1000AM"],
    ["install.end", "1100AM"]
  ] as const) {
    const hour = rows
      .getByRole("group", { name: t(field) })
      .getByRole("spinbutton")
      .first()
    await tabTo(page, hour, "Shift+Tab")
    await page.keyboard.type(typed)
  }
  await page.keyboard.press("Control+s")
  return rows
}

describe("work without a mouse", () => {
  it("goes from the login to a saved quote", async () => {
    const desk = await openBrowser()
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
    expect.soft(await focusedOn(page), "focus after choosing a customer").not.toBe("body")

    await tabTo(page, vinField(desk))
    // No other journey searches for this vehicle's glass, so the search still has to be paid for.
    await keyboard.type(vins.escape)
    await page.getByRole("status").filter({ hasText: "2020 Ford Escape" }).waitFor({ state: "attached" })
    await expect.poll(() => vehicle(desk)).toStrictEqual({ year: "2020", make: "Ford", model: "Escape" })

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
    expect.soft(await focusedOn(page), "focus after choosing glass").not.toBe("body")

    await keyboard.press("Control+s")
    assert.match(await savedNumber(desk), /^\d+$/)
    await section(desk, "customer").getByRole("link", { name: "Jane Doe" }).waitFor()
  })

  it("adds a file, takes a deposit, and double-books an installer with a reason", async () => {
    const desk = await openBrowser()
    const { page, t } = desk
    const { keyboard } = page
    await signIn(desk)
    const first = await workOrder(desk, "Ottilie Brandt", "(520) 555-0191")

    const papers = page.getByRole("group", { name: t("file.papers") })
    // Registered beforehand, because the browser opens the dialog asynchronously.
    const chooser = page.waitForEvent("filechooser")
    await tabTo(page, papers.getByRole("button", { name: t("file.choose") }))
    await keyboard.press("Enter")
    const pdf = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n")
    await (await chooser).setFiles({ name: "Police report.pdf", mimeType: "application/pdf", buffer: pdf })
    await page.getByRole("link", { name: "Police report.pdf" }).waitFor()
    await focused(papers, "focus in the documents after adding a file")
    await tabTo(page, page.getByRole("button", { name: t("file.delete", { name: "Police report.pdf" }) }))
    await keyboard.press("Enter")
    await page.getByRole("link", { name: "Police report.pdf" }).waitFor({ state: "detached" })
    await expect.poll(() => focusedOn(page), { message: "focus after deleting a file" }).not.toBe("body")

    const take = page.getByRole("button", { name: t("payment.recordDeposit") })
    await tabTo(page, take)
    await keyboard.press("Enter")
    const dialog = page.getByRole("dialog", { name: t("payment.recordDeposit") })
    await dialog.waitFor()
    await focused(dialog, "focus in the opened dialog")
    await keyboard.press("Escape")
    await dialog.waitFor({ state: "detached" })
    await focused(take, "focus back on the button after Escape")
    await keyboard.press("Enter")
    await dialog.waitFor()
    await focused(dialog, "focus in the reopened dialog")
    const other = dialog.getByRole("radio", { name: t("payment.byOther"), exact: true })
    await tabTo(page, dialog.getByRole("radio", { name: t("payment.byCard"), exact: true }))
    for (let presses = 0; presses < 3 && !(await other.isChecked()); presses++) await keyboard.press("ArrowRight")
    await tabTo(page, dialog.getByRole("combobox", { name: t("payment.source") }))
    await keyboard.type(t("paymentSource.cash"))
    await page.getByRole("option", { name: t("paymentSource.cash"), exact: true }).waitFor()
    await keyboard.press("ArrowDown")
    await keyboard.press("Enter")
    await tabTo(page, dialog.getByRole("button", { name: t("payment.recordDeposit") }))
    await keyboard.press("Enter")
    await dialog.waitFor({ state: "detached" })
    await section(desk, "payment").getByText(t("paymentSource.cash"), { exact: true }).first().waitFor()
    await expect.poll(() => focusedOn(page), { message: "focus after recording a payment" }).not.toBe("body")

    await page.reload()
    await bookInstaller(desk)
    await page.getByText(t("job.saved"), { exact: true }).waitFor()

    await workOrder(desk, "Anselm Brandt", "(520) 555-0192")
    const rows = await bookInstaller(desk)
    // Reported next to the hours while typing, and again by the rejection, in either order.
    await rows.getByText(`${first},`).first().waitFor()
    await rows.getByRole("button", { name: t("install.bookAnyway") }).waitFor()
    await focused(rows, "focus in the rejected row")
    await tabTo(page, rows.getByRole("button", { name: t("install.bookAnyway") }))
    await keyboard.press("Enter")
    const reason = rows.getByRole("textbox", { name: t("install.overlapReason") })
    await focused(reason, "focus in the required reason")
    await keyboard.type("Helps with the roof")
    await keyboard.press("Control+s")
    await page.getByText(t("job.saved"), { exact: true }).waitFor()
    await focused(reason, "focus unchanged after saving the job")
  })

  it("restores a closed shop's account as root, and closes it again", async () => {
    const desk = await openBrowser()
    const { page, t } = desk
    const { keyboard } = page
    await signIn(desk, { userName: "root" }, `${origin()}/tenants`)
    await tabTo(page, page.getByRole("row").filter({ hasText: "Bayou" }))
    await keyboard.press("Enter")
    await page.waitForURL(/\/tenant-account\/.*\/edit$/)
    const close = page.getByRole("button", { name: t("tenant.close") })
    const restore = page.getByRole("button", { name: t("tenant.restore") })
    await tabTo(page, restore)
    await keyboard.press("Enter")
    await close.waitFor()
    await expect.poll(() => focusedOn(page), { message: "focus after restoring the shop" }).not.toBe("body")

    await tabTo(page, close)
    await keyboard.press("Enter")
    const question = page.getByRole("alertdialog", {
      name: t("tenant.closeTitle", { name: "Bayou Windshield Repair" })
    })
    await question.waitFor()
    await focused(question, "focus in the confirmation dialog")
    await keyboard.press("Escape")
    await focused(close, "focus back on the button after Escape")
    await keyboard.press("Enter")
    await tabTo(page, question.getByRole("button", { name: t("tenant.close") }))
    await keyboard.press("Enter")
    await restore.waitFor()
    await expect.poll(() => focusedOn(page), { message: "focus after closing the shop" }).not.toBe("body")
  })
})
