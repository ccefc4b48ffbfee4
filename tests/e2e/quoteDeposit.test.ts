import { assert, describe, it, onTestFinished } from "vitest"
import { depositWordsOf } from "#web/public-page/quote/depositWordsOf.ts"
import { payWordsOf } from "#web/card-payments/customer/payWordsOf.ts"
import { quotePageWordsOf } from "#web/public-page/quote/quotePageWordsOf.ts"
import { violations } from "./desk/axe.ts"
import { testCard, typeCard } from "./desk/cardFrame.ts"
import { pressLastDay } from "./desk/lastDay.ts"
import { pressBelowCard } from "./desk/pressBelowCard.ts"
import { signIn } from "./desk/signIn.ts"
import { origin, type BrowserSession, openBrowser } from "./desk/openBrowser.ts"

/** Sends a request to the shop's server as the user of this page, which is on the shop's domain. */
const call = async <A>(
  { page }: Pick<BrowserSession, "page">,
  method: string,
  path: string,
  data?: object
): Promise<A> =>
  page.evaluate(
    async ([how, where, body]) => {
      const headers = { "x-frit": "1", "content-type": "application/json" }
      const answer = await fetch(where, { method: how, headers, ...(body === "" ? {} : { body }) })
      return ((await answer.json()) as { readonly data: unknown }).data as A
    },
    [method, `/api/V1${path}`, data === undefined ? "" : JSON.stringify(data)] as const
  )

/** Signs in as the owner, and makes the public page ask for a deposit of 25.00 for the duration of the test. */
const ownerAsking = async () => {
  const owner = await openBrowser()
  await signIn(owner, { userName: "olivia.owner" })
  const before = await call<{ readonly version: number }>(owner, "GET", "/public-page/setting")
  const set = async (changes: object) => {
    const { version } = await call<{ readonly version: number }>(owner, "GET", "/public-page/setting")
    await call(owner, "PUT", "/public-page/setting", { ...before, version, ...changes })
  }
  await set({ payment: "deposit", deposit: 2_500 })
  onTestFinished(() => set({}))
  return owner
}

/** Goes through a chip repair request on a phone, up to the contact step. */
const toContact = async (reader: BrowserSession) => {
  const { page, language } = reader
  const words = quotePageWordsOf[language]
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${origin("demo")}/quote?lang=${language}&glass=chip`)
  await press(words("chips.1"))
  await press(words("price.time"))
  const place = page.getByRole("button", { name: words("where.next", { name: "Tucson Main" }) })
  await place.click()
  await pressLastDay(page, words("time.days"))
  await page.locator(".QuoteBar .QuoteButton").click()
  return { words, press }
}

const starting = (text: string) => new RegExp(`^${text.split("{")[0]}`)

describe("a driver whose shop takes a deposit", () => {
  it("sees the amount, has one card declined, and pays and books with another, by keyboard and on a phone", async () => {
    const owner = await ownerAsking()
    const reader = await openBrowser("fr")
    const { page, language } = reader
    const { words, press } = await toContact(reader)
    const [talk, pay] = [depositWordsOf[language], payWordsOf[language]]
    await page.getByLabel(words("field.name")).fill("Noor Haddad")
    await page.getByLabel(words("field.phone")).fill("(520) 555-0171")
    await page.getByRole("textbox", { name: words("field.email") }).fill("noor@example.com")
    await page.getByLabel(words("field.plate")).fill("FRIT003")
    await page.getByLabel(words("field.state")).first().selectOption("AZ")
    // The input is preserved when the visitor goes back.
    await page.getByRole("button", { name: starting(words("contact.toDeposit")) }).click()
    const title = page.getByRole("heading", { name: talk("title") })
    await title.waitFor()
    assert.isTrue(await page.evaluate(() => document.activeElement?.matches("main")))
    await press(words("back"))
    assert.strictEqual(await page.getByLabel(words("field.name")).inputValue(), "Noor Haddad")
    await page.getByRole("button", { name: starting(words("contact.toDeposit")) }).press("Enter")
    await title.waitFor()
    await page.getByText(starting(words("held"))).waitFor()
    await typeCard(page, language, testCard.refused)
    assert.deepStrictEqual(await violations(page, "everything"), [])
    await page.screenshot({ path: "reports/e2e/quote-deposit.png", fullPage: true })
    const buy = page.getByRole("button", { name: starting(talk("pay")) })
    await buy.focus()
    await buy.press("Enter")
    const refused = page.getByRole("alert").filter({ hasText: pay("declined.code") })
    await refused.filter({ hasText: talk("notBooked") }).waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "alert")
    assert.deepStrictEqual(await violations(page, "everything"), [])
    await page.screenshot({ path: "reports/e2e/quote-declined.png", fullPage: true })
    // The time is still held, and a reload preserves everything.
    await page.getByText(starting(words("held"))).waitFor()
    await page.reload()
    await title.waitFor()
    await typeCard(page, language, testCard.code)
    await pressBelowCard(buy)
    await page.getByRole("heading", { name: words("done.booked") }).waitFor()
    await page.getByText(starting(words("done.paid"))).waitFor()
    await page.screenshot({ path: "reports/e2e/quote-paid.png", fullPage: true })
    assert.deepStrictEqual(await violations(page, "everything"), [])
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      assert.strictEqual(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
    }
    assert.deepStrictEqual(reader.complaints, [])

    const found = await call<{ readonly items: ReadonlyArray<{ readonly id: string }> }>(
      owner,
      "GET",
      "/jobs?size=5&text=Noor%20Haddad"
    )
    assert.lengthOf(found.items, 1)
    const job = await call<{
      readonly payments: ReadonlyArray<{ readonly status: string; readonly amountReceived: number }>
      readonly install: { readonly date: string; readonly installers: ReadonlyArray<unknown> }
    }>(owner, "GET", `/jobs/${found.items[0]!.id}`)
    assert.deepStrictEqual(
      job.payments.map(({ status, amountReceived }) => [status, amountReceived]),
      [
        ["failed", 2_500],
        ["paid", 2_500]
      ]
    )
    assert.lengthOf(job.install.installers, 1)
  })

  it("leaves a request without paying, for the shop to call back", async () => {
    await ownerAsking()
    const reader = await openBrowser()
    const { page, language } = reader
    const { words } = await toContact(reader)
    await page.getByLabel(words("field.name")).fill("Piet Maas")
    await page.getByLabel(words("field.phone")).fill("(520) 555-0172")
    await page.getByRole("textbox", { name: words("field.email") }).fill("piet@example.com")
    await page.getByLabel(words("field.plate")).fill("FRIT003")
    await page.getByLabel(words("field.state")).first().selectOption("AZ")
    await page.getByRole("button", { name: starting(words("contact.toDeposit")) }).click()
    await page.getByRole("button", { name: depositWordsOf[language]("leave") }).click()
    await page.getByRole("heading", { name: words("done.asked") }).waitFor()
    assert.deepStrictEqual(reader.complaints, [])
  })
})
