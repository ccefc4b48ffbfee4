import { assert, describe, it } from "@effect/vitest"
import { csvHref } from "#web/lists/listUrl.ts"
import { documentHref, fileHref } from "#web/jobs/files/jobDocuments.ts"
import { handlers, listFiles } from "#api/handlers.ts"
import { staticRoutes } from "#api/staticRoutes.ts"
import { listAccessOf } from "#domain/contract/Endpoint.ts"
import { testServer } from "../support/testServer.ts"

const { ask, openShop, routes } = testServer()
const paths = handlers.map(({ endpoint: { method, path } }) => `${method} /api/V1${path}`)

describe("the running server's routing", () => {
  it("serves exactly the endpoints and the listed static routes (Z7)", () => {
    assert.deepStrictEqual([...routes()].sort(), [...paths, ...Object.keys(staticRoutes)].sort())
  })

  it("states for each static route what it is for", () => {
    for (const [route, why] of Object.entries(staticRoutes)) assert.match(why, /\w+ \w+/, route)
  })

  it("serves every target that the screens' links lead to", () => {
    const id = crypto.randomUUID() as never
    const hrefs = [documentHref(id, "quote"), fileHref(id, id, "content"), fileHref(id, id, "thumbnail")]
    const patterns = paths.map(
      (path) => new RegExp(`^${path.replace("GET ", "").replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+")}$`)
    )
    const leads = (href: string) => patterns.some((pattern) => pattern.test(href.split("?")[0]!))
    for (const href of hrefs) assert.isTrue(leads(href), href)
    const withFile = [...listAccessOf(handlers).keys()].filter((list) => leads(csvHref(list, {}, [], "en")))
    assert.strictEqual(withFile.length, listFiles.length)
  })

  it("accepts a path with or without a trailing slash", async () => {
    const { prefix } = await openShop([])
    for (const path of ["/tokens/refresh/", "/tokens/refresh"])
      assert.deepStrictEqual((await ask(prefix, path)).json().messages, ["SessionOver"], path)
  })

  it("returns 404 or 405 for any other method or API path", async () => {
    const { prefix } = await openShop([])
    for (const path of ["/exports/nothing.csv", "/documents", "/files", "/square", "/twilio/other"])
      assert.deepStrictEqual((await ask(prefix, path)).status, 404, path)
    assert.strictEqual((await ask(prefix, "/!/anything", { method: "POST", body: {} })).status, 405)
    assert.strictEqual((await ask(prefix, "/square/events")).status, 404)
  })
})
