import { type Browser, type BrowserContext, chromium, type Page } from "playwright"
import { inject, onTestFinished } from "vitest"
import { chromiumPath, quiet } from "../set-up/startBrowser.ts"
import { type Complaint, hear } from "./complaints.ts"
import { languages } from "#domain/words/languages.ts"
import { type Language, type Words, wordsIn } from "./words.ts"

/** Somebody at a browser of their own, fresh from the box. */
export interface Visit extends Words {
  readonly language: Language
  readonly context: BrowserContext
  readonly page: Page
  /** What the browser complained of so far. */
  readonly complaints: ReadonlyArray<Complaint>
}

let connected: Promise<Browser> | undefined
const browser = () => (connected ??= chromium.connect(inject("browserAt")))

/** A whole Chromium, for what one without windows has not: it shows PDF files. */
const wholeBrowser = async () => {
  const whole = await chromium.launch({ executablePath: chromiumPath(), args: quiet })
  onTestFinished(() => whole.close())
  return whole
}

/**
 * Opens a browser that prefers a language. It closes with the test; a failed test leaves a picture of its last screen
 * in reports.
 */
export const visit = async (language: Language = "en", { showsPdf = false } = {}): Promise<Visit> => {
  const context = await (
    await (showsPdf ? wholeBrowser() : browser())
  ).newContext({ locale: languages[language].locale, viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" })
  const complaints = await hear(context)
  const page = await context.newPage()
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail")
      // The journey may have closed the page that it began with.
      await context
        .pages()
        .at(-1)
        ?.screenshot({ path: `reports/e2e/${task.name.replace(/\W+/g, "-")}.png` })
    await context.close()
  })
  return { language, context, page, complaints, ...wordsIn(language) }
}

/** The platform's address, or with a prefix a shop's. */
export const origin = (prefix = "") => `http://${prefix === "" ? "" : `${prefix}.`}localhost:${inject("port")}`
