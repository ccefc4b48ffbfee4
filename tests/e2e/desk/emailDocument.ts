import { choose } from "./fields.ts"
import { section } from "./quote.ts"
import { origin, type BrowserSession } from "./openBrowser.ts"

/** Emails the customer the document of the job on screen in the visit's language; its link can ask for a deposit. */
export const emailDocument = async (
  visit: BrowserSession,
  address: string,
  { deposit }: { readonly deposit?: string } = {}
) => {
  const { page, t } = visit
  await page
    .getByRole("button", { name: t("messages.send"), exact: true })
    .first()
    .click()
  const dialog = page.getByRole("dialog", { name: t("messages.send") })
  await dialog.getByRole("textbox", { name: t("emailAddress") }).fill(address)
  if (deposit !== undefined) {
    await choose(dialog, t("ask.title"), t("ask.deposit"))
    await dialog.getByRole("textbox", { name: t("ask.deposit") }).fill(deposit)
  }
  await dialog.getByRole("button", { name: t("messages.sendNow") }).click()
  await dialog.waitFor({ state: "detached" })
  await section(visit, "messages").getByText(address).waitFor()
}

/** Opens the email stored for an address as its recipient, and returns the link in it, by default to a document. */
export const linkMailedTo = async ({ context }: BrowserSession, address: string, page = /\/document\//) => {
  const mail = await context.newPage()
  await mail.goto(`${origin()}/dev/mail`)
  const ours = mail.getByRole("listitem").filter({ hasText: address }).getByRole("link")
  while ((await ours.count()) === 0) await mail.reload()
  await ours.first().click()
  const link = await mail.getByRole("link", { name: page }).getAttribute("href")
  await mail.close()
  return link!
}
