import { assert, describe, expect, it } from "vitest"
import { unexpectedErrors } from "./desk/collectErrors.ts"
import { origin, openBrowser } from "./desk/openBrowser.ts"

describe("the content security policy", () => {
  it("blocks scripts injected into the page, and the journeys would notice", async () => {
    const { page, complaints, t } = await openBrowser()
    await page.goto(`${origin()}/login`)
    await page.getByRole("textbox", { name: t("userName") }).waitFor()
    assert.deepStrictEqual(unexpectedErrors(complaints, origin()), [])
    await page.evaluate(() => {
      const script = document.createElement("script")
      script.textContent = "document.title = 'taken over'"
      document.body.append(script)
    })
    await expect
      .poll(
        () => unexpectedErrors(complaints, origin()).filter(({ text }) => text.startsWith("Policy: script-src")).length
      )
      .toBe(1)
    assert.notStrictEqual(await page.title(), "taken over")
  })
})

describe("the favicon", () => {
  it("is served for documents too, which do not declare one", async () => {
    const { page } = await openBrowser()
    await page.goto(`${origin("demo")}/login`)
    const icon = await page.evaluate(async () => {
      const { status, headers } = await fetch("/favicon.ico")
      return { status, type: headers.get("content-type") }
    })
    assert.strictEqual(icon.status, 200)
    assert.match(icon.type ?? "", /^image\//)
  })
})
