import { assert, describe, it, onTestFinished } from "vitest"
import { bookingWordsOf } from "#web/job-links/bookingWordsOf.ts"
import { pageWordsOf } from "#web/job-links/pageWordsOf.ts"
import { depositWordsOf } from "#web/public-page/quote/depositWordsOf.ts"
import { payWordsOf } from "#web/card-payments/customer/payWordsOf.ts"
import { quotePageWordsOf } from "#web/public-page/quote/quotePageWordsOf.ts"
import { violations } from "./desk/axe.ts"
import { testCard, typeCard } from "./desk/cardFrame.ts"
import { tick } from "./desk/fields.ts"
import { pressBelowCard } from "./desk/pressBelowCard.ts"
import { signIn } from "./desk/signIn.ts"
import { origin, type BrowserSession, openBrowser } from "./desk/openBrowser.ts"

interface Setting {
  readonly version: number
  readonly hours: ReadonlyArray<{ readonly isOpen: boolean; readonly open: string; readonly close: string }>
}

/** Sends a request to the shop's server as the user of this page, which is on the shop's domain. */
const call = async <A>(
  { page }: Pick<BrowserSession, "page">,
  method: string,
  path: string,
  data?: unknown
): Promise<A> => {
  const said = await page.evaluate(
    async ([how, where, body]) => {
      const headers = { "x-frit": "1", "content-type": "application/json" }
      const answer = await fetch(where, { method: how, headers, ...(body === "" ? {} : { body }) })
      return (await answer.json()) as { readonly succeeded: boolean; readonly data: unknown }
    },
    [method, `/api/V1${path}`, data === undefined ? "" : JSON.stringify(data)] as const
  )
  assert.isTrue(said.succeeded, JSON.stringify(said))
  return said.data as A
}

/** Signs in as the owner, who asks for a deposit and can close the shop to visitors on a weekday. */
const ownerAsking = async (deposit: number) => {
  const owner = await openBrowser()
  await signIn(owner, { userName: "olivia.owner" })
  const before = await call<Setting>(owner, "GET", "/public-page/setting")
  const set = async (changes: object) => {
    const { version } = await call<Setting>(owner, "GET", "/public-page/setting")
    await call(owner, "PUT", "/public-page/setting", { ...before, version, ...changes })
  }
  const asking = { payment: "deposit", deposit }
  await set(asking)
  onTestFinished(() => set({}))
  /** Closes the weekday that visitors have chosen. */
  const close = (day: string) => {
    const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
    return set({ ...asking, hours: before.hours.map((one, at) => (at === weekday ? { ...one, isOpen: false } : one)) })
  }
  return { owner, close }
}

/** Creates a priced chip repair quote without a date; returns its number and the customer's link. */
const quoteFor = async (visitor: BrowserSession) => {
  const chip = { glass: "chip", chips: 1 }
  const found = await call<{ readonly candidates: ReadonlyArray<{ readonly price: { readonly total: number } }> }>(
    visitor,
    "POST",
    "/quotes/glass",
    { ...chip, vehicle: null }
  )
  return call<{ readonly number: number; readonly token: string }>(visitor, "POST", "/quotes/requests", {
    ...chip,
    requestId: crypto.randomUUID(),
    language: "en",
    website: "",
    calibration: "none",
    insured: false,
    isMobile: false,
    postalCode: "",
    vehicle: null,
    identity: { by: "plate", plate: "FRIT003", state: "AZ" },
    car: null,
    answers: [],
    partNumber: "",
    total: found.candidates[0]!.price.total,
    insurance: null,
    contact: { name: "Hannah Kim", phone: "520-555-0163", email: "", note: "", by: "none", consent: false },
    address: null,
    time: null
  })
}

const starting = (text: string) => new RegExp(`^${text.split("{")[0]}`)

