import { assert, describe, it } from "vitest"
import { findCustomer, newJob, savedNumber, section, typeVin, vinField, vins } from "./desk/quote.ts"
import { signIn } from "./desk/signIn.ts"
import { type BrowserSession, openBrowser } from "./desk/openBrowser.ts"

declare global {
  interface Window {
    /** The idempotency keys of the quotes sent. */
    sentKeys: Array<string | null>
  }
}

/** Returns how many of the shop's jobs match a text. */
const jobsWith = ({ page }: BrowserSession, text: string) =>
  page.evaluate(async (sought) => {
    const answer = await fetch(`/api/V1/jobs?text=${sought}`)
    return ((await answer.json()) as { data: { total: number } }).data.total
  }, text)

describe("the app without a connection", () => {
  it("keeps loaded data, shows a save as pending, and sends it automatically exactly once", async () => {
    const desk = await openBrowser()
    const { context, page, t } = desk
    await signIn(desk)
    const before = await jobsWith(desk, vins.kona)
    await newJob(desk)
    await findCustomer(desk, "jane d", "Jane Doe")
    await typeVin(desk, vins.kona, "2023 Hyundai Kona")

    await context.setOffline(true)
    const waits = page.getByText(t("save.waiting"), { exact: true })
    await page.keyboard.press("Control+s")
    await waits.waitFor()
    assert.strictEqual(await vinField(desk).inputValue(), vins.kona)
    assert.isTrue(await section(desk, "customer").getByRole("link", { name: "Jane Doe" }).isVisible())
    assert.strictEqual(await page.getByText(t("parts.noProfiles"), { exact: true }).count(), 0)

    // The first response is lost on the way back, after the server has saved the quote.
    await page.evaluate(() => {
      const real = window.fetch
      window.sentKeys = []
      window.fetch = async (where, how) => {
        const answer = await real(where, how)
        if (how?.method !== "POST" || !String(where).endsWith("/jobs")) return answer
        window.sentKeys.push(new Headers(how.headers).get("idempotency-key"))
        if (window.sentKeys.length === 1) throw new TypeError("response lost")
        return answer
      }
    })
    await context.setOffline(false)
    await savedNumber(desk)
    await waits.waitFor({ state: "detached" })
    const keys = await page.evaluate(() => window.sentKeys)
    assert.isAbove(keys.length, 1)
    assert.strictEqual(new Set(keys).size, 1, "one key per submission")
    assert.strictEqual(await jobsWith(desk, vins.kona), before + 1)
  })

  it("queues changes to a saved quote and sends them automatically, with what was typed in the meantime", async () => {
    const desk = await openBrowser()
    const { context, page, t } = desk
    await signIn(desk)
    await newJob(desk)
    await findCustomer(desk, "jane d", "Jane Doe")
    await typeVin(desk, vins.kona, "2023 Hyundai Kona")
    await page.keyboard.press("Control+s")
    await savedNumber(desk)

    const availability = section(desk, "install").getByRole("textbox", { name: t("install.availability") })
    await availability.fill("After two")
    await context.setOffline(true)
    await page.keyboard.press("Control+s")
    const waits = page.getByText(t("save.waiting"), { exact: true })
    await waits.waitFor()
    await availability.fill("After three")
    await page.keyboard.press("Control+s")
    await context.setOffline(false)
    await waits.waitFor({ state: "detached" })
    await page
      .getByRole("button", { name: t("save"), exact: true })
      .and(page.locator(":disabled"))
      .waitFor()
    await page.reload()
    await availability.waitFor()
    assert.strictEqual(await availability.inputValue(), "After three")
  })
})
