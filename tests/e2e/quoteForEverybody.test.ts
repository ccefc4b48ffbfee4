import type { Locator, Page } from "playwright"
import { assert, describe, expect, it } from "vitest"
import { photoWordsOf } from "#web/public-page/photos/photoWordsOf.ts"
import { quotePageWordsOf, type QuoteWords } from "#web/public-page/quote/quotePageWordsOf.ts"
import { png } from "../domain/files/pictures.ts"
import { barcodePicture } from "../support/barcodePictures.ts"
import { violations } from "./desk/axe.ts"
import { layoutDefects } from "./desk/layoutDefects.ts"
import { focused, tabTo } from "./desk/keys.ts"
import { pressLastDay } from "./desk/lastDay.ts"
import { type Language } from "./desk/words.ts"
import { origin, openBrowser } from "./desk/openBrowser.ts"

const kona = "KM8K2CAB4PU001140"

/** A driver on a phone. */
const onPhone = async (language: Language) => {
  const driver = await openBrowser(language)
  await driver.page.setViewportSize({ width: 390, height: 844 })
  const words = quotePageWordsOf[language]
  const button = (name: string) => driver.page.getByRole("button", { name, exact: true })
  return { ...driver, words, button }
}

const everyLanguage = ["en", "fr", "es"] as const

/** Fills in the contact details; `nth` and the language make the phone number unique. */
const fillContact = async (page: Page, words: QuoteWords, nth: number, language: Language) => {
  await page.getByLabel(words("field.name")).fill("Marisol Vega")
  await page.getByLabel(words("field.phone")).fill(`(520) 555-01${5 + everyLanguage.indexOf(language)}${nth}`)
  await page.getByRole("textbox", { name: words("field.email") }).fill("marisol@example.com")
}

