import { assert, describe, it } from "@effect/vitest"
import { expect } from "vitest"
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
    await expect.poll(() => unexpected(complaints, origin()).filter(({ text }) => text.startsWith("Policy: script-src")).length).toBe(1)
    assert.notStrictEqual(await page.title(), "taken over")
  })
})
