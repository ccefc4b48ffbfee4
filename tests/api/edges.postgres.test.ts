import { assert, describe, it } from "@effect/vitest"
import { testServer } from "../support/testServer.ts"

const { ask, signIn, openShop } = testServer()

describe("the API's entry", () => {
  it("returns 404 for a shop that does not exist, whatever other headers say (T10)", async () => {
    const { prefix, users } = await openShop(["owner"])
    const cookie = await signIn(prefix, users[0]!.userName)
    assert.strictEqual((await ask("no-such-shop", "/jobs", { cookie })).status, 404)
    assert.strictEqual((await ask("evil.example.com", "/jobs", { cookie })).status, 404)
    const forged = await ask("no-such-shop", "/jobs", {
      cookie,
      headers: { "x-forwarded-host": `${prefix}.localhost:3000`, "x-tenant": prefix }
    })
    assert.strictEqual(forged.status, 404)
    const ignored = await ask(prefix, "/user/current", {
      cookie,
      headers: { "x-forwarded-host": "other.localhost:3000", "x-tenant": "other" }
    })
    assert.strictEqual(ignored.status, 200)
  })

  it("shows a page at such an address that says there is no shop, in the visitor's language, with a link onward", async () => {
    const says = {
      "fr-CA": "Aucun atelier à cette adresse.",
      "es-MX,es": "No hay ningún taller en esta dirección.",
      de: "No shop found at this address."
    }
    for (const [language, text] of Object.entries(says)) {
      const page = await ask("no-such-shop", "/!/login", { headers: { "accept-language": language } })
      assert.deepStrictEqual([page.status, /<h1>(.*)<\/h1>/.exec(page.text)?.[1]], [404, text])
      assert.match(page.text, /href="http:\/\/localhost:\d+\/login"/)
    }
  })

  it("accepts JSON objects of at most 1 MB and reports what is wrong otherwise", async () => {
    const { prefix, users } = await openShop(["owner"])
    const cookie = await signIn(prefix, users[0]!.userName)
    const send = (body: string, headers = {}) => ask(prefix, "/customers", { method: "POST", body, cookie, headers })
    const told = async (reply: Promise<{ status: number; json: () => { messages: Array<string> } }>) => [
      (await reply).status,
      (await reply).json().messages
    ]
    assert.deepStrictEqual(await told(send("{")), [400, ["notJson"]])
    assert.deepStrictEqual(await told(send("[1]")), [400, ["notAnObject"]])
    assert.deepStrictEqual(await told(send("a=1", { "content-type": "application/x-www-form-urlencoded" })), [
      415,
      ["jsonOnly"]
    ])
    assert.deepStrictEqual(await told(send(JSON.stringify({ customerName: "x".repeat(1_100_000) }))), [
      413,
      ["tooLarge"]
    ])
  })

  it("returns 404 for an unknown path or method (Z2)", async () => {
    const { prefix, users } = await openShop(["owner"])
    const cookie = await signIn(prefix, users[0]!.userName)
    for (const path of ["/nothing", "/customers/x/y/z", "/"]) {
      const answer = await ask(prefix, path, { cookie })
      assert.deepStrictEqual([answer.status, answer.json().messages], [404, ["noSuchCall"]])
    }
    assert.strictEqual((await ask(prefix, "/customers", { method: "PATCH", body: {}, cookie })).status, 404)
  })

  it("rejects unknown fields (Z6)", async () => {
    const { prefix, users } = await openShop(["owner"])
    const cookie = await signIn(prefix, users[0]!.userName)
    const answer = await ask(prefix, "/customers", {
      method: "POST",
      cookie,
      body: { tenantId: crypto.randomUUID(), version: 9 }
    })
    assert.strictEqual(answer.status, 400)
    assert.deepStrictEqual(answer.json().errors["tenantId"], ["unexpected"])
    assert.deepStrictEqual(answer.json().errors["version"], ["unexpected"])
  })
})
