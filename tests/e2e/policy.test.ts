import { assert, describe, expect, it } from "vitest"
import { unexpected } from "./desk/complaints.ts"
import { origin, visit } from "./desk/visit.ts"

describe("the content security policy", () => {
  it("lets no script run that somebody wrote into the page, and the journeys would hear of it", async () => {
    const { page, complaints, t } = await visit()
    await page.goto(`${origin()}/login`)
    await page.getByRole("textbox", { name: t("userName") }).waitFor()
    assert.deepStrictEqual(unexpected(complaints, origin()), [])
    await page.evaluate(() => {
      const script = document.createElement("script")
      script.textContent = "document.title = 'taken over'"
      document.body.append(script)
    })
    await expect
      .poll(() => unexpected(complaints, origin()).filter(({ text }) => text.startsWith("Policy: script-src")).length)
      .toBe(1)
    assert.notStrictEqual(await page.title(), "taken over")
  })
})

describe("the picture of the product in a browser's tab", () => {
  it("is there for papers too, which name none", async () => {
    const { page } = await visit()
    await page.goto(`${origin("demo")}/login`)
    const icon = await page.evaluate(async () => {
      const { status, headers } = await fetch("/favicon.ico")
      return { status, type: headers.get("content-type") }
    })
    assert.strictEqual(icon.status, 200)
    assert.match(icon.type ?? "", /^image\//)
  })
})
