import { assert, describe, it } from "@effect/vitest"
import { sampleCustomer, samplePricingProfile } from "#domain/testing/samples.ts"
import { readCsv } from "../support/readCsv.ts"
import { testServer } from "../support/testServer.ts"

const { ask, signIn, openShop } = testServer()

type Json = Record<string, unknown>
interface Progress {
  id: string
  state: string
  total: number
  done: number
  undone: number
  refused: number
  left: number
  refusals: Array<{ id: string; name: string; failure: { _tag: string } }>
}

/** Opens a shop with a signed-in user and shorthands for requests. */
const opened = async (role: "sales" | "owner" | "installer" = "sales") => {
  const shop = await openShop([role, "owner"])
  const cookie = await signIn(shop.prefix, shop.users[0]!.userName)
  const send =
    (method: string) =>
    (path: string, body?: Json, headers: Record<string, string> = {}) =>
      ask(shop.prefix, path, { method, cookie, headers, ...(body === undefined ? {} : { body }) })
  const [post, get, put, del] = [
    send("POST"),
    (path: string) => ask(shop.prefix, path, { cookie }),
    send("PUT"),
    send("DELETE")
  ]
  const add = async (changes: Json) =>
    (await post("/customers", { ...sampleCustomer, ...changes })).json().data as Json & { id: string }
  return { ...shop, cookie, post, get, put, del, add }
}
type Shop = Awaited<ReturnType<typeof opened>>

const through = async (
  { post }: Shop,
  started: Progress,
  path = "/bulk-runs/:id/steps"
): Promise<ReadonlyArray<Progress>> => {
  const steps = [started]
  while (steps.at(-1)!.left > 0 && steps.length < 20)
    steps.push((await post(path.replace(":id", started.id), {})).json().data)
  return steps
}

describe("a cursor", () => {
  it("continues the list that returned it, and is rejected with 422 by any other", async () => {
    const shop = await opened("owner")
    for (const name of ["Ash", "Birch", "Cedar"]) await shop.add({ customerName: name })
    const page = async (query: string) =>
      (await shop.get(`/customers?size=1&${query}`)).json().data as {
        items: Array<{ customerName: string }>
        next?: string
        previous?: string
      }
    const first = await page("")
    const second = await page(`cursor=${first.next!}`)
    assert.deepStrictEqual(
      [first, second, await page(`cursor=${second.next!}`), await page(`cursor=${second.previous!}`)].map(
        ({ items }) => items[0]?.customerName
      ),
      ["Ash", "Birch", "Cedar", "Ash"]
    )

    const refused = async (path: string) => {
      const { status, json } = await shop.get(path)
      return [status, json().messages, json().failure]
    }
    const other = [422, ["CursorInvalid"], { _tag: "CursorInvalid", reason: "otherList" }]
    for (const path of [
      "/customers?descending=true",
      "/customers?customerType=fleet",
      "/customers?group=customerType",
      "/users?",
      "/jobs?"
    ]) {
      assert.deepStrictEqual(await refused(`${path}&cursor=${first.next!}`), other, path)
    }
    const unreadable = [422, ["CursorInvalid"], { _tag: "CursorInvalid", reason: "unreadable" }]
    const changed = (at: unknown) =>
      Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(first.next!, "base64url").toString()), at })).toString(
        "base64url"
      )
    for (const cursor of [
      "nonsense",
      "e30",
      changed(7),
      changed([0, "ash"]),
      changed([3, "ash", shop.users[0]!.id]),
      changed([0, "ash", "no id"]),
      changed([0, 5, { of: 1 }])
    ]) {
      assert.deepStrictEqual(await refused(`/customers?size=1&cursor=${cursor}`), unreadable, cursor)
    }
  })
})

