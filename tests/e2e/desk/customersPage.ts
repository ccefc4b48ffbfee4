import { pageWordsOf } from "#web/job-links/pageWordsOf.ts"
import { tick } from "./fields.ts"
import type { Visit } from "./visit.ts"

/** The customer's page behind a link: the paper to read. */
export const openLink = async ({ page }: Visit, link: string) => {
  await page.goto(link)
  await page.getByRole("article").waitFor()
}

/** The customer accepts the quote on screen and signs with a typed name. */
export const acceptQuote = async ({ page, language }: Visit, name: string) => {
  const words = pageWordsOf[language]
  await page.getByRole("button", { name: words.accept }).click()
  await page.getByRole("textbox", { name: words.name, exact: true }).fill(name)
  await tick(page.getByRole("radio", { name: words.type, exact: true }))
  await page.getByRole("textbox", { name: words.typedName }).fill(name)
  await page.getByRole("button", { name: words.acceptSend }).click()
  await page.getByRole("status").getByText(words.acceptedNext).waitFor()
}
