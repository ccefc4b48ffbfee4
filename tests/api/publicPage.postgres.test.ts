import { createHash } from "node:crypto"
import { type IncomingHttpHeaders, request } from "node:http"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { assert, describe, it } from "@effect/vitest"
import { defaultLook } from "#domain/public-page/PublicPageLook.ts"
import { defaultSetting } from "#domain/public-page/PublicPageSetting.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { joined, png, text } from "../domain/files/pictures.ts"
import { testServer } from "../support/testServer.ts"

const { ask, port, signIn, openShop } = testServer()
const boundary = "frit-test"

/** Opens a shop with a public page and its owner signed in. */
const withPage = async (changes: Partial<Tenant> = {}, isOn = true) => {
  const {
    prefix,
    users: [owner]
  } = await openShop(["owner"], changes)
  const visit = (path: string, headers: Readonly<Record<string, string>> = {}) => ask(prefix, `/!${path}`, { headers })
  if (changes.approved === false) return { prefix, visit, owner: owner! }
  const cookie = await signIn(prefix, owner!.userName)
  const call = (path: string, method = "GET", body?: unknown) => ask(prefix, path, { method, cookie, body })
  const setting = { ...defaultSetting, isOn, recipients: [owner!.emailAddress] }
  if (changes.features === undefined && changes.pageEnds === undefined)
    assert.strictEqual((await call("/public-page/setting", "PUT", setting)).status, 200)
  const upload = async () => {
    const body = joined(
      text(
        `--${boundary}\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`
      ),
      png(900, 300),
      text(`\r\n--${boundary}--\r\n`)
    )
    const headers = { "content-type": `multipart/form-data; boundary=${boundary}` }
    return ask(prefix, "/public-page/pictures", { method: "POST", cookie, body, headers })
  }
  return { prefix, visit, call, cookie, upload, owner: owner! }
}

