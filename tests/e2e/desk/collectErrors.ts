import type { BrowserContext } from "playwright"

/** An error in the browser console, and the URL it refers to. */
export interface ConsoleError {
  readonly text: string
  readonly url: string
}

/** Collects console errors, uncaught exceptions and content security policy violations on all pages of a browser. */
export const collectErrors = async (context: BrowserContext): Promise<ReadonlyArray<ConsoleError>> => {
  const complaints: Array<ConsoleError> = []
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`Policy: ${violatedDirective} ${blockedURI}`)
    )
  })
  context.on("console", (message) => {
    if (message.type() === "error") complaints.push({ text: message.text(), url: message.location().url })
  })
  context.on("weberror", (error) => complaints.push({ text: String(error.error()), url: error.page()?.url() ?? "" }))
  return complaints
}

/**
 * Filters out the expected errors: on the platform's own domain no user is signed in yet, and checking the session
 * returns 401, twice.
 */
export const unexpectedErrors = (complaints: ReadonlyArray<ConsoleError>, platform: string) => {
  const asking = ["/api/V1/user/current", "/api/V1/tokens/refresh/"].map((path) => `${platform}${path}`)
  return complaints.filter(({ text, url }) => !(text.includes("401") && asking.includes(url)))
}