describe("a bulk action", () => {
  it("changes all matching rows over several steps, and undoes them exactly", async () => {
    const shop = await opened()
    const fleets: Array<Json & { id: string }> = []
    for (let at = 0; at < 230; at++)
      fleets.push(
        await shop.add({
          customerName: `Fleet ${at}`,
          customerType: "fleet",
          paymentTerms: at % 2 === 0 ? "COD" : "Net 90",
          salesRepresentative: `Rep ${at % 3}`
        })
      )
    const retail = await shop.add({ customerName: "Ada", customerType: "retail" })

    // The change makes the rows no longer match the filter that selected them.
    const started = (
      await shop.post("/customers/bulk-change", {
        rows: { search: { customerType: "fleet" }, count: 230 },
        change: { customerType: "government", paymentTerms: "Net 30" }
      })
    ).json().data as Progress
    assert.deepInclude(started, { total: 230, done: 100, left: 130, refused: 0, state: "doing" })
    const steps = await through(shop, started)
    assert.deepStrictEqual(
      steps.map(({ done, left, state }) => [done, left, state]),
      [
        [100, 130, "doing"],
        [200, 30, "doing"],
        [230, 0, "done"]
      ]
    )
    const changed = (await shop.get("/customers?customerType=government&size=1")).json().data as {
      total: number
      items: Array<Json>
    }
    assert.strictEqual(changed.total, 230)
    assert.deepStrictEqual((await shop.get(`/customers/${fleets[1]!.id}`)).json().data, {
      ...fleets[1],
      customerType: "government",
      paymentTerms: "Net 30",
      version: 2
    } as never)
    assert.deepStrictEqual((await shop.get(`/customers/${retail.id}`)).json().data, retail as never)

    // Someone saves one of them before the undo, so it stays as it is.
    const moved = { ...fleets[7]!, customerType: "government", paymentTerms: "Net 30", version: 2, tpaId: "MOVED" }
    assert.strictEqual((await shop.put(`/customers/${fleets[7]!.id}`, withoutId(moved))).status, 200)
    const undoing = (await shop.post(`/undo/${started.id}`, {})).json().data as Progress
    const undone = (await through(shop, undoing, "/undo/:id")).at(-1)!
    assert.deepInclude(undone, { state: "undone", undone: 229, refused: 1, left: 0 })
    assert.deepStrictEqual(
      undone.refusals.map(({ id, name, failure }) => [id, name, failure._tag]),
      [[fleets[7]!.id, "Fleet 7", "CustomerChanged"]]
    )
    for (const fleet of [fleets[0]!, fleets[99]!, fleets[100]!, fleets[229]!]) {
      assert.deepStrictEqual((await shop.get(`/customers/${fleet.id}`)).json().data, { ...fleet, version: 3 } as never)
    }
    assert.strictEqual(((await shop.get(`/customers/${fleets[7]!.id}`)).json().data as Json)["tpaId"], "MOVED")
  }, 120_000)

  it("does nothing if the filter matches another number of rows than was shown", async () => {
    const shop = await opened()
    const ada = await shop.add({ customerName: "Ada" })
    const refused = await shop.post("/customers/bulk-change", {
      rows: { search: {}, count: 2 },
      change: { paymentTerms: "Net 60" }
    })
    assert.deepStrictEqual(
      [refused.status, refused.json().failure],
      [409, { _tag: "BulkCountChanged", count: 1 } as never]
    )
    assert.deepStrictEqual((await shop.get(`/customers/${ada.id}`)).json().data, ada as never)
  })

  it("takes effect once for twenty requests with one key", async () => {
    const shop = await opened()
    const ada = await shop.add({ customerName: "Ada" })
    const press = { rows: { ids: [ada.id] }, change: { salesRepresentative: "Luis" } }
    const key = { "idempotency-key": crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.post("/customers/bulk-change", press, key)))
    assert.deepStrictEqual([...new Set(answers.map(({ status, text }) => `${status} ${text}`))].length, 1)
    assert.strictEqual(((await shop.get(`/customers/${ada.id}`)).json().data as Json)["version"], 2)
    const { id } = answers[0]!.json().data as Progress
    const undoKey = { "idempotency-key": crypto.randomUUID() }
    await Promise.all(Array.from({ length: 20 }, () => shop.post(`/undo/${id}`, {}, undoKey)))
    assert.deepStrictEqual((await shop.get(`/customers/${ada.id}`)).json().data, { ...ada, version: 3 } as never)
  })

  it("checks each row by its own rules, and processes the ones that pass", async () => {
    const shop = await opened()
    const profile = async (profileName: string) =>
      (await shop.post("/pricing-profiles", { ...samplePricingProfile, profileName })).json().data as Json & {
        id: string
      }
    const [used, free] = [await profile("Used"), await profile("Free")]
    await shop.add({ pricingProfileId: used.id })
    const gone = crypto.randomUUID()
    const run = (
      await shop.post("/pricing-profiles/bulk-delete", { rows: { ids: [used.id, free.id, gone] }, change: {} })
    ).json().data as Progress
    assert.deepInclude(run, { done: 1, refused: 2, left: 0, state: "done" })
    assert.deepStrictEqual(
      run.refusals.map(({ name, failure }) => [name, failure._tag]),
      [
        ["Used", "PricingProfileInUse"],
        ["", "PricingProfileNotFound"]
      ]
    )
    assert.strictEqual((await shop.get(`/pricing-profiles/${free.id}`)).status, 404)
    await shop.post(`/undo/${run.id}`, {})
    assert.deepStrictEqual((await shop.get(`/pricing-profiles/${free.id}`)).json().data, free as never)
  })

  it("can be continued, undone and listed only by the user who started it, within their shop", async () => {
    const shop = await opened()
    const ada = await shop.add({ customerName: "Ada" })
    const run = (
      await shop.post("/customers/bulk-change", { rows: { ids: [ada.id] }, change: { paymentTerms: "Net 60" } })
    ).json().data as Progress
    const owner = await signIn(shop.prefix, shop.users[1]!.userName)
    const other = await opened()
    for (const path of [`/undo/${run.id}`, `/bulk-runs/${run.id}/steps`]) {
      assert.strictEqual((await ask(shop.prefix, path, { method: "POST", body: {}, cookie: owner })).status, 404, path)
      assert.strictEqual((await other.post(path, {})).status, 404, path)
    }
    assert.deepStrictEqual((await other.get("/bulk-runs")).json().data, [] as never)
    const theirs = await other.post("/customers/bulk-change", {
      rows: { ids: [ada.id] },
      change: { paymentTerms: "Cash" }
    })
    assert.deepInclude(theirs.json().data as Progress, { done: 0, refused: 1 })
    assert.strictEqual(((await shop.get(`/customers/${ada.id}`)).json().data as Json)["paymentTerms"], "Net 60")
  })

  it("can be found and finished if it stopped halfway", async () => {
    const shop = await opened()
    for (let at = 0; at < 101; at++) await shop.add({ customerName: `Name ${at}` })
    const run = (
      await shop.post("/customers/bulk-change", {
        rows: { search: {}, count: 101 },
        change: { paymentTerms: "Net 60" }
      })
    ).json().data as Progress
    assert.deepStrictEqual(
      ((await shop.get("/bulk-runs")).json().data as Array<Progress>).map(({ id, left }) => [id, left]),
      [[run.id, 1]]
    )
    assert.deepInclude((await through(shop, run)).at(-1)!, { done: 101, left: 0, state: "done" })
    assert.deepStrictEqual((await shop.get("/bulk-runs")).json().data, [] as never)
  }, 60_000)

  it("requires a change and rows", async () => {
    const shop = await opened()
    const status = async (body: Json) => (await shop.post("/customers/bulk-change", body)).status
    assert.strictEqual(await status({ rows: { ids: [crypto.randomUUID()] }, change: {} }), 400)
    assert.strictEqual(await status({ rows: { ids: [] }, change: { paymentTerms: "Cash" } }), 400)
    assert.strictEqual(
      await status({
        rows: { ids: Array.from({ length: 101 }, () => crypto.randomUUID()) },
        change: { paymentTerms: "Cash" }
      }),
      400
    )
    assert.strictEqual(
      await status({ rows: { search: { customerType: "unknown" }, count: 0 }, change: { paymentTerms: "Cash" } }),
      400
    )
  })
})

