import { assert, describe, it } from "@effect/vitest"
import { handlers } from "#api/handlers.ts"
import { testServer } from "../support/testServer.ts"
import type { Reply } from "../support/apiClient.ts"

const { ask, openShop, signIn } = testServer()

const policyOf = ({ headers }: Reply) =>
  new Map(
    String(headers["content-security-policy"])
      .split(";")
      .map((rule) => rule.trim().split(" "))
      .map(([name, ...allowed]) => [name!, allowed])
  )

/** Asserts the security headers (W1) of a response. */
const guards = (reply: Reply, what: string) => {
  const policy = policyOf(reply)
  assert.deepStrictEqual(policy.get("default-src"), ["'none'"], what)
  assert.notInclude(String(reply.headers["content-security-policy"]), "unsafe", what)
  assert.notInclude(String(reply.headers["content-security-policy"]), "*", what)
  for (const name of ["frame-ancestors", "base-uri"])
    if (!policy.has("sandbox")) assert.deepStrictEqual(policy.get(name), ["'none'"], `${what} ${name}`)
  assert.strictEqual(reply.headers["x-content-type-options"], "nosniff", what)
  assert.strictEqual(reply.headers["referrer-policy"], "same-origin", what)
  assert.strictEqual(reply.headers["cross-origin-opener-policy"], "same-origin", what)
  assert.strictEqual(reply.headers["cross-origin-resource-policy"], "same-origin", what)
  assert.match(String(reply.headers["permissions-policy"]), /microphone=\(\)/, what)
  assert.typeOf(reply.headers["x-request-id"], "string", what)
  assert.isUndefined(reply.headers["x-powered-by"], what)
}

describe("security headers (W1)", () => {
  it("sets them at every endpoint, allowed or refused, and forbids caching", async () => {
    const { prefix, users } = await openShop(["owner"])
    const cookie = await signIn(prefix, users[0]!.userName)
    for (const { endpoint } of handlers.filter(({ endpoint: { path } }) => !path.startsWith("/tokens"))) {
      const path = endpoint.path.replace(/:\w+/g, () => crypto.randomUUID())
      for (const sent of [{}, { cookie }]) {
        const reply = await ask(prefix, path, {
          method: endpoint.method,
          ...sent,
          ...(endpoint.method === "GET" ? {} : { body: {} })
        })
        guards(reply, endpoint.name)
        assert.match(String(reply.headers["cache-control"]), /^(private, )?no-store(, no-transform)?$/, endpoint.name)
        assert.isBelow(reply.status, 500, endpoint.name)
      }
    }
  })

  const places = [
    "/!/",
    "/!/jobs",
    "/!/assets/none.js",
    "/!/%zz",
    "/!/healthz",
    "/!/readyz",
    "/openapi.json",
    "/docs",
    "/nothing",
    `/jobs/${crypto.randomUUID()}/document.pdf?kind=quote&language=en`
  ]
  it.each(places)("sets them at %s", async (path) => {
    const { prefix, users } = await openShop(["owner"])
    guards(await ask(prefix, path, { cookie: await signIn(prefix, users[0]!.userName) }), path)
    guards(await ask("no-such-shop", path), `${path} of no shop`)
  })

  it("allows the API documentation's one inline style with a fresh nonce per response", async () => {
    const { prefix } = await openShop([])
    const [one, other] = [await ask(prefix, "/docs"), await ask(prefix, "/docs")]
    const nonceOf = ({ text }: Reply) => /<style nonce="([^"]+)">/.exec(text)?.[1]
    for (const { status } of [one, other]) assert.strictEqual(status, 200)
    for (const reply of [one, other])
      assert.include(policyOf(reply).get("style-src") ?? [], `'nonce-${nonceOf(reply)}'`)
    assert.notStrictEqual(nonceOf(one), nonceOf(other))
    assert.deepStrictEqual(policyOf(one).get("script-src"), ["'self'"])
  })

  it("clears the browser's caches and storage at sign-out (W5)", async () => {
    const { prefix, users } = await openShop(["owner"])
    const cookie = await signIn(prefix, users[0]!.userName)
    const out = await ask(prefix, "/tokens/logout", { cookie })
    assert.strictEqual(out.headers["clear-site-data"], '"cache", "storage"')
  })
})
