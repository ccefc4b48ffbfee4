import { assert, describe, it } from "vitest"
import { quotePageWordsOf } from "#web/public-page/quote/quotePageWordsOf.ts"
import { photoWordsOf } from "#web/public-page/photos/photoWordsOf.ts"
import { barcodePicture } from "../support/barcodePictures.ts"
import { png } from "../domain/files/pictures.ts"
import { violations } from "./desk/axe.ts"
import { choose } from "./desk/fields.ts"
import { linkMailedTo } from "./desk/emailDocument.ts"
import { addCustomer, newJob, saveChanges, saveQuote, section, vinField } from "./desk/quote.ts"
import { signIn } from "./desk/signIn.ts"
import { type BrowserSession, openBrowser } from "./desk/openBrowser.ts"

const kona = "KM8K2CAB4PU001140"

/** Creates a quote with only the caller's license plate, and returns the link sent to them. */
const sentLink = async (desk: BrowserSession, caller: BrowserSession) => {
  const { page, t } = desk
  await signIn(desk, { userName: "olivia.owner" })
  await newJob(desk)
  await addCustomer(desk, "Ines Photograph", "(520) 555-0171")
  await section(desk, "vehicle")
    .getByRole("textbox", { name: t("vehicle.plate"), exact: true })
    .fill("PHO123")
  await choose(section(desk, "vehicle"), t("vehicle.plateState"), t("region.AZ"))
  await saveQuote(desk)
  const panel = page.getByRole("region", { name: t("fromCustomer.title") })
  await panel.getByRole("button", { name: t("fromCustomer.send") }).click()
  const dialog = page.getByRole("dialog", { name: t("messages.send") })
  // By text message, unless another channel is chosen.
  await dialog.getByRole("textbox", { name: t("phoneNumber") }).waitFor()
  await dialog.getByText(t("channel.email"), { exact: true }).click()
  const address = `ines.${crypto.randomUUID()}@example.com`
  await dialog.getByRole("textbox", { name: t("emailAddress") }).fill(address)
  await dialog.getByText(photoWordsOf.en("photos.title")).waitFor()
  await page.screenshot({ path: "reports/e2e/photos-send.png" })
  await dialog.getByRole("button", { name: t("messages.sendNow") }).click()
  await dialog.waitFor({ state: "detached" })
  await panel.getByText(new RegExp(t("fromCustomer.waiting", { when: "" }).split(".")[0]!.trim())).waitFor()
  return { panel, link: await linkMailedTo(caller, address, /\/photos\//) }
}

const photoOf = (width: number) => ({ name: "photo.png", mimeType: "image/png", buffer: Buffer.from(png(width, 300)) })

describe("the photo link sent to a caller", () => {
  it("reads the VIN from a photo, asks only what narrows down the glass, and updates the office, which applies the result", async () => {
    const [desk, caller] = [await openBrowser(), await openBrowser("fr")]
    const { panel, link } = await sentLink(desk, caller)
    const { page, language } = caller
    const [words, quote] = [photoWordsOf[language], quotePageWordsOf[language]]
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(link)
    await page.getByRole("button", { name: language.toUpperCase() }).click()
    await page.getByRole("heading", { name: words("vin.title") }).waitFor()
    assert.deepStrictEqual(await violations(page, "everything"), [])
    await page.screenshot({ path: "reports/e2e/photos-vin.png" })
    const label = await barcodePicture(kona, { format: "Code39" })
    await page
      .getByLabel(words("vin.take"))
      .setInputFiles({ name: "vin.png", mimeType: "image/png", buffer: Buffer.from(await label.arrayBuffer()) })
    const field = page.getByRole("textbox", { name: quote("field.vin") })
    await page.getByText(words("vin.read")).waitFor()
    assert.strictEqual(await field.inputValue(), kona)
    await page.getByText(words("vin.good")).waitFor()
    await page.getByRole("button", { name: words("vin.next") }).click()
    await page.getByText("2023 Hyundai Kona").waitFor()
    await page.screenshot({ path: "reports/e2e/photos-car.png" })
    await page.getByRole("button", { name: quote("car.yes") }).click()
    // The office sees it without a reload while the caller continues.
    await panel.getByText(kona).waitFor()

    const photos = page.getByRole("heading", { name: words("photos.title") })
    const question = page.getByText(quote("howToTell"))
    for (let asked = 0; ; asked++) {
      await photos.or(question).first().waitFor()
      if (await photos.isVisible()) break
      if (asked === 0) {
        assert.deepStrictEqual(await violations(page, "everything"), [])
        await page.screenshot({ path: "reports/e2e/photos-question.png" })
      }
      const title = await page.getByRole("heading", { level: 1 }).textContent()
      await page.getByRole("button", { name: quote("yes") }).click()
      await page.waitForFunction((before) => document.querySelector("h1")?.textContent !== before, title)
    }
    // Back to the last question, whose answer is preserved; after reopening the page, it continues there.
    await page.getByRole("button", { name: quote("back") }).click()
    await question.waitFor()
    await page.reload()
    await question.waitFor()
    await page.locator('[aria-pressed="true"]', { hasText: quote("yes") }).click()
    await photos.waitFor()

    // Without a connection, a photo waits on the phone, and is sent once.
    await caller.context.setOffline(true)
    const mirror = page.getByLabel(new RegExp(`${words("photos.add")}.*${words("photos.mirror")}`))
    await mirror.setInputFiles(photoOf(640))
    await page.getByText(words("photos.waiting")).waitFor()
    await page.getByText(words("away")).waitFor()
    await page.screenshot({ path: "reports/e2e/photos-away.png", fullPage: true })
    await caller.context.setOffline(false)
    await page.getByText(words("photos.sent"), { exact: true }).waitFor()
    await page.getByLabel(new RegExp(`${words("photos.add")}.*${words("photos.damage")}`)).setInputFiles(photoOf(480))
    await page.getByText(words("photos.sent"), { exact: true }).nth(1).waitFor()
    assert.deepStrictEqual(await violations(page, "everything"), [])
    await page.screenshot({ path: "reports/e2e/photos-taken.png", fullPage: true })
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      assert.strictEqual(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
    }
    await page.getByRole("button", { name: words("photos.finish") }).click()
    await page.getByRole("heading", { name: words("done.title") }).waitFor()
    await page.screenshot({ path: "reports/e2e/photos-done.png" })
    await page.reload()
    await page.getByRole("heading", { name: words("closed.title") }).waitFor()

    const { t } = desk
    await panel.getByRole("img").nth(1).waitFor()
    assert.strictEqual(await panel.getByRole("img").count(), 2)
    await panel.scrollIntoViewIfNeeded()
    assert.deepStrictEqual(await violations(desk.page, "everything", ".FromCustomer"), [])
    await desk.page.screenshot({ path: "reports/e2e/photos-desk.png" })
    // The job is unchanged until a user applies what was sent.
    assert.strictEqual(await vinField(desk).inputValue(), "")
    await panel.getByRole("button", { name: t("fromCustomer.useVin") }).press("Enter")
    await desk.page.locator("p[role=status]").filter({ hasText: "2023 Hyundai Kona" }).waitFor({ state: "attached" })
    assert.strictEqual(await vinField(desk).inputValue(), kona)
    const glass = panel.getByRole("button", { name: new RegExp(`^${t("fromCustomer.useGlass")}`) })
    await glass.first().waitFor()
    await desk.page.screenshot({ path: "reports/e2e/photos-taken-over.png", fullPage: true })
    await saveChanges(desk)
    await panel.getByText(t("fromCustomer.sameVin")).waitFor()
  })
})
