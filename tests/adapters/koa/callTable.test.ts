import { assert, describe, it } from "@effect/vitest"
import { RouteTable } from "#adapters/koa/RouteTable.ts"
import { handlers } from "#api/handlers.ts"

const table = new RouteTable()
const routes = [
  "GET /api/V1/jobs",
  "POST /api/V1/jobs",
  "GET /api/V1/jobs/:id",
  "GET /api/V1/jobs/choices",
  "GET /api/V1/jobs/:job/files/:file/content",
  "PUT /api/V1/jobs/:id",
  "GET /api/V1/tokens/refresh/"
]
for (const route of routes) table.add(...(route.split(" ") as [string, string]), async () => route)

const found = async (method: string, path: string) => {
  const call = table.find(method, path)
  return call && { route: call.route, params: call.params, answered: await call.answer({} as never, {}) }
}

describe("the route table", () => {
  it("finds an endpoint by method and path, with its parameters", async () => {
    assert.deepStrictEqual(await found("GET", "/api/V1/jobs"), {
      route: "/api/V1/jobs",
      params: {},
      answered: "GET /api/V1/jobs"
    })
    assert.deepStrictEqual(await found("PUT", "/api/V1/jobs/7"), {
      route: "/api/V1/jobs/:id",
      params: { id: "7" },
      answered: "PUT /api/V1/jobs/:id"
    })
    assert.deepStrictEqual((await found("GET", "/api/V1/jobs/7/files/8/content"))?.params, { job: "7", file: "8" })
  })

  it("prefers a literal segment over a parameter", async () => {
    assert.strictEqual((await found("GET", "/api/V1/jobs/choices"))?.route, "/api/V1/jobs/choices")
    assert.deepStrictEqual((await found("PUT", "/api/V1/jobs/choices"))?.params, { id: "choices" })
  })

  it("ignores case and a trailing slash, and treats HEAD as GET", async () => {
    for (const path of ["/API/v1/Jobs", "/api/V1/jobs/", "/api/V1/jobs"])
      assert.strictEqual((await found("HEAD", path))?.answered, "GET /api/V1/jobs", path)
    for (const path of ["/api/V1/tokens/refresh", "/api/V1/tokens/refresh/"])
      assert.strictEqual((await found("GET", path))?.route, "/api/V1/tokens/refresh/", path)
  })

  it("decodes parameters, and returns malformed ones as sent", async () => {
    for (const [sent, meant] of [
      ["a%20b", "a b"],
      ["a%2Fb", "a/b"],
      ["%zz", "%zz"]
    ] as const)
      assert.deepStrictEqual((await found("GET", `/api/V1/jobs/${sent}`))?.params, { id: meant }, sent)
  })

  it("finds nothing for another method, a longer or shorter path, or an empty parameter", async () => {
    for (const [method, path] of [
      ["DELETE", "/api/V1/jobs"],
      ["GET", "/api/V1/jobs/7/files"],
      ["GET", "/api/V1"],
      ["GET", "/"],
      ["GET", "/api/V1/jobs//"],
      ["GET", "/api/V1/jobs//files/8/content"]
    ] as const) {
      assert.isUndefined(await found(method, path), `${method} ${path}`)
    }
  })

  it("lists its routes in the order they were added", () => {
    assert.deepStrictEqual(table.routes, routes)
  })

  it("finds each of the product's endpoints by its own path", () => {
    const all = new RouteTable()
    for (const {
      endpoint: { method, path }
    } of handlers)
      all.add(method, path, async () => {})
    for (const {
      endpoint: { method, path }
    } of handlers)
      assert.strictEqual(all.find(method, path.replace(/:\w+/g, "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"))?.route, path)
  })
})
