import { assert, describe, expect, it } from "vitest"
import { countingKeyboard } from "./desk/keyCount.ts"
import { focused } from "./desk/keys.ts"
import { estimate } from "./desk/estimate.ts"
import { findCustomer, newJob, paidSearch, savedNumber, section, vinField, vins } from "./desk/quote.ts"
import { password, sales, signIn } from "./desk/signIn.ts"
import { type BrowserSession, origin, openBrowser } from "./desk/openBrowser.ts"

/**
 * The maximum number of key presses from the login to the paid invoice. All presses count: navigation and commands
 * (Tab, arrows, Enter, shortcuts), which have their own limit, and each typed character.
 */
const most = { leading: 40, all: 150 }

/** Waits until the job has reached a stage before the next press. */
const settled = async ({ page, t }: BrowserSession, stage: "workorder" | "invoice") =>
  page
    .getByRole("list", { name: t("step.way") })
    .locator('[aria-current="step"]')
    .filter({ hasText: t(`stage.${stage}`) })
    .waitFor()

describe("the main job without a mouse", () => {
  it("takes at most 150 keys, typing included, from the login to the emailed quote and the full payment", async () => {
    const desk = await openBrowser()
    const { page, t } = desk
    const { count, passed, press, type, tabTo } = countingKeyboard(page)
    const button = (name: string) => page.getByRole("button", { name, exact: true })
    await page.goto(`${origin()}/login`)

    await focused(page.getByRole("textbox", { name: t("userName") }), "focus in the user name on the login page")
    await type(sales.en.userName)
    await press("Tab")
    await type(password)
    await press("Enter")
    await page.waitForURL(`${origin("demo")}/dashboard`)
    await page.getByRole("heading", { level: 1 }).waitFor()

    await press("n")
    await page.getByRole("heading", { level: 1, name: t("job.newQuote") }).waitFor()
    await focused(
      section(desk, "customer").getByRole("combobox", { name: t("job.customer") }),
      "focus on the customer field"
    )
    await type("jane d")
    await page.getByRole("option", { name: "Jane Doe" }).waitFor()
    await press("ArrowDown")
    await press("Enter")
    await focused(vinField(desk), "focus in the VIN after choosing the customer")

    await type(vins.accord)
    await press("Enter")
    await focused(button(t("parts.find")), "focus on the glass search once the vehicle is known")
    await press("Enter")
    const drawer = page.getByRole("dialog")
    const search = drawer.getByRole("button", { name: paidSearch(desk) })
    const choice = drawer.getByRole("button", { name: t("glass.chooseNamed", { partNumber: "" }) }).first()
    await search.or(choice).first().waitFor()
    // Another journey may have paid for this search.
    if (await search.isVisible()) {
      await focused(search, "focus on the paid search")
      await press("Enter")
    }
    await choice.waitFor()
    await tabTo(choice)
    await press("Enter")
    await drawer.waitFor({ state: "detached" })
    await estimate(desk).waitFor()
    await press("Control+s")
    await savedNumber(desk)

    await focused(button(t("step.toWorkOrder")), "focus on the next step of a saved quote")
    await tabTo(button(t("messages.send")).first(), "Shift+Tab")
    await press("Enter")
    const letter = page.getByRole("dialog", { name: t("messages.send"), exact: true })
    const sendNow = letter.getByRole("button", { name: t("messages.sendNow") })
    await sendNow.waitFor()
    await focused(letter, "focus in the message to the customer")
    await tabTo(sendNow)
    await press("Enter")
    await letter.waitFor({ state: "detached" })
    await focused(button(t("step.toWorkOrder")), "focus on the next step of a sent quote")
    await press("Enter")
    const dialog = page.getByRole("dialog", { name: t("step.toWorkOrder") })
    await focused(dialog.getByRole("group", { name: t("install.date") }), "focus in the installation date")
    await type("09152027")
    await press("Enter")
    await settled(desk, "workorder")

    await focused(button(t("step.toInvoice")), "focus on the next step of a work order")
    await press("Enter")
    const sure = page.getByRole("alertdialog", { name: t("step.toInvoice") })
    await focused(sure.getByRole("button", { name: t("step.toInvoice") }), "focus on the default button")
    await press("Enter")
    await settled(desk, "invoice")

    await focused(button(t("payment.record")), "focus on recording the payment")
    await press("Enter")
    const pay = page.getByRole("dialog", { name: t("payment.record") })
    await focused(pay.getByRole("textbox", { name: t("payment.amountTitle") }), "focus in the amount due")
    await tabTo(pay.getByRole("radio", { name: t("payment.byCard"), exact: true }), "Shift+Tab")
    await press("ArrowRight")
    const source = pay.getByRole("combobox", { name: t("payment.source") })
    await tabTo(source)
    await type("Cash")
    await page.getByRole("option", { name: "Cash" }).waitFor()
    await press("ArrowDown")
    await press("Enter")
    // A second Enter within the same frame would still go to the list.
    await source.and(page.locator('[aria-expanded="false"]')).waitFor()
    await press("Enter")
    await pay.waitFor({ state: "detached" })
    await focused(button(t("step.documents")), "focus on the documents button, for the receipt")
    assert.strictEqual(await section(desk, "payment").getByText(t("jobs.paid")).first().isVisible(), true)

    expect.soft(count.leading, passed.join(", ")).toBeLessThanOrEqual(most.leading)
    assert.isAtMost(count.leading + count.typed, most.all, passed.join(", "))
  })

  it("puts typed text into a newly added line, not into the pricing profile", async () => {
    const desk = await openBrowser()
    const { page, t } = desk
    await signIn(desk)
    await newJob(desk)
    await findCustomer(desk, "jane d", "Jane Doe")
    const parts = section(desk, "parts")
    const profile = parts.getByRole("button", { name: t("parts.profile") })
    const before = await profile.innerText()
    await parts.getByRole("button", { name: t("parts.addLine") }).focus()
    await page.keyboard.press("Enter")
    await page.getByRole("menuitem", { name: t("lineKind.part"), exact: true }).waitFor()
    await page.keyboard.press("Enter")
    await focused(estimate(desk).locator(`[data-cell="0:0"]`), "focus in the first cell of the added line")
    await page.keyboard.type("P12345")
    await page.keyboard.press("Tab")
    await estimate(desk).getByText("P12345", { exact: true }).waitFor()
    assert.strictEqual(await profile.innerText(), before)
  })
})
