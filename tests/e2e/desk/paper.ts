import type { Stage } from "#domain/jobs/Job.ts"
import { readPdf } from "#tests/adapters/pdf/readPdf.ts"
import { normalizeSpaces } from "./money.ts"
import type { BrowserSession } from "./openBrowser.ts"

/**
 * Prints a document of the job on screen, which opens in its own tab. Returns its file type and its text as read by
 * another PDF library.
 */
export const print = async ({ page, context, t }: BrowserSession, kind: Stage) => {
  await page.getByRole("button", { name: t("step.documents") }).click()
  const [tab, answer] = await Promise.all([
    context.waitForEvent("page"),
    context.waitForEvent("response", (response) => response.url().includes("/document.pdf")),
    page.getByRole("menuitem", { name: t(`stage.${kind}`), exact: true }).click()
  ])
  const bytes = await page.evaluate(
    async (url) => [...new Uint8Array(await (await fetch(url)).arrayBuffer())],
    answer.url()
  )
  const { text, language } = await readPdf(Uint8Array.from(bytes))
  await tab.close()
  return { status: answer.status(), type: answer.headers()["content-type"], text: normalizeSpaces(text), language }
}
