import { bookingWordsOf } from "#web/job-links/bookingWordsOf.ts"
import { pageWordsOf } from "#web/job-links/pageWordsOf.ts"
import { payWordsOf } from "#web/card-payments/customer/payWordsOf.ts"
import { testCard, typeCard } from "./cardFrame.ts"
import { pressBelowCard } from "./pressBelowCard.ts"
import { tick } from "./fields.ts"
import type { BrowserSession } from "./openBrowser.ts"

/** Opens the customer's page of a link, with the document to read. */
export const openLink = async ({ page }: BrowserSession, link: string) => {
  await page.goto(link)
  await page.getByRole("article").waitFor()
}

/** Accepts the quote on screen as the customer, without a time, signs with a typed name, and postpones the payment. */
export const acceptQuote = async ({ page, language }: BrowserSession, name: string) => {
  const words = pageWordsOf[language]
  await page.getByRole("button", { name: words("accept") }).click()
  const talk = bookingWordsOf[language]
  const without = page.getByRole("button", { name: talk("without") })
  const named = page.getByRole("textbox", { name: words("name"), exact: true })
  await without.or(named).first().waitFor()
  if (await without.isVisible()) await without.click()
  await named.fill(name)
  await tick(page.getByRole("radio", { name: words("type"), exact: true }))
  await page.getByRole("textbox", { name: words("typedName") }).fill(name)
  await pressBelowCard(
    page.getByRole("button", { name: words("acceptSend") }).or(page.getByRole("button", { name: talk("payLater") }))
  )
  await page.getByRole("status").getByText(words("acceptedNext")).waitFor()
}

/**
 * Pays the requested deposit as the customer: first with a card the bank declines, then with one it accepts. `amount`
 * as formatted on screen.
 */
export const payDeposit = async ({ page, language }: BrowserSession, amount: string) => {
  const words = pageWordsOf[language]
  const starting = (text: string) => new RegExp(`^${text.split("{amount}")[0]}`)
  await page.getByRole("button", { name: starting(words("pay.deposit")) }).click()
  const pay = page.getByRole("button", { name: starting(words("pay.balance")) })
  await typeCard(page, language, testCard.refused)
  await pressBelowCard(pay)
  await page.getByRole("alert").getByText(payWordsOf[language]("declined.code")).waitFor()
  await typeCard(page, language, testCard.code)
  await pressBelowCard(pay)
  await page
    .getByRole("status")
    .filter({ hasText: "Visa 1111" })
    .getByText(new RegExp(amount.replace(/\s/g, "\\s").replace("$", "\\$")))
    .waitFor()
  await page.getByRole("link", { name: words("receipt") }).waitFor()
}
