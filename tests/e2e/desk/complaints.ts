import type { BrowserContext } from "playwright"

/** An error in the browser console, and the URL it refers to. */
export interface Complaint {
  readonly text: string
  readonly url: string
}

/** Collects console errors, uncaught exceptions and content security policy violations on all pages of a browser. */
export const hear = async (context: BrowserContext): Promise<ReadonlyArray<Complaint>> => {
  const complaints: Array<Complaint> = []
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
export const unexpected = (complaints: ReadonlyArray<Complaint>, platform: string) => {
  const asking = ["/api/V1/user/current", "/api/V1/tokens/refresh/"].map((path) => `${platform}${path}`)
  return complaints.filter(({ text, url }) => !(text.includes("401") && asking.includes(url)))
}
