import { type Browser, type BrowserContext, chromium, type Page } from "playwright"
import { inject, onTestFinished } from "vitest"
import { chromiumPath, browserFlags } from "../set-up/startBrowser.ts"
import { type ConsoleError, collectErrors } from "./collectErrors.ts"
import { languages } from "#domain/words/languages.ts"
import { type Language, type Words, wordsIn } from "./words.ts"

/** A user with their own fresh browser. */
export interface BrowserSession extends Words {
  readonly language: Language
  readonly context: BrowserContext
  readonly page: Page
  /** The browser errors so far. */
  readonly complaints: ReadonlyArray<ConsoleError>
}

let connected: Promise<Browser> | undefined
const browser = () => (connected ??= chromium.connect(inject("browserAt")))

/** Starts full Chromium for what the headless shell lacks: displaying PDF files. */
const wholeBrowser = async () => {
  const whole = await chromium.launch({ executablePath: chromiumPath(), args: browserFlags })
  onTestFinished(() => whole.close())
  return whole
}

/**
 * Opens a browser that prefers a language. It closes when the test ends; a failed test saves a screenshot of its last
 * screen in reports.
 */
export const openBrowser = async (language: Language = "en", { showsPdf = false } = {}): Promise<BrowserSession> => {
  const context = await (
    await (showsPdf ? wholeBrowser() : browser())
  ).newContext({ locale: languages[language].locale, viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" })
  const complaints = await collectErrors(context)
  const page = await context.newPage()
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail")
      // The journey may have closed its initial page.
      await context
        .pages()
        .at(-1)
        ?.screenshot({ path: `reports/e2e/${task.name.replace(/\W+/g, "-")}.png` })
    await context.close()
  })
  return { language, context, page, complaints, ...wordsIn(language) }
}

/** Returns the platform's origin, or a shop's if a prefix is given. */
export const origin = (prefix = "") => `http://${prefix === "" ? "" : `${prefix}.`}localhost:${inject("port")}`
