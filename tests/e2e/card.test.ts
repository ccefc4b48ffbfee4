import { assert, describe, it } from "vitest"
import { chargeCard, openPayment, testCard } from "./desk/cardFrame.ts"
import { addCustomer, choosePricing, findGlass, newJob, saveQuote, section, typeVin, vins } from "./desk/quote.ts"
import { offeredGlass, chooseGlass } from "./desk/glass.ts"
import { signIn } from "./desk/signIn.ts"
import { convertToInvoice, convertToWorkOrder } from "./desk/stages.ts"
import { openDay } from "./desk/openDay.ts"
import { openBrowser } from "./desk/openBrowser.ts"

describe("a card payment", () => {
  it("is entered in the processor's own frame, declined, then charged, without card data ever reaching our server", async () => {
    const desk = await openBrowser()
    const { page, t } = desk
    const sent: Array<{ readonly origin: string; readonly text: string }> = []
    page.on("request", (call) =>
      sent.push({ origin: new URL(call.url()).origin, text: `${call.url()} ${call.postData() ?? ""}` })
    )
    await signIn(desk)
    await newJob(desk)
    await addCustomer(desk, "Petra Lindqvist", "(520) 555-0163")
    await choosePricing(desk, "Prairie Mutual")
    await typeVin(desk, vins.accord, "2003 Honda Accord")
    const [pane] = await offeredGlass(desk, await findGlass(desk))
    await chooseGlass(desk, pane!)
    await saveQuote(desk)
    await convertToWorkOrder(desk, openDay)
    await convertToInvoice(desk)

    const dialog = await openPayment(desk)
    const ours = new URL(page.url()).origin
    const theirs = new URL((await dialog.locator("iframe").getAttribute("src"))!).origin
    assert.notStrictEqual(theirs, ours)
    const policy = await page.evaluate(async () => (await fetch("/")).headers.get("content-security-policy") ?? "")
    // Other than that, only content the page itself fetched may be framed, such as a document's PDF.
    assert.include(policy.split("; "), `frame-src blob: ${theirs}`)

    await chargeCard(desk, testCard.refused)
    await dialog.getByText(t("declineCode.CVV_FAILURE")).waitFor()
    await chargeCard(desk, testCard.code)
    await dialog.waitFor({ state: "detached" })
    await section(desk, "payment").getByText("Visa •••• 1111").waitFor()
    await section(desk, "payment").getByText(t("jobs.paid"), { exact: true }).first().waitFor()

    assert.isAbove(sent.filter(({ origin }) => origin === ours).length, 10)
    assert.deepStrictEqual(
      sent.filter(({ text }) => text.replace(/[\s-]/g, "").includes(testCard.number)),
      []
    )
    assert.isTrue(sent.some(({ text }) => text.includes("cnon:frit.ok.VISA.1111")))
  })
})
