import { assert, describe, it } from "@effect/vitest"
import { handlers } from "#api/handlers.ts"
import { testServer } from "../support/testServer.ts"

const { ask, openShop, signIn } = testServer()

/**
 * Where a browser says a request comes from (Fetch standard, `Origin`; Fetch Metadata, `Sec-Fetch-Site`), and whether
 * that is our own page.
 */
const sites = (
  prefix: string
): ReadonlyArray<readonly [from: string, headers: Record<string, string>, isOurs: boolean]> => {
  const own = `http://${prefix}.localhost:3000`
  return [
    ["our own page", { "sec-fetch-site": "same-origin", origin: own }, true],
    ["a non-browser client", {}, true],
    ["our own page in an older browser", { origin: own }, true],
    ["our own page without our header", { "sec-fetch-site": "same-origin", origin: own, "x-frit": "" }, false],
    ["another shop", { "sec-fetch-site": "same-site", origin: "http://other.localhost:3000" }, false],
    ["the platform's host", { "sec-fetch-site": "same-site", origin: "http://localhost:3000" }, false],
    ["another port", { "sec-fetch-site": "same-site", origin: `http://${prefix}.localhost:4000` }, false],
    ["another scheme", { origin: `https://${prefix}.localhost:3000` }, false],
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }, false],
    ["another site with an opaque origin", { "sec-fetch-site": "cross-site", origin: "null" }, false],
    ["an older browser on another site", { origin: "https://evil.example" }, false],
    ["a sandboxed frame", { origin: "null" }, false]
  ]
}

// Requirement W2.
describe("a request that changes data or the session", () => {
  it("is accepted only from our own pages, at every endpoint and from every origin", async () => {
    const { prefix, users } = await openShop(["owner"])
    const cookie = await signIn(prefix, users[0]!.userName)
    const changing = handlers
      .map(({ endpoint }) => endpoint)
      .filter(({ method, path, webhook }) => webhook === undefined && (method !== "GET" || path.startsWith("/tokens/")))
    assert.isAbove(changing.length, 10)
    for (const [from, headers, isOurs] of sites(prefix)) {
      // The session endpoints would end the session, so they are tested last, below.
      for (const { method, name, path } of changing.filter(({ path }) => !isOurs || !/^\/(tokens|login)/.test(path))) {
        const reply = await ask(
          prefix,
          path.replace(/:\w+/g, () => crypto.randomUUID()),
          { method, cookie, headers, ...(method === "GET" ? {} : { body: { not: "a field" } }) }
        )
        const isTurnedAway = reply.status === 403 && reply.json().messages.includes("otherSite")
        assert.strictEqual(isTurnedAway, !isOurs, `${name} from ${from}: ${reply.status}`)
      }
    }
    assert.strictEqual((await ask(prefix, "/user/current", { cookie })).status, 200)
    assert.strictEqual(
      (await ask(prefix, "/tokens/logout", { cookie, headers: { "sec-fetch-site": "same-origin" } })).status,
      200
    )
  })

  it("cannot be triggered by a link or an image on another site", async () => {
    const { prefix, users } = await openShop(["owner"])
    const cookie = await signIn(prefix, users[0]!.userName)
    for (const path of ["/tokens/refresh/", "/tokens/logout"]) {
      assert.strictEqual(
        (await ask(prefix, path, { cookie, headers: { "x-frit": "", "sec-fetch-site": "none" } })).status,
        403
      )
    }
    assert.strictEqual((await ask(prefix, "/user/current", { cookie })).status, 200)
  })
})
