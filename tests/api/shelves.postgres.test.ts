import { assert, describe, it } from "@effect/vitest"
import { sampleCategory, sampleLocation, sampleProduct } from "#domain/testing/samples.ts"
import { testServer } from "../support/testServer.ts"

const { ask, openShop, signIn } = testServer()

const signedIn = async () => {
  const { prefix, users } = await openShop(["owner"])
  const cookie = await signIn(prefix, users[0]!.userName)
  const send = (method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
    ask(prefix, path, { method, cookie, headers, ...(body === undefined ? {} : { body }) })
  const data = async (method: string, path: string, body?: unknown) => {
    const answer = await send(method, path, body)
    assert.strictEqual(answer.status, 200, `${method} ${path} ${answer.text}`)
    return answer.json().data as Readonly<Record<string, unknown>>
  }
  return { send, data }
}

describe("locations, categories and products over HTTP", () => {
  it("adds a location once per key, changes it, and returns the current version for a stale change", async () => {
    const { send, data } = await signedIn()
    const headers = { "idempotency-key": crypto.randomUUID() }
    const yuma = { ...sampleLocation, locationName: "Yuma", locationShortId: "YUM" }
    const [first, again] = [
      await send("POST", "/locations", yuma, headers),
      await send("POST", "/locations", yuma, headers)
    ]
    assert.deepStrictEqual([first.status, again.status, again.text], [200, 200, first.text])
    const { id } = first.json().data as { id: string }
    const changed = await data("PUT", `/locations/${id}`, { ...yuma, id, version: 1, defaultPartsTaxRate: 887.5 })
    assert.deepInclude(changed, { version: 2, defaultPartsTaxRate: 887.5 })
    const stale = await send("PUT", `/locations/${id}`, { ...yuma, id, version: 1, locationName: "Late" })
    assert.strictEqual(stale.status, 409)
    assert.deepInclude(stale.json().failure as object, { _tag: "LocationChanged", current: changed })
    const taken = await send("POST", "/locations", { ...yuma, locationShortId: "yum" })
    assert.deepStrictEqual([taken.status, taken.json().failure._tag], [409, "LocationShortIdTaken"])
    assert.strictEqual((await data("GET", "/locations?text=yum"))["total"], 1)
    assert.includeMembers(
      ((await data("GET", "/job-locations")) as unknown as Array<{ id: string }>).map((one) => one.id),
      [id]
    )
  })

  it("requires at least one active location", async () => {
    const { send, data } = await signedIn()
    const { items } = (await data("GET", "/locations")) as unknown as { items: Array<Record<string, unknown>> }
    const answers = []
    for (const one of items) answers.push(await send("PUT", `/locations/${one["id"]}`, { ...one, status: "inactive" }))
    assert.deepStrictEqual(
      answers.map(({ status }) => status),
      [...items.slice(1).map(() => 200), 409]
    )
    assert.strictEqual(answers.at(-1)!.json().failure._tag, "LastActiveLocation")
  })

  it("counts the products that prevent deleting a category, and restores a deleted product", async () => {
    const { send, data } = await signedIn()
    const category = await data("POST", "/product-categories", sampleCategory)
    const product = await data("POST", "/products", { ...sampleProduct, categoryId: category["id"] })
    const refused = await send("DELETE", `/product-categories/${category["id"]}`)
    assert.strictEqual(refused.status, 409)
    assert.deepInclude(refused.json().failure as object, { _tag: "ProductCategoryInUse", products: 1 })
    const listed = await data("GET", `/products?categoryId=${category["id"]}`)
    assert.deepInclude(listed, { items: [{ ...product, categoryName: "Adhesives" }], total: 1 })
    assert.deepStrictEqual<unknown>(await data("GET", "/job-products?text=ure"), [product])
    const { undoId } = (await data("DELETE", `/products/${product["id"]}`)) as unknown as { undoId: string }
    assert.strictEqual((await send("GET", `/products/${product["id"]}`)).status, 404)
    await data("POST", `/undo/${undoId}`, {})
    assert.deepStrictEqual(await data("GET", `/products/${product["id"]}`), product)
  })

  it("rejects invalid values field by field", async () => {
    const { send } = await signedIn()
    const { status, json } = await send("POST", "/products", {
      ...sampleProduct,
      productCode: "",
      trackInventory: false
    })
    assert.deepStrictEqual([status, json().errors], [400, { productCode: ["required"] }])
    const rule = await send("POST", "/products", { ...sampleProduct, trackInventory: false })
    assert.deepStrictEqual(
      [rule.status, rule.json().errors],
      [400, { requireStockBeforeInvoice: ["product.notTracked"] }]
    )
  })

  it.each(["locations", "products", "product-categories"])("exports %s as a file", async (name) => {
    const { send, data } = await signedIn()
    const { id } = await data("POST", "/product-categories", { categoryName: "=Glues", description: "a, b" })
    await data("POST", "/products", { ...sampleProduct, categoryId: id })
    const { status, text } = await send("GET", `/exports/${name}.csv`)
    assert.strictEqual(status, 200, text)
    const lines = {
      locations: /Tempe,TMP,"Tempe, AZ",480-555-0100,8\.25,0,Active/,
      products:
        /URE-310,"Urethane, fast cure, 310 ml",'=Glues,Urethane kit,Parts tax,Tube,18\.50,Yes,Yes,Two a windshield/,
      "product-categories": /'=Glues,"a, b",1,20\d\d-\d\d-\d\dT/
    }
    assert.match(text, lines[name as keyof typeof lines])
  })
})
