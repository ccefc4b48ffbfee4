import { tick, typeDay } from "./fields.ts"
import type { BrowserSession } from "./openBrowser.ts"

/** Converts the quote to a work order for a date. */
export const convertToWorkOrder = async ({ page, t }: BrowserSession, day: string) => {
  await page.getByRole("button", { name: t("step.toWorkOrder"), exact: true }).click()
  const dialog = page.getByRole("dialog", { name: t("step.toWorkOrder") })
  await typeDay(dialog, t("install.date"), day)
  await dialog.getByRole("button", { name: t("step.toWorkOrder") }).click()
  await dialog.waitFor({ state: "detached" })
  await stageIs({ page, t }, "workorder")
}

/** Converts the work order to an invoice and confirms. */
export const convertToInvoice = async ({ page, t }: BrowserSession) => {
  await page.getByRole("button", { name: t("step.toInvoice") }).click()
  const dialog = page.getByRole("alertdialog", { name: t("step.toInvoice") })
  await dialog.getByRole("button", { name: t("step.toInvoice") }).click()
  await dialog.waitFor({ state: "detached" })
  await stageIs({ page, t }, "invoice")
}

const stageIs = ({ page, t }: Pick<BrowserSession, "page" | "t">, stage: "workorder" | "invoice") =>
  page
    .getByRole("list", { name: t("step.way") })
    .locator('[aria-current="step"]')
    .filter({ hasText: t(`stage.${stage}`) })
    .waitFor()

/**
 * Records a payer's payment of the full balance, which the dialog suggests. Returns the suggested amount as formatted.
 */
export const recordPayment = async (
  visit: BrowserSession,
  payer: "insurer" | "customer",
  source: "paymentSource.insurerEft" | "paymentSource.cardTerminal"
) => {
  const { page, t } = visit
  await page.getByRole("button", { name: t("payment.record") }).click()
  const dialog = page.getByRole("dialog", { name: t("payment.record") })
  await tick(dialog.getByRole("radio", { name: t(`payment.${payer}`), exact: true }))
  const proposed = await dialog.getByRole("textbox", { name: t("payment.amountTitle") }).inputValue()
  await tick(dialog.getByRole("radio", { name: t("payment.byOther"), exact: true }))
  await dialog.getByRole("combobox", { name: t("payment.source") }).fill(t(source))
  await page.getByRole("option", { name: t(source), exact: true }).click()
  await dialog.getByRole("button", { name: t("payment.record") }).click()
  await dialog.waitFor({ state: "detached" })
  return proposed
}