describe("the link to a quote", () => {
  it("books, signs and pays on a phone, even if the time is taken in the meantime and a card is declined", async () => {
    const { owner, close } = await ownerAsking(2_500)
    const reader = await openBrowser("fr")
    const { page, language } = reader
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${origin("demo")}/quote`)
    const { number, token } = await quoteFor(reader)
    const [words, talk] = [pageWordsOf[language], bookingWordsOf[language]]
    await page.goto(`${origin("demo")}/document/${token}`)
    await page.getByRole("button", { name: language.toUpperCase() }).click()
    await page.getByRole("button", { name: words("accept") }).click()
    const take = page.getByRole("button", { name: new RegExp(`${talk("take").split("}")[1]!}$`) })
    await take.waitFor()
    await page.screenshot({ path: "reports/e2e/sale-time.png" })
    assert.deepStrictEqual(await violations(page, "everything"), [])
    const held = page.waitForRequest(/\/hold$/)
    await take.click()
    const { day } = (await held).postDataJSON() as { readonly day: string }
    await page.getByText(starting(talk("held"))).waitFor()

    await page.getByRole("textbox", { name: words("name"), exact: true }).fill("Hannah Kim")
    await tick(page.getByRole("radio", { name: words("type"), exact: true }))
    await page.getByRole("textbox", { name: words("typedName") }).fill("Hannah Kim")
    await typeCard(page, language, testCard.code)
    await page.screenshot({ path: "reports/e2e/sale-sign.png", fullPage: true })
    assert.deepStrictEqual(await violations(page, "everything"), [])
    await close(day)
    const buy = page.getByRole("button", { name: starting(talk("bookAndPay")) })
    await pressBelowCard(buy)
    await page.getByRole("alert").getByText(talk("taken")).waitFor()
    await page.screenshot({ path: "reports/e2e/sale-taken.png" })

    // Another day is chosen: the input is preserved, and the card is declined by its bank.
    await take.click()
    assert.strictEqual(await page.getByRole("textbox", { name: words("name"), exact: true }).inputValue(), "Hannah Kim")
    await typeCard(page, language, testCard.refused)
    await pressBelowCard(buy)
    const refused = page.getByRole("alert").filter({ hasText: talk("notBooked") })
    await refused.filter({ hasText: payWordsOf[language]("declined.code") }).waitFor()
    await page.screenshot({ path: "reports/e2e/sale-declined.png" })
    assert.deepStrictEqual(await violations(page, "everything"), [])
    // Nothing is signed or booked; the input is preserved, and another card completes everything.
    assert.strictEqual(await page.getByRole("region", { name: words("visit.title") }).count(), 0)
    await typeCard(page, language, testCard.code)
    await pressBelowCard(buy)
    await page.getByRole("region", { name: words("visit.title") }).waitFor()
    await page.getByRole("status").filter({ hasText: "Visa 1111" }).waitFor()
    await page.screenshot({ path: "reports/e2e/sale-done.png" })
    assert.deepStrictEqual(await violations(page, "everything"), [])
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      assert.strictEqual(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
    }
    assert.deepStrictEqual(
      reader.complaints.filter(({ text }) => !text.includes("409")),
      []
    )

    const { items } = await call<{ readonly items: ReadonlyArray<{ readonly id: string; readonly number: number }> }>(
      owner,
      "GET",
      `/jobs?size=5&text=${number}`
    )
    await owner.page.goto(`${origin("demo")}/jobs/${items.find((one) => one.number === number)!.id}/edit`)
    await owner.page.getByRole("button", { name: `${owner.t("step.toWorkOrder")} W` }).waitFor()
    await owner.page.screenshot({ path: "reports/e2e/sale-job.png" })
    await owner.page.keyboard.press("w")
    await owner.page.getByText(owner.t("step.nowWorkOrder", { number })).waitFor()
  })
})

describe("a driver on a phone", () => {
  it.each(["en", "fr", "es"] as const)(
    "in %s: is offered free times if theirs was taken in the meantime, and another card if the first is declined",
    async (spoken) => {
      const { close } = await ownerAsking(2_500)
      const driver = await openBrowser(spoken)
      const { page, language } = driver
      const [words, talk, pay] = [quotePageWordsOf[language], depositWordsOf[language], payWordsOf[language]]
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`${origin("demo")}/quote?lang=${language}&glass=chip`)
      await page.getByRole("button", { name: words("chips.1"), exact: true }).click()
      await page.getByRole("button", { name: words("price.time") }).click()
      await page.getByRole("button", { name: words("where.next", { name: "Tucson Main" }) }).click()
      const take = page.getByRole("button", { name: starting(words("time.take")) })
      const held = page.waitForRequest(/\/hold$/)
      await take.click()
      const { day } = (await held).postDataJSON() as { readonly day: string }
      await page.getByLabel(words("field.name")).fill("Marisol Vega")
      await page.getByLabel(words("field.phone")).fill("(520) 555-0147")
      await page.getByRole("textbox", { name: words("field.email") }).fill("marisol@example.com")
      await page.getByLabel(words("field.plate")).fill("FRIT003")
      await page.getByLabel(words("field.state")).selectOption("AZ")
      await page.getByRole("button", { name: starting(words("contact.toDeposit")) }).click()

      const buy = page.getByRole("button", { name: starting(talk("pay")) })
      await typeCard(page, language, testCard.refused)
      await pressBelowCard(buy)
      await page
        .getByRole("alert")
        .filter({ hasText: pay("declined.code") })
        .waitFor()
      await close(day)
      await typeCard(page, language, testCard.code)
      await pressBelowCard(buy)
      await page.getByRole("alert").getByText(words("trouble.taken")).waitFor()
      await page.screenshot({ path: "reports/e2e/quote-taken.png" })
      await take.click()
      await typeCard(page, language, testCard.code)
      await pressBelowCard(buy)
      await page.getByRole("heading", { name: words("done.booked") }).waitFor()
      await page.getByText(starting(words("done.paid"))).waitFor()
    }
  )
})
