import type { Page } from "playwright"
import { assert, describe, it } from "vitest"
import { quoteSize } from "#tests/bench/rows/webRows.ts"
import { quotePageWordsOf, type QuoteWords } from "#web/public-page/quote/quotePageWordsOf.ts"
import { violations } from "./desk/axe.ts"
import { pressLastDay } from "./desk/lastDay.ts"
import { origin, openBrowser } from "./desk/openBrowser.ts"

/** Answers yes to every question that narrows down the glass, and confirms the picture of the remaining one. */
const answerYes = async (page: Page, words: QuoteWords) => {
  const picture = page.getByRole("heading", { name: words("picture.title") })
  const question = page.getByText(words("howToTell"))
  for (;;) {
    await picture.or(question).first().waitFor()
    if (await picture.isVisible()) break
    const asked = await page.getByRole("heading", { level: 1 }).textContent()
    await page.getByRole("button", { name: words("yes"), exact: true }).click()
    await page.waitForFunction((before) => document.querySelector("h1")?.textContent !== before, asked)
  }
  await page.getByRole("button", { name: words("picture.yes"), exact: true }).click()
}

describe("a driver on a phone", () => {
  it.each(["en", "fr", "es"] as const)(
    "in %s: gets a price for a VIN, books, and moves the appointment through the link",
    async (spoken) => {
      const { page, language, complaints } = await openBrowser(spoken)
      const words = quotePageWordsOf[language]
      const press = (name: string) => page.getByRole("button", { name, exact: true }).click()
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`${origin("demo")}/quote?lang=${language}`)
      await press(words("pane.windshield"))
      await press(words("glass.next", { glass: words("pane.windshield") }))
      await page.getByText(words("vehicle.vin"), { exact: true }).click()
      await page.getByRole("textbox", { name: words("field.vin") }).fill("KM8K2CAB4PU001140")
      await press(words("vehicle.next"))
      await press(words("car.yes"))
      await answerYes(page, words)
      await page.getByText(words("price.good").split("{")[0]!).waitFor()
      assert.deepStrictEqual(await violations(page, "everything"), [])
      await press(words("price.time"))
      await press(words("where.next", { name: "Tucson Main" }))
      await pressLastDay(page, words("time.days"))
      await page.locator(".QuoteBar .QuoteButton").click()
      await page.getByLabel(words("field.name")).fill("Marisol Vega")
      await page.getByLabel(words("field.phone")).fill("(520) 555-0147")
      await page.getByRole("textbox", { name: words("field.email") }).fill("marisol@example.com")
      await press(words("contact.book"))
      await page.getByRole("heading", { name: words("done.booked") }).waitFor()
      await page.getByRole("link", { name: words("done.see") }).click()
      await press(words("visit.move"))
      // The first day with a free afternoon, since today may be over and Saturdays are short.
      const afternoon = page.getByRole("radio", { name: new RegExp(`^${words("time.afternoon")}`) })
      const days = page.getByRole("group", { name: words("time.days"), exact: true }).locator("button:enabled")
      await days.first().waitFor()
      for (const day of await days.all()) {
        if ((await afternoon.count()) > 0) break
        await day.click()
      }
      await afternoon.check({ force: true })
      await page.locator(".QuoteBar .QuoteButton").click()
      await page.getByRole("button", { name: words("visit.move") }).waitFor()
      // The old time is shown until the new one is confirmed.
      await page
        .locator(".QuoteCard")
        .filter({ hasText: words("time.afternoon").toLowerCase() })
        .waitFor()
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        assert.strictEqual(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
      }
      assert.deepStrictEqual(complaints, [])
    }
  )

  it("chooses another location in French, sees its price, and is booked there", async () => {
    const { page, language, complaints } = await openBrowser("fr")
    const words = quotePageWordsOf[language]
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${origin("demo")}/quote?lang=fr&glass=windshield&vin=KM8K2CAB4PU001140`)
    await press(words("car.yes"))
    await answerYes(page, words)
    const price = page.getByRole("heading", { level: 1 })
    await page.getByRole("heading", { name: words("price.included"), exact: true }).waitFor()
    const before = await price.textContent()
    await press(words("price.time"))
    await page.getByLabel(words("field.postal")).fill("85737")
    await press(words("where.near"))
    await page.getByText(words("where.miles", { miles: 0 }), { exact: true }).waitFor()
    const places = page.locator(".QuoteLocations input")
    assert.strictEqual(await places.count(), 3)
    // The nearest one is first; the main one stays selected until another is chosen.
    assert.isTrue(await page.getByRole("radio", { name: "Tucson Main" }).isChecked())
    assert.isFalse(await places.first().isChecked())
    await page.getByRole("radio", { name: "Oro Valley" }).check({ force: true })
    assert.isTrue(await places.first().isChecked())
    assert.deepStrictEqual(await violations(page, "everything"), [])
    assert.strictEqual(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
    await press(words("where.next", { name: "Oro Valley" }))
    await page.getByRole("alert").getByText(words("trouble.priceMoved")).waitFor()
    assert.notStrictEqual(await price.textContent(), before)
    await press(words("price.time"))
    await page.getByText("11000 N Oracle Rd").waitFor()
    await pressLastDay(page, words("time.days"))
    await page.locator(".QuoteBar .QuoteButton").click()
    await page.getByLabel(words("field.name")).fill("Marisol Vega")
    await page.getByLabel(words("field.phone")).fill("(520) 555-0148")
    await page.getByRole("textbox", { name: words("field.email") }).fill("marisol@example.com")
    await press(words("contact.book"))
    await page.getByRole("heading", { name: words("done.booked") }).waitFor()
    await page.getByText(/11000 N Oracle Rd/).waitFor()
    assert.deepStrictEqual(complaints, [])
  })

  it("gets as far as the vehicle before any script has loaded", async () => {
    const { page } = await openBrowser()
    await page.route("**/*.js", (route) => route.abort())
    await page.goto(`${origin("demo")}/quote?lang=fr`)
    await page.getByRole("link", { name: "Pare-brise" }).click()
    await page.getByLabel("NIV").fill("KM8K2CAB4PU001140")
    await page.getByRole("button", { name: "Trouver ma voiture" }).click()
    await page.waitForURL(/glass=windshield.*vin=KM8K2CAB4PU001140/)
  })

  it("keeps typing in the server-rendered field when the script loads", async () => {
    const { page, complaints } = await openBrowser("en")
    let come = () => {}
    const script = new Promise<void>((resolve) => (come = resolve))
    await page.route("**/assets/quoteApp-*", async (route) => {
      await script
      await route.continue()
    })
    await page.goto(`${origin("demo")}/quote?glass=windshield&lang=en`)
    await page.getByLabel("License plate").fill("ABC 123")
    await page.getByLabel("VIN").pressSequentially("km8k2cab")
    come()
    await page.getByRole("radio", { name: "VIN" }).waitFor()
    await page.keyboard.type("4pu001140")
    assert.strictEqual(await page.getByRole("textbox", { name: "VIN" }).inputValue(), "KM8K2CAB4PU001140")
    await page.getByText("Plate", { exact: true }).click()
    assert.strictEqual(await page.getByRole("textbox", { name: "License plate" }).inputValue(), "ABC 123")
    assert.deepStrictEqual(complaints, [])
  })

  it("sees the first step before the script is requested", async () => {
    const { page } = await openBrowser("en")
    await page.goto(`${origin("demo")}/quote`)
    const asked = await page.waitForFunction(() =>
      performance.getEntriesByType("resource").find(({ name }) => name.includes("/assets/quoteApp-"))
    )
    const seen = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]!.startTime)
    assert.isAbove(await asked.evaluate((script) => script!.startTime), seen)
  })

  it("loads at most 110 kB of scripts", () => {
    assert.isAbove(quoteSize(), 50)
    assert.isAtMost(quoteSize(), 110)
  })
})
