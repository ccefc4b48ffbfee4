import { assert, describe, it } from "vitest"
import { readPdf } from "#tests/adapters/pdf/readPdf.ts"
import { unexpectedErrors } from "./desk/collectErrors.ts"
import { choose } from "./desk/fields.ts"
import { offeredGlass, chooseGlass } from "./desk/glass.ts"
import { normalizeSpaces } from "./desk/money.ts"
import { addCustomer, choosePricing, findGlass, newJob, saveQuote, typeVin, vins } from "./desk/quote.ts"
import { signIn } from "./desk/signIn.ts"
import { origin, openBrowser } from "./desk/openBrowser.ts"

describe("the preview of what the customer gets", () => {
  it("shows the PDF itself next to the message, in the message's language, as the policy allows", async () => {
    const desk = await openBrowser("en", { showsPdf: true })
    const { page, context, complaints, t } = desk
    await signIn(desk)
    await newJob(desk)
    await addCustomer(desk, "Odessa Brandt", "(520) 555-0171")
    await choosePricing(desk, "Prairie Mutual")
    await typeVin(desk, vins.accord, "2003 Honda Accord")
    const [pane] = await offeredGlass(desk, await findGlass(desk))
    await chooseGlass(desk, pane!)
    const number = await saveQuote(desk)

    const printed = (language: string) =>
      context.waitForEvent("response", (answer) =>
        answer.url().includes(`document.pdf?kind=quote&language=${language}`)
      )
    const read = async (answer: Awaited<ReturnType<typeof printed>>) => {
      const bytes = await page.evaluate(
        async (url) => [...new Uint8Array(await (await fetch(url)).arrayBuffer())],
        answer.url()
      )
      return normalizeSpaces((await readPdf(Uint8Array.from(bytes))).text)
    }
    const [english] = await Promise.all([
      printed("en"),
      page
        .getByRole("button", { name: t("messages.send"), exact: true })
        .first()
        .click()
    ])
    const dialog = page.getByRole("dialog", { name: t("messages.send") })
    const frame = dialog.locator("iframe")
    const form = dialog.getByRole("textbox", { name: t("messages.body") })
    await frame.waitFor()
    assert.match((await frame.getAttribute("src"))!, /^blob:/)
    for (const text of [number, vins.accord, pane!.partNumber]) assert.include(await read(english), text)
    const beside = (await frame.boundingBox())!
    assert.isAbove(beside.x, (await form.boundingBox())!.x + (await form.boundingBox())!.width)
    assert.isAbove(beside.width, 300)

    const seen = await frame.screenshot()
    const [spanish] = await Promise.all([printed("es"), choose(dialog, t("messages.language"), "Español")])
    assert.include(await read(spanish), "Cotización")
    await dialog.getByTitle(/^Cotización/).waitFor()
    // The page in the frame has changed: it was rendered and not blocked.
    assert.isFalse(seen.equals(await frame.screenshot()))
    assert.deepStrictEqual(unexpectedErrors(complaints, origin()), [])

    // A phone has no room for it next to the message, so the document is shown below as a page, with a link to its PDF.
    // Rotating the phone while writing loses nothing.
    await form.fill("See you on Tuesday. {link}")
    await page.setViewportSize({ width: 390, height: 844 })
    await dialog.getByRole("article").getByRole("link", { name: /PDF/ }).waitFor()
    assert.strictEqual(await frame.count(), 0)
    assert.strictEqual(await form.inputValue(), "See you on Tuesday. {link}")
    await page.setViewportSize({ width: 844, height: 390 })
    await frame.waitFor()
    assert.strictEqual(await form.inputValue(), "See you on Tuesday. {link}")
  })
})
