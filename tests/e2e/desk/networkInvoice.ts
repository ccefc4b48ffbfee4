import { readPdf } from "#tests/adapters/pdf/readPdf.ts"
import type { EdiState } from "#domain/edi/ediStates.ts"
import { normalizeSpaces } from "./money.ts"
import { origin, type BrowserSession } from "./openBrowser.ts"

/** Opens a customer's invoice next to the list of network invoices. */
export const openNetworkInvoice = async (visit: BrowserSession, customerName: string) => {
  const { page, t } = visit
  await page.goto(`${origin("demo")}/invoices`)
  await page.getByRole("heading", { level: 1, name: t("edi.title") }).waitFor()
  await page.getByRole("row").filter({ hasText: customerName }).first().getByText(customerName).click()
  await networkInvoice(visit).waitFor()
}

/** Returns the invoice that is open next to the list. */
export const networkInvoice = ({ page, t }: BrowserSession) =>
  page.getByRole("dialog", { name: new RegExp(`^${t("edi.invoiceNumbered", { number: "\\d+" })}$`) })

/** Waits until the open invoice reaches a state without user action. */
export const waitForState = (visit: BrowserSession, state: EdiState) =>
  networkInvoice(visit)
    .locator(".EdiDetail > .StatusDot")
    .getByText(visit.t(`ediState.${state}`), { exact: true })
    .waitFor({ timeout: 60_000 })

/** Corrects data sent to the network and checks the invoice again. */
export const correct = async (visit: BrowserSession, changes: Partial<Record<"policyNumber" | "vin", string>>) => {
  const { t } = visit
  for (const [name, value] of Object.entries(changes))
    await networkInvoice(visit)
      .getByRole("textbox", { name: t(`ediField.${name as "vin"}`), exact: true })
      .fill(value)
  await networkInvoice(visit)
    .getByRole("button", { name: t("edi.correct") })
    .click()
  await waitForState(visit, "ready")
}

/** Sends or resends the open invoice. */
export const send = async (visit: BrowserSession) =>
  networkInvoice(visit)
    .getByRole("button", { name: visit.t("edi.sendOne"), exact: true })
    .click()

/** Returns the invoice's history, latest first. */
export const invoiceHistory = async (visit: BrowserSession): Promise<ReadonlyArray<string>> =>
  networkInvoice(visit)
    .getByRole("list", { name: visit.t("edi.history") })
    .locator(".TimelineWhat")
    .allInnerTexts()

/** Disputes the rest of a short payment with a reason. */
export const dispute = async (visit: BrowserSession, note: string) => {
  const { page, t } = visit
  await networkInvoice(visit)
    .getByRole("button", { name: t("edi.short.dispute"), exact: true })
    .click()
  const dialog = page.getByRole("dialog").filter({ has: page.getByRole("textbox", { name: t("edi.short.note") }) })
  await dialog.getByRole("textbox", { name: t("edi.short.note") }).fill(note)
  await dialog.getByRole("button", { name: t("edi.short.dispute"), exact: true }).click()
  await waitForState(visit, "disputed")
}

/** Opens the evidence document in its own tab and returns its text as read by another PDF library. */
export const evidence = async (visit: BrowserSession) => {
  const { context, page, t } = visit
  const [tab, answer] = await Promise.all([
    context.waitForEvent("page"),
    context.waitForEvent("response", (response) => response.url().includes("/evidence.pdf")),
    networkInvoice(visit)
      .getByRole("link", { name: t("edi.short.evidence") })
      .click()
  ])
  const bytes = await page.evaluate(
    async (url) => [...new Uint8Array(await (await fetch(url)).arrayBuffer())],
    answer.url()
  )
  await tab.close()
  const { text, language } = await readPdf(Uint8Array.from(bytes))
  return { status: answer.status(), type: answer.headers()["content-type"], text: normalizeSpaces(text), language }
}
