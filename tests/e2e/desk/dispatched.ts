import { workAssignment } from "#adapters/sandbox/workAssignment.ts"
import { estimate } from "./estimate.ts"
import { section } from "./quote.ts"
import { origin, type BrowserSession } from "./openBrowser.ts"

/** Opens the shop's dispatches. */
export const openDispatches = async ({ page, t }: BrowserSession) => {
  await page.goto(`${origin("demo")}/dispatches`)
  await page.getByRole("heading", { level: 1, name: t("route.dispatches") }).waitFor()
}

/** Uploads a network's dispatch as a file: the practice network's sample, with another number and policyholder. */
export const uploadDispatch = async (
  { page, t }: BrowserSession,
  insured: { readonly insuredName: string; readonly insuredPhone: string }
) => {
  const sent = JSON.parse(workAssignment(new Date()).content) as object
  const dispatchNumber = `4${String(Date.now()).slice(-8)}`
  const own = { dispatchNumber, claimNumber: `PM-${dispatchNumber}`, authorization: `A-${dispatchNumber}` }
  const content = JSON.stringify({ ...sent, ...own, insuredEmail: "", ...insured })
  await page.getByRole("button", { name: t("dispatch.upload") }).click()
  const dialog = page.getByRole("dialog", { name: t("dispatch.upload") })
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "dispatch.json", mimeType: "application/json", buffer: Buffer.from(content) })
  await dialog.waitFor({ state: "detached" })
}

/**
 * Creates a quote from the dispatch of a policyholder, which appears on screen automatically. Returns the quote's
 * number.
 */
export const quoteFromDispatch = async ({ page, t }: BrowserSession, insuredName: string) => {
  const row = page.getByRole("row").filter({ hasText: insuredName }).first()
  await row.waitFor({ timeout: 60_000 })
  const number = /\b\d{9}\b/.exec(await row.innerText())?.[0] ?? ""
  await row.getByRole("button", { name: t("dispatch.actionsOf", { text: `${number} ${insuredName}` }) }).click()
  await page.getByRole("menuitem", { name: t("dispatch.makeQuote") }).click()
  const dialog = page.getByRole("dialog", { name: t("dispatch.quoteTitle", { number }) })
  await dialog.getByRole("button", { name: t("dispatch.makeQuote") }).click()
  await page.waitForURL(/\/jobs\/[0-9a-f-]{36}\/edit$/)
  await estimate({ page, t } as BrowserSession).waitFor()
  return number
}

/** Types the part number of the line with this description. */
export const typePartNumber = async (visit: BrowserSession, description: string, partNumber: string) => {
  const row = estimate(visit).getByRole("row").filter({ hasText: description })
  await row.getByRole("rowheader").or(row.getByRole("gridcell")).first().click()
  await visit.page.keyboard.type(partNumber)
  await visit.page.keyboard.press("Enter")
  await row.filter({ hasText: partNumber }).waitFor()
}

/** Returns a field of the job's claim. */
export const claimField = (visit: BrowserSession, name: "dispatchNumber" | "policyNumber") =>
  section(visit, "insurance").getByRole("textbox", { name: visit.t(`insurance.${name}`) })