describe("a saved view", () => {
  const draft = { list: "customers", name: "Fleets", isShared: false, address: "customerType=fleet" }

  it("is private unless shared; a shared one can be changed by its creator, the owner or an admin", async () => {
    const shop = await opened()
    const owner = await signIn(shop.prefix, shop.users[1]!.userName)
    const asOwner = (method: string, path: string, body?: Json) =>
      ask(shop.prefix, path, { method, cookie: owner, ...(body === undefined ? {} : { body }) })
    const mine = (await shop.post("/list-views", draft)).json().data as Json & { id: string }
    const { list: _, ...saved } = draft
    assert.strictEqual((await asOwner("PUT", `/list-views/${mine.id}`, { ...saved, version: 1 })).status, 404)
    assert.deepStrictEqual(
      ((await asOwner("GET", "/list-views?list=customers")).json().data as { views: Array<Json> }).views,
      []
    )
    assert.strictEqual((await shop.put(`/list-views/${mine.id}`, { ...saved, isShared: true, version: 1 })).status, 200)
    assert.strictEqual(
      ((await asOwner("GET", "/list-views?list=customers")).json().data as { views: Array<Json> }).views.length,
      1
    )
    assert.strictEqual(
      (await asOwner("PUT", `/list-views/${mine.id}`, { ...saved, isShared: true, name: "All fleets", version: 2 }))
        .status,
      200
    )
    const theirs = (await asOwner("POST", "/list-views", { ...draft, isShared: true })).json()
      .data as unknown as Json & { id: string }
    const refusal = await shop.put(`/list-views/${theirs.id}`, { ...saved, version: 1 })
    assert.deepStrictEqual([refusal.status, refusal.json().failure._tag], [403, "ListViewNotYours"])
    assert.strictEqual((await shop.del(`/list-views/${theirs.id}`)).status, 403)
    const stale = await shop.put(`/list-views/${mine.id}`, { ...saved, version: 2 })
    assert.deepStrictEqual([stale.status, stale.json().failure._tag], [409, "ListViewChanged"])
  })

  it("can be restored by undo after deletion", async () => {
    const shop = await opened()
    const view = (await shop.post("/list-views", draft)).json().data as Json & { id: string }
    const { undoId } = (await shop.del(`/list-views/${view.id}`)).json().data as { undoId: string }
    const seen = async () =>
      ((await shop.get("/list-views?list=customers")).json().data as { views: Array<Json> }).views
    assert.deepStrictEqual(await seen(), [])
    assert.strictEqual((await shop.post(`/undo/${undoId}`, {})).status, 200)
    assert.deepStrictEqual(await seen(), [view])
  })

  it("is unavailable to roles that may not see the list", async () => {
    const shop = await opened("installer")
    for (const answer of [
      await shop.get("/list-views?list=customers"),
      await shop.post("/list-views", draft),
      await shop.post("/list-choices", { list: "customers", columns: "", size: 10, defaultViewId: null })
    ]) {
      assert.deepStrictEqual([answer.status, answer.json().failure._tag], [403, "ListClosed"])
    }
    assert.strictEqual((await shop.get("/list-views?list=jobs")).status, 200)
    const owner = await signIn(shop.prefix, shop.users[1]!.userName)
    const shared = (
      await ask(shop.prefix, "/list-views", { method: "POST", cookie: owner, body: { ...draft, isShared: true } })
    ).json().data as { id: string }
    assert.strictEqual((await shop.del(`/list-views/${shared.id}`)).status, 404)
  })

  it("saves columns and page size per user", async () => {
    const shop = await opened()
    const choice = { list: "customers", columns: "customerName.240-phone", size: 25, defaultViewId: null }
    assert.strictEqual((await shop.post("/list-choices", choice)).status, 200)
    assert.deepStrictEqual(
      ((await shop.get("/list-views?list=customers")).json().data as { choice: Json }).choice,
      choice
    )
    assert.strictEqual((await shop.post("/list-choices", { ...choice, columns: "a b" })).status, 400)
    assert.strictEqual((await shop.post("/list-choices", { ...choice, size: 101 })).status, 400)
  })
})

