import { frameTexts } from "#adapters/square-sandbox/framePage.ts"
import type { Page } from "playwright"
import type { BrowserSession } from "./openBrowser.ts"

/** Square's published test card, and the security code that its bank declines. */
export const testCard = { number: "4111111111111111", code: "111", refused: "911" } as const

/** Opens the payment dialog of an invoice, with the customer's balance to be charged to a card. */
export const openPayment = async ({ page, t }: BrowserSession) => {
  await page.getByRole("button", { name: t("payment.record") }).click()
  return page.getByRole("dialog", { name: t("payment.record") })
}

/** Types a card into the processor's frame. */
export const typeCard = async (
  place: Pick<Page, "frameLocator">,
  language: BrowserSession["language"],
  code: string
) => {
  const frame = place.frameLocator("iframe")
  const words = frameTexts[language]
  for (const [label, value] of [
    [words.number, testCard.number],
    [words.expiry, "12/40"],
    [words.code, code],
    [words.postal, "85701"]
  ] as const)
    await frame.getByLabel(label).fill(value)
}

/** Types a card into the processor's frame and charges it. */
export const chargeCard = async ({ page, t, language }: BrowserSession, code: string) => {
  const dialog = page.getByRole("dialog", { name: t("payment.record") })
  await typeCard(dialog, language, code)
  await dialog.getByRole("button", { name: new RegExp(`^${t("payment.charge", { amount: "" })}`) }).click()
}