describe("a shop's public page", () => {
  it("is served at / and /businesspage, with a policy that allows no scripts and only its one inline style", async () => {
    const { visit } = await withPage({ businessName: "Mesa Glass & Sons" })
    for (const path of ["/", "/businesspage"]) {
      const { status, text: html, headers } = await visit(path)
      assert.strictEqual(status, 200)
      assert.include(html, "Mesa Glass &amp; Sons")
      const style = /<style>(.*?)<\/style>/s.exec(html)![1]!
      const hash = createHash("sha256").update(style).digest("base64")
      const policy = String(headers["content-security-policy"])
      assert.include(policy, "script-src 'none'")
      assert.include(policy, `style-src 'sha256-${hash}';`)
      assert.include(policy, "frame-ancestors 'none'")
      assert.notInclude(policy, "unsafe")
    }
  })

  it("uses the requested language, else one the visitor reads, else the shop's", async () => {
    const { visit } = await withPage({ language: "fr" })
    const languageOf = async (path: string, accepted: string) =>
      /<html lang="(\w+)">/.exec((await visit(path, { "accept-language": accepted })).text)?.[1]
    assert.strictEqual(await languageOf("/?lang=es", "en"), "es")
    assert.strictEqual(await languageOf("/", "en-US,en"), "en")
    assert.strictEqual(await languageOf("/", "de"), "fr")
    assert.strictEqual(await languageOf("/?lang=<script>", "de"), "fr")
  })

  it("is cached by browsers until a change is saved, which shows immediately", async () => {
    const { visit, call } = await withPage()
    const first = await visit("/")
    const etag = String(first.headers["etag"])
    assert.match(String(first.headers["cache-control"]), /no-cache/)
    assert.strictEqual((await visit("/", { "if-none-match": etag })).status, 304)
    const aboutText = { en: "We moved next door.", fr: "", es: "" }
    assert.strictEqual((await call!("/public-page/look", "PUT", { ...defaultLook, aboutText })).status, 200)
    const next = await visit("/", { "if-none-match": etag })
    assert.strictEqual(next.status, 200)
    assert.include(next.text, "We moved next door.")
  })

  it("is compressed for clients that support it, and revalidates correctly when cached", async () => {
    const here = await withPage({ businessName: "Mesa Glass" })
    const plain = await here.visit("/")
    const get = (headers: Readonly<Record<string, string>>) =>
      new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
        const asked = request(
          { port: port(), path: "/", headers: { host: `${here.prefix}.localhost:3000`, ...headers } },
          (answer) => {
            const parts: Array<Buffer> = []
            answer.on("data", (part: Buffer) => parts.push(part))
            answer.on("end", () =>
              resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts) })
            )
          }
        )
        asked.on("error", reject).end()
      })
    for (const [taken, way, opened] of [
      ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
      ["gzip", "gzip", gunzipSync]
    ] as const) {
      const { headers, body } = await get({ "accept-encoding": taken, "accept-language": "en" })
      assert.strictEqual(headers["content-encoding"], way)
      assert.include(headers.vary, "Accept-Encoding")
      assert.isBelow(body.length, plain.text.length / 2)
      assert.include(opened(body).toString("utf8"), "Mesa Glass")
      const again = await get({ "accept-encoding": taken, "accept-language": "en", "if-none-match": headers.etag! })
      assert.deepStrictEqual([again.status, again.body.length], [304, 0])
    }
    assert.isUndefined((await get({ "accept-encoding": "identity" })).headers["content-encoding"])
  })

  it("serves the pictures shown on it to everyone, and no other file of the shop", async () => {
    const { visit, call, upload } = await withPage()
    const { id, small } = (await upload!()).json().data as { id: string; small: string }
    const picture = (file: string) => visit(`/api/V1/public-page/pictures/${file}`)
    assert.strictEqual((await picture(id)).status, 404)
    await call!("/public-page/look", "PUT", { ...defaultLook, banner: { id, alt: "Our front" } })
    for (const file of [id, small]) {
      const { status, headers } = await picture(file)
      assert.strictEqual(status, 200)
      assert.strictEqual(headers["content-type"], "image/jpeg")
    }
    assert.include((await visit("/")).text, `alt="Our front"`)
    const other = await withPage()
    assert.strictEqual((await other.visit(`/api/V1/public-page/pictures/${id}`)).status, 404)
    const stolen = await other.call!("/public-page/look", "PUT", { ...defaultLook, banner: { id, alt: "" } })
    assert.strictEqual(stolen.status, 422)
    await call!("/public-page/setting", "PUT", { ...defaultSetting, version: 1, recipients: ["nobody@else.example"] })
    const off = {
      ...defaultSetting,
      version: 1,
      recipients: [(await call!("/public-page/setting")).json().data["recipients"][0]]
    }
    assert.strictEqual((await call!("/public-page/setting", "PUT", off)).status, 200)
    assert.strictEqual((await picture(id)).status, 404)
  })

  it("reveals nothing about other shops or about who receives requests", async () => {
    const mark = `Canary ${crypto.randomUUID()}`
    await withPage({ businessName: mark })
    const { visit, owner } = await withPage()
    for (const path of ["/", "/?lang=fr", "/sitemap.xml", "/robots.txt"]) {
      const { text: body } = await visit(path)
      assert.notInclude(body, mark)
      assert.notInclude(body, owner.emailAddress)
      assert.notInclude(body, owner.lastName)
    }
  })

  it("shows a friendly placeholder while the shop is not approved, lacks the feature, or has switched it off", async () => {
    for (const shop of [
      await withPage({ approved: false, accountActive: false }),
      await withPage({ features: ["FullCRM"], addOns: [] }),
      await withPage({}, false)
    ]) {
      const { status, text: html, headers } = await shop.visit("/")
      assert.strictEqual(status, 200)
      assert.include(html, "not open yet")
      assert.notInclude(html, "tel:")
      assert.strictEqual(headers["x-robots-tag"], "noindex")
      assert.strictEqual((await shop.visit("/sitemap.xml")).status, 404)
      assert.strictEqual((await shop.visit("/robots.txt")).text, "User-agent: *\nDisallow: /\n")
    }
  })

  it("stays until the end of the billing period when an admin cancels it, and can be reactivated until then (spec §4)", async () => {
    const { prefix, users } = await openShop(["admin", "sales"])
    const [admin, sales] = [await signIn(prefix, users[0]!.userName), await signIn(prefix, users[1]!.userName)]
    const call = (path: string, method = "GET", cookie = admin) => ask(prefix, path, { method, cookie })
    const asked = (await call("/public-page/add-on")).json().data as Readonly<Record<string, unknown>>
    assert.strictEqual(asked["ends"], "")
    assert.strictEqual((await call("/public-page/add-on/cancellation", "POST", sales)).status, 403)
    const told = [
      await call("/public-page/add-on/cancellation", "POST"),
      await call("/public-page/add-on/cancellation", "POST"),
      await call("/public-page/add-on")
    ].map((answer) => answer.json().data)
    for (const one of told) assert.deepStrictEqual(one, { ...asked, ends: asked["periodEnds"] })
    const preview = (await call("/public-page/preview")).json().data
    assert.deepStrictEqual([preview["state"], preview["ends"]], ["switchedOff", asked["periodEnds"]])
    assert.deepStrictEqual((await call("/public-page/add-on/reactivation", "POST")).json().data, asked)
  })

  it("shows the placeholder after a cancellation takes effect, with its settings closed and everything else unaffected", async () => {
    const { visit, call } = await withPage({ pageEnds: daysAfter(dayOf(Date.now(), "UTC"), -3) })
    assert.include((await visit("/")).text, "not open yet")
    assert.strictEqual((await call!("/public-page/setting")).status, 403)
    assert.strictEqual((await call!("/customers")).status, 200)
    const profile = (await call!("/user/current")).json()
    assert.notInclude(JSON.stringify(profile), "BusinessPages")
  })

  it("tells crawlers its URL in each language, and keeps them out of the staff area", async () => {
    const { prefix, visit } = await withPage()
    const map = (await visit("/sitemap.xml")).text
    for (const path of ["/", "/?lang=en", "/?lang=fr", "/?lang=es"])
      assert.include(map, `<loc>http://${prefix}.localhost:3000${path}</loc>`)
    const robots = (await visit("/robots.txt")).text
    assert.include(robots, "Disallow: /\n")
    assert.include(robots, `Sitemap: http://${prefix}.localhost:3000/sitemap.xml`)
  })

  it("gives way to the web app for signed-in users, only at /", async () => {
    const { prefix, cookie } = await withPage({ businessName: "Signed In Glass" })
    const asked = (path: string) => ask(prefix, `/!${path}`, { cookie: cookie! })
    // The web app is not built in tests.
    assert.strictEqual((await asked("/")).status, 503)
    assert.strictEqual((await asked("/businesspage")).status, 200)
  })
})