describe("a list exported as a file", () => {
  it("contains every matching row, over many batches, with the chosen columns in the user's language", async () => {
    const shop = await opened()
    for (let at = 0; at < 1_020; at++)
      await shop.add({
        customerName: `Client ${String(at).padStart(4, "0")}`,
        customerType: at % 2 === 0 ? "fleet" : "retail"
      })
    await shop.add({ customerName: '=HYPERLINK("http://evil"), "x"\nnext', customerType: "fleet", emailAddress: "" })
    const file = await shop.get(
      "/exports/customers.csv?customerType=fleet&columns=customerName-customerType.90-city-nonsense&language=fr"
    )
    assert.strictEqual(file.status, 200)
    assert.strictEqual(file.headers["content-type"], "text/csv; charset=utf-8")
    assert.match(
      String(file.headers["content-disposition"]),
      /^attachment; filename="clients-[a-z0-9-]+-\d{4}-\d{2}-\d{2}\.csv"$/
    )
    assert.strictEqual(file.headers["cache-control"], "private, no-store")
    assert.strictEqual(file.text.charCodeAt(0), 0xfeff)
    const [head, ...rows] = readCsv(file.text.slice(1))
    assert.deepStrictEqual(head, ["Nom du client", "Type de client", "Ville"])
    assert.strictEqual(rows.length, 511)
    assert.strictEqual(new Set(rows.map(([name]) => name)).size, 511)
    assert.include(
      rows.map(([name]) => name),
      '\'=HYPERLINK("http://evil"), "x"\nnext'
    )
    const names = rows.map(([name]) => name!).filter((name) => name.startsWith("Client"))
    assert.deepStrictEqual(names, names.toSorted())
  }, 120_000)

  it("applies the list's access rules and filters, and contains nothing of another shop", async () => {
    const shop = await opened()
    const other = await opened()
    await other.add({ customerName: "FOREIGN" })
    await shop.add({ customerName: "Mine" })
    assert.notInclude((await shop.get("/exports/customers.csv")).text, "FOREIGN")
    assert.strictEqual((await ask(shop.prefix, "/exports/customers.csv")).status, 401)
    assert.strictEqual((await (await opened("installer")).get("/exports/customers.csv")).status, 403)
    assert.strictEqual((await shop.get("/exports/customers.csv?customerType=nobody")).status, 400)
    assert.strictEqual((await shop.get("/exports/customers.csv?columns=a%20b")).status, 400)
    assert.strictEqual((await shop.get("/exports/nothing.csv")).status, 404)
  })

  it("shows installers no amounts", async () => {
    const shop = await opened("installer")
    const [head] = readCsv(
      (await shop.get("/exports/jobs.csv?columns=number-total-balance-invoiceNumber-vehicle")).text.slice(1)
    )
    assert.deepStrictEqual(head, ["Number", "Vehicle"])
  })
})

const withoutId = ({ id: _, ...rest }: Json) => rest
