import { workAssignment } from "#adapters/sandbox/workAssignment.ts"
import { estimate } from "./estimate.ts"
import { section } from "./quote.ts"
import { origin, type Visit } from "./visit.ts"

/** The dispatches of the shop. */
export const openDispatches = async ({ page, t }: Visit) => {
  await page.goto(`${origin("demo")}/dispatches`)
  await page.getByRole("heading", { level: 1, name: t("route.dispatches") }).waitFor()
}

/** Brings in a network's work as a file: what the practice network sends, with another number and policyholder. */
export const uploadDispatch = async (
  { page, t }: Visit,
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

/** Makes a quote of the dispatch of a policyholder, which arrives on screen by itself; answers its number. */
export const quoteFromDispatch = async ({ page, t }: Visit, insuredName: string) => {
  const row = page.getByRole("row").filter({ hasText: insuredName }).first()
  await row.waitFor({ timeout: 60_000 })
  const number = /\b\d{9}\b/.exec(await row.innerText())?.[0] ?? ""
  await row.getByRole("button", { name: t("dispatch.actionsOf", { text: `${number} ${insuredName}` }) }).click()
  await page.getByRole("menuitem", { name: t("dispatch.makeQuote") }).click()
  const dialog = page.getByRole("dialog", { name: t("dispatch.quoteTitle", { number }) })
  await dialog.getByRole("button", { name: t("dispatch.makeQuote") }).click()
  await page.waitForURL(/\/jobs\/[0-9a-f-]{36}\/edit$/)
  await estimate({ page, t } as Visit).waitFor()
  return number
}

/** Types the part number of the line that a description names. */
export const typePartNumber = async (visit: Visit, description: string, partNumber: string) => {
  const row = estimate(visit).getByRole("row").filter({ hasText: description })
  await row.getByRole("rowheader").or(row.getByRole("gridcell")).first().click()
  await visit.page.keyboard.type(partNumber)
  await visit.page.keyboard.press("Enter")
  await row.filter({ hasText: partNumber }).waitFor()
}

/** A field of the claim on the job. */
export const claimField = (visit: Visit, name: "dispatchNumber" | "policyNumber") =>
  section(visit, "insurance").getByRole("textbox", { name: visit.t(`insurance.${name}`) })