describe("the public quote", () => {
  it("can be booked by keyboard alone at twice the text size, without axe violations at any step", async () => {
    const { page, words, button, complaints } = await onPhone("fr")
    await page.goto(`${origin("demo")}/quote?lang=fr`)
    await button(words("glass.showList")).waitFor()
    const size = () =>
      page
        .locator("h1, .QuoteButton")
        .evaluateAll((texts) => texts.map((text) => parseFloat(getComputedStyle(text).fontSize)))
    const before = await size()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%"
    })
    assert.deepStrictEqual(
      await size(),
      before.map((one) => 2 * one)
    )

    const press = async (control: Locator, key = "Enter") => {
      await tabTo(page, control)
      await page.keyboard.press(key)
    }
    const type = async (label: string, text: string) => {
      await tabTo(page, page.getByRole("textbox", { name: label }))
      await page.keyboard.type(text)
    }
    /** Checks a step, which has received the focus automatically. */
    const look = async (step: string, isFirst = false) => {
      if (!isFirst) await focused(page.locator("main"), step)
      expect.soft(await violations(page, "everything"), step).toEqual([])
      expect.soft(await layoutDefects(page), step).toEqual([])
      await page.screenshot({ path: `reports/e2e/quote-keys-${step}.png`, fullPage: true })
    }

    await look("glass", true)
    await press(button(words("glass.showList")))
    await press(button(words("pane.windshield")))
    await button(words("vehicle.next")).waitFor()
    await look("vehicle")
    await tabTo(page, page.getByRole("radio", { name: words("vehicle.plate") }))
    await page.keyboard.press("ArrowRight")
    await type(words("field.vin"), kona)
    await page.keyboard.press("Enter")
    await button(words("car.yes")).waitFor()
    await look("car")
    await press(button(words("car.yes")))
    const picture = page.getByRole("heading", { name: words("picture.title") })
    const question = page.getByText(words("howToTell"))
    for (let asked = 0; ; asked++) {
      await picture.or(question).first().waitFor()
      if (await picture.isVisible()) break
      if (asked === 0) await look("question")
      const title = await page.getByRole("heading", { level: 1 }).textContent()
      await press(button(words("yes")))
      await page.waitForFunction((was) => document.querySelector("h1")?.textContent !== was, title)
    }
    await look("picture")
    await press(button(words("picture.yes")))
    await button(words("price.time")).waitFor()
    await look("price")
    await press(button(words("price.time")))
    const next = button(words("where.next", { name: "Tucson Main" }))
    await next.waitFor()
    await look("where")
    await press(next)
    const days = page.getByRole("group", { name: words("time.days"), exact: true }).locator("button:enabled")
    await days.first().waitFor()
    await look("time")
    await press(days.last())
    await press(page.locator(".QuoteBar .QuoteButton"))
    await page.getByLabel(words("field.name")).waitFor()
    await look("contact")
    // Submitted empty, it says what is missing and where, and moves the focus there.
    await press(button(words("contact.book")))
    await focused(page.getByLabel(words("field.name")), "focus on the first error")
    await page.getByText(words("fault.name")).waitFor()
    expect.soft(await layoutDefects(page), "contact, with errors").toEqual([])
    await page.keyboard.type("Marisol Vega")
    await type(words("field.phone"), "5205550149")
    await type(words("field.email"), "marisol@example.com")
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { name: words("done.booked") }).waitFor()
    await page.getByRole("link", { name: words("done.calendar") }).waitFor()
    await look("done")
    await tabTo(page, page.getByRole("link", { name: words("done.see") }))
    assert.deepStrictEqual(complaints, [])
  })

  it.each(everyLanguage)(
    "in %s: reads the VIN from a photo, says if there is none, and continues if the driver is unsure",
    async (language) => {
      const { page, words, button, complaints } = await onPhone(language)
      const photo = photoWordsOf[language]
      await page.goto(`${origin("demo")}/quote?lang=${language}&glass=windshield`)
      await page.getByText(words("vehicle.vin"), { exact: true }).click()
      const take = page.getByLabel(photo("vin.take"))
      await take.setInputFiles({ name: "road.png", mimeType: "image/png", buffer: Buffer.from(png(640, 300)) })
      await page.getByText(photo("vin.failed")).waitFor()
      const field = page.getByRole("textbox", { name: words("field.vin") })
      assert.strictEqual(await field.inputValue(), "")
      const label = await barcodePicture(`I${kona}`, { format: "Code39" })
      const buffer = Buffer.from(await label.arrayBuffer())
      await take.setInputFiles({ name: "vin.png", mimeType: "image/png", buffer })
      await page.getByText(photo("vin.read")).waitFor()
      assert.strictEqual(await field.inputValue(), kona)
      assert.deepStrictEqual(await violations(page, "everything"), [])
      await button(words("vehicle.next")).click()
      await page.getByText("2023 Hyundai Kona").waitFor()
      await button(words("car.yes")).click()
      // Unsure of everything: there is still a non-binding price, and staff look it up.
      const send = button(words("price.send"))
      for (;;) {
        await send
          .or(button(words("notSure")))
          .first()
          .waitFor()
        if (await send.isVisible()) break
        const title = await page.getByRole("heading", { level: 1 }).textContent()
        await button(words("notSure")).click()
        await page.waitForFunction((was) => document.querySelector("h1")?.textContent !== was, title)
      }
      await page.getByText(words("price.open")).waitFor()
      await send.click()
      await fillContact(page, words, 1, language)
      await button(words("contact.ask")).click()
      await page.getByRole("heading", { name: words("done.asked") }).waitFor()
      assert.deepStrictEqual(complaints, [])
    }
  )

  it.each(everyLanguage)(
    "in %s: shows the only glass that fits, keeps the answers when going back, and refers to staff if none fits",
    async (language) => {
      const { page, words, button, complaints } = await onPhone(language)
      const accord = "1HGCM82633A004352"
      await page.goto(`${origin("demo")}/quote?lang=${language}`)
      await button(words("pane.frontLeftDoor")).click()
      await button(words("glass.next", { glass: words("pane.frontLeftDoor") })).click()
      await page.getByText(words("vehicle.vin"), { exact: true }).click()
      const field = page.getByRole("textbox", { name: words("field.vin") })
      await field.fill(accord)
      await button(words("vehicle.next")).click()
      await button(words("car.yes")).click()
      // Only one fits: the driver only has to confirm it.
      await page.getByRole("heading", { name: words("picture.title") }).waitFor()
      await button(words("picture.yes")).click()
      await button(words("price.time")).waitFor()
      const back = button(words("back"))
      for (const step of ["picture.title", "car.title", "vehicle.title"] as const) {
        await back.click()
        await page.getByRole("heading", { name: words(step) }).waitFor()
      }
      assert.strictEqual(await field.inputValue(), accord)
      await back.click()
      await button(words("pane.roof")).click()
      await button(words("glass.next", { glass: words("pane.roof") })).click()
      assert.strictEqual(await field.inputValue(), accord)
      await button(words("vehicle.next")).click()
      await button(words("car.yes")).click()
      await page.getByRole("heading", { name: words("none.title") }).waitFor()
      assert.deepStrictEqual(await violations(page, "everything"), [])
      await button(words("none.ask")).click()
      await fillContact(page, words, 2, language)
      await button(words("contact.ask")).click()
      await page.getByRole("heading", { name: words("done.asked") }).waitFor()
      assert.deepStrictEqual(complaints, [])
    }
  )

  it("prices a calibration without glass", async () => {
    const { page, words, button, complaints } = await onPhone("en")
    await page.goto(`${origin("demo")}/quote?lang=en`)
    await button(words("glass.calibration")).click()
    await page.getByText(words("vehicle.vin"), { exact: true }).click()
    await page.getByRole("textbox", { name: words("field.vin") }).fill(kona)
    await button(words("vehicle.next")).click()
    await page.getByText(words("part.calibration"), { exact: true }).waitFor()
    for (const other of ["part.glass", "price.why"] as const)
      assert.strictEqual(await page.getByText(words(other), { exact: true }).count(), 0)
    await button(words("price.time")).waitFor()
    assert.deepStrictEqual(complaints, [])
  })

  it.each(everyLanguage)(
    "in %s: is polite if the driver is too far away, and offers mobile service within the radius",
    async (language) => {
      const { page, words, button, complaints } = await onPhone(language)
      await page.goto(`${origin("demo")}/quote?lang=${language}&glass=chip`)
      await button(words("chips.1")).click()
      await button(words("price.time")).click()
      await page.getByText(words("time.mobile"), { exact: true }).click()
      const postal = page.getByLabel(words("field.postal"))
      await postal.fill("10001")
      await button(words("time.check")).click()
      await page.getByRole("alert").getByText(words("trouble.outside")).waitFor()
      assert.deepStrictEqual(await violations(page, "everything"), [])
      await postal.fill("85712")
      await button(words("time.check")).click()
      await pressLastDay(page, words("time.days"))
      await page.locator(".QuoteBar .QuoteButton").click()
      await fillContact(page, words, 3, language)
      await page.getByLabel(words("field.plate")).fill("FRIT003")
      await page.getByLabel(words("field.address")).fill("1 Desert Way")
      await page.getByLabel(words("field.city")).fill("Tucson")
      await page.getByLabel(words("field.state")).first().selectOption("AZ")
      await page.getByLabel(words("field.state")).last().selectOption("AZ")
      await button(words("contact.book")).click()
      await page.getByRole("heading", { name: words("done.booked") }).waitFor()
      await page.getByText(/1 Desert Way/).waitFor()
      assert.deepStrictEqual(complaints, [])
    }
  )

  it("can be booked over a slow connection, on which a double press does not book twice", async () => {
    const { page, context, words, button, complaints } = await onPhone("en")
    const line = await context.newCDPSession(page)
    await line.send("Network.enable")
    // Slow 4G with Lighthouse's settings.
    await line.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 562.5,
      downloadThroughput: (1_474.56 * 1024) / 8,
      uploadThroughput: (675 * 1024) / 8
    })
    // The first step is visible and usable before the scripts arrive.
    const scripts = page.waitForResponse((answer) => answer.url().endsWith(".js"))
    await page.goto(`${origin("demo")}/quote?lang=en`, { waitUntil: "commit" })
    await page.getByText(words("glass.title")).waitFor()
    await scripts
    await button(words("glass.chip")).click()
    await button(words("chips.2")).click()
    await button(words("price.time")).click()
    await button(words("where.next", { name: "Tucson Main" })).click()
    await pressLastDay(page, words("time.days"))
    await page.locator(".QuoteBar .QuoteButton").click()
    await fillContact(page, words, 0, "en")
    await page.getByLabel(words("field.plate")).fill("FRIT003")
    await page.getByLabel(words("field.state")).selectOption("AZ")
    const sent: Array<string> = []
    page.on("request", (call) => {
      if (call.url().endsWith("/quotes/requests")) sent.push(call.url())
    })
    await button(words("contact.book")).dblclick()
    await page.getByRole("heading", { name: words("done.booked") }).waitFor()
    assert.strictEqual(sent.length, 1)
    assert.deepStrictEqual(complaints, [])
  })
})
