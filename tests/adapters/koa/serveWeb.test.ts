import { once } from "node:events"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import Koa from "koa"
import { afterAll, beforeAll } from "vitest"
import { serveWeb } from "#adapters/koa/serveWeb.ts"

let [folder, origin, sendsMail] = ["", "", true]
let server: ReturnType<Koa["listen"]>

/** A built one-page web app with the build's list of preloads per screen. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "frit-web-"))
  await mkdir(join(folder, ".vite"))
  await writeFile(join(folder, "index.html"), `<head><!--frit--></head>`)
  await writeFile(
    join(folder, ".vite/preloads.json"),
    JSON.stringify({
      "/jobs/create": { files: ["assets/job.js"], calls: ["/user/current"] },
      "/jobs/:id/edit": { files: ["assets/job.js", "assets/styles.css"], calls: ["/user/current", "/jobs/:id"] }
    })
  )
  const app = new Koa()
  app.use((ctx, next) => {
    ctx.state = { tenant: { tenantUniqueId: "a shop", prefix: "demo", businessName: "Demo" }, nonce: "n" }
    return next()
  })
  app.use(serveWeb(folder, { url: new URL("https://frit.example") }, () => Promise.resolve(sendsMail)) as never)
  server = app.listen(0, "127.0.0.1")
  await once(server, "listening")
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

const page = async (path: string, headers: Readonly<Record<string, string>> = { cookie: "__Host-frit-refresh=1" }) =>
  (await fetch(`${origin}${path}`, { headers })).text()

describe("the web app's page", () => {
  it("preloads the scripts and styles of the requested screen if the browser has a session cookie", async () => {
    const [script, style] = [
      `<link rel="modulepreload" crossorigin href="/assets/job.js">`,
      `<link rel="preload" as="style" crossorigin href="/assets/styles.css">`
    ]
    assert.include(await page("/jobs/0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50/edit"), `${script}${style}</head>`)
    assert.include(await page("/jobs/create"), `${script}</head>`)
    for (const other of ["/jobs", "/jobs/1/edit/more", "/login"]) assert.notInclude(await page(other), "preload")
    assert.notInclude(await page("/jobs/create", {}), "preload")
  })

  it("also preloads that screen's API requests, before its files, while the access token is valid", async () => {
    const [id, cookie] = ["0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50", "__Host-frit-access=1; __Host-frit-refresh=1"]
    const call = (path: string) => `<link rel="preload" as="fetch" crossorigin href="/api/V1${path}">`
    const calls = `${call("/user/current")}${call(`/jobs/${id}`)}<link rel="modulepreload"`
    assert.include(await page(`/jobs/${id}/edit`, { cookie }), calls)
    assert.notInclude(await page(`/jobs/${id}/edit`), `as="fetch"`)
  })

  it("includes nothing from the URL in the page except ids", async () => {
    const cookie = "__Host-frit-access=1"
    for (const id of [`%22%3E%3Cscript%3E`, "a.b", "a&b", "a'b", "a:b"]) {
      const told = await page(`/jobs/${id}/edit`, { cookie })
      assert.include(told, `href="/api/V1/user/current"`)
      assert.notInclude(told, "/api/V1/jobs/")
    }
  })

  it("states when the server sends no mail", async () => {
    assert.notInclude(await page("/forgot-password"), "sendsMail")
    sendsMail = false
    assert.include(await page("/forgot-password"), `"sendsMail":false`)
  })

  it("is served for every path except file paths, where scanners get a 404", async () => {
    const statusOf = async (path: string) => (await fetch(`${origin}${path}`)).status
    assert.strictEqual(await statusOf("/no/such/place"), 200)
    for (const path of ["/assets/app.js", "/assets/app.js~", "/assets/app.js.bak", "/assets/", "/backup.zip"])
      assert.strictEqual(await statusOf(path), 404, path)
  })

  it("does not serve the build's preload list", async () => {
    assert.strictEqual((await fetch(`${origin}/.vite/preloads.json`)).status, 404)
  })
})
