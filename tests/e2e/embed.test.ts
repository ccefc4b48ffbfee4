import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { assert, describe, it, onTestFinished } from "vitest"
import { signIn, setPageLanguage } from "./desk/signIn.ts"
import { origin, openBrowser } from "./desk/openBrowser.ts"

/** Serves a shop's own site on this machine, with the given body. */
const ownSite = async (body: string) => {
  const server = createServer((_, answer) =>
    answer
      .setHeader("Content-Type", "text/html; charset=utf-8")
      .end(`<!doctype html><html lang="fr"><title>Copper State</title><h1>Copper State</h1>${body}<p>Below</p></html>`)
  )
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  // The two host names are different sites to a browser; the shop allows one of them.
  return { allowed: `http://localhost:${port}`, other: `http://127.0.0.1:${port}` }
}

const line = () => `<script async src="${origin("demo")}/embed.js"></script>`

describe("the quote embedded in the shop's own site", () => {
  it("is shown in a frame as high as its content on the site the owner allows, and nowhere else", async () => {
    const { allowed, other } = await ownSite(line())
    const owner = await openBrowser()
    await signIn(owner, { userName: "olivia.owner" })
    await setPageLanguage(owner)
    await owner.page.goto(`${origin("demo")}/admin/public-business-setting`)
    await owner.page.getByRole("button", { name: "Add a site" }).click()
    await owner.page.getByLabel(/^Site 1/).fill(allowed)
    await owner.page.getByRole("button", { name: "Save", exact: true }).click()
    await owner.page.getByText("Public page saved").waitFor()
    await owner.page.getByText(line(), { exact: true }).waitFor()

    const visitor = await openBrowser()
    const { page } = visitor
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(allowed)
    const quote = page.frameLocator("iframe")
    // In the language of the embedding site.
    await quote.getByRole("button", { name: "Pare-brise", exact: true }).click()
    await quote.getByRole("button", { name: /^Pare-brise, / }).click()
    await quote.getByText("NIV", { exact: true }).click()
    await quote.getByRole("textbox", { name: "NIV" }).fill("KM8K2CAB4PU001140")
    await quote.getByRole("button", { name: "Trouver ma voiture" }).click()
    await quote.getByRole("button", { name: /Oui/ }).first().waitFor()
    const inside = () =>
      page
        .frames()
        .at(-1)!
        .evaluate(() => document.getElementById("root")!.getBoundingClientRect().height)
    const [frame, content] = [(await page.locator("iframe").boundingBox())!, await inside()]
    assert.isAtLeast(frame.height, Math.floor(content))
    assert.isAtMost(frame.height, Math.max(560, content + 1))
    assert.strictEqual(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
    assert.strictEqual(await page.getByRole("link").count(), 0)
    assert.deepStrictEqual(visitor.complaints, [])

    await page.goto(other)
    const link = page.getByRole("link", { name: "Votre prix en une minute" })
    assert.strictEqual(await link.getAttribute("href"), `${origin("demo")}/quote?lang=fr`)
    await page.locator("iframe").waitFor({ state: "attached" })
    await page.waitForFunction(() => document.readyState === "complete")
    assert.match(page.frames().at(-1)!.url(), /^chrome-error:/)
    assert.isTrue(visitor.complaints.some(({ text }) => text.includes("frame-ancestors")))
  })

  it("is the only part of the product that can be framed", async () => {
    const paths = ["/", "/businesspage", "/login", "/dashboard", "/quote/visit/none", "/document/none", "/embed.js"]
    const { page } = await openBrowser()
    const policyOf = async (address: string) =>
      (await (await page.goto(address))!.allHeaders())["content-security-policy"]
    for (const path of paths) assert.include(await policyOf(`${origin("demo")}${path}`), "frame-ancestors 'none'", path)
    // This shop allows no site.
    assert.include(await policyOf(`${origin("harbor")}/quote`), "frame-ancestors 'none'")
  })
})
