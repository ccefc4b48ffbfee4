import { languageName } from "#domain/words/languages.ts"
import { choose, tick } from "./fields.ts"
import type { BrowserSession } from "./openBrowser.ts"

/** Vehicles for which the sample catalog has glass. */
export const vins = { accord: "1HGCM82633A004352", kona: "KM8K2CAB4PU001140", escape: "1FMCU9H61LUA94994" } as const

/** Returns a section of the job form. */
export const section = (
  { page, t }: BrowserSession,
  name: "customer" | "vehicle" | "insurance" | "parts" | "install" | "payment" | "messages"
) => page.getByRole("region", { name: t(name === "messages" ? "messages.title" : `job.${name}`), exact: true })

/** Opens an empty quote from the dashboard. */
export const newJob = async ({ page, t }: BrowserSession) => {
  await page.getByRole("link", { name: t("dashboard.newJob") }).click()
  await page.getByRole("heading", { level: 1, name: t("job.newQuote") }).waitFor()
}

/** Finds an existing customer by part of the name. */
export const findCustomer = async (visit: BrowserSession, text: string, name: string) => {
  const { page, t } = visit
  await section(visit, "customer")
    .getByRole("combobox", { name: t("job.customer") })
    .pressSequentially(text)
  await page.getByRole("option", { name }).click()
  await section(visit, "customer").getByRole("link", { name }).waitFor()
}

/** Adds a new customer with a phone number. */
export const addCustomer = async (visit: BrowserSession, name: string, phone: string) => {
  const { page, t, language } = visit
  await section(visit, "customer")
    .getByRole("button", { name: t("job.newCustomer") })
    .click()
  const drawer = page.getByRole("dialog", { name: t("job.newCustomer") })
  await drawer.getByRole("textbox", { name: t("job.customerName") }).fill(name)
  await drawer.getByRole("textbox", { name: t("phoneNumber") }).fill(phone)
  await choose(drawer, t("language"), languageName(language))
  await drawer.getByRole("button", { name: t("job.addCustomer") }).click()
  await section(visit, "customer").getByRole("link", { name }).waitFor()
}

/** Returns the VIN field. */
export const vinField = (visit: BrowserSession) =>
  section(visit, "vehicle").getByRole("textbox", { name: visit.t("vehicle.vin"), exact: true })

/** Types a VIN key by key and waits until the vehicle is shown. */
export const typeVin = async (visit: BrowserSession, vin: string, vehicle: string) => {
  await vinField(visit).pressSequentially(vin)
  await visit.page.getByRole("status").filter({ hasText: vehicle }).first().waitFor({ state: "attached" })
}

/** Returns the values of the vehicle's fields. */
export const vehicle = async (visit: BrowserSession) => {
  const { t } = visit
  const at = section(visit, "vehicle")
  return {
    year: await at.getByRole("textbox", { name: t("vehicle.year") }).inputValue(),
    make: await at.getByRole("combobox", { name: t("vehicle.make") }).inputValue(),
    model: await at.getByRole("combobox", { name: t("vehicle.model") }).inputValue()
  }
}

/** Chooses the location that does the job; its taxes apply. */
export const chooseLocation = (visit: BrowserSession, location: string) =>
  choose(section(visit, "customer"), visit.t("job.location"), location)

/** Chooses the pricing profile that determines the prices. */
export const choosePricing = (visit: BrowserSession, profile: string) =>
  choose(section(visit, "parts"), visit.t("parts.profile"), profile)

/** Opens the glass that fits the vehicle. */
export const findGlass = async (visit: BrowserSession) => {
  const { page, t } = visit
  await section(visit, "parts")
    .getByRole("button", { name: t("parts.find") })
    .first()
    .click()
  const drawer = page.getByRole("dialog")
  // Skipped if another quote for the same vehicle has paid for the search, which then runs immediately.
  const search = drawer.getByRole("button", { name: paidSearch(visit) })
  const found = drawer.getByRole("listitem").first()
  await search.or(found).first().waitFor()
  if (await search.isVisible()) await search.click()
  await found.waitFor()
  return drawer
}

/** Sets up insurance with a deductible and the shop's rebate on it. */
export const insure = async (
  visit: BrowserSession,
  claim: { readonly company: string; readonly deductible: string; readonly rebate: string }
) => {
  const { t } = visit
  const at = section(visit, "insurance")
  await tick(at.getByRole("switch", { name: t("insurance.insurerPays") }))
  await at.getByRole("combobox", { name: t("insurance.company") }).fill(claim.company)
  // The shop's insurers with a similar name are offered below the field until it loses focus.
  await visit.page.keyboard.press("Tab")
  await at.getByRole("textbox", { name: t("insurance.deductible") }).fill(claim.deductible)
  await at.getByRole("textbox", { name: t("insurance.rebate") }).fill(claim.rebate)
}

/** Saves a new quote and returns its number. */
export const saveQuote = async ({ page, t }: BrowserSession) => {
  await page.getByRole("button", { name: t("job.saveQuote") }).click()
  return savedNumber({ page, t })
}

/** Saves a job's changes and waits until nothing is left to save. */
export const saveChanges = async ({ page, t }: BrowserSession) => {
  const save = page.getByRole("button", { name: t("save"), exact: true })
  await save.click()
  await save.and(page.locator(":disabled")).waitFor()
}

/** Returns the number of the job on screen, once it is saved. */
export const savedNumber = async ({ page, t }: Pick<BrowserSession, "page" | "t">) => {
  await page.waitForURL(/\/jobs\/[0-9a-f-]{36}\/edit$/)
  const title = page.getByRole("heading", { level: 1, name: new RegExp(t("job.numbered", { number: "\\d+" })) })
  return (await title.innerText()).replace(/\D/g, "")
}

/** Matches the button with the price of a search, whatever the price. */
export const paidSearch = ({ t }: Pick<BrowserSession, "t">) =>
  new RegExp(`^${t("nags.searchFor", { amount: "" }).trim()}`)
