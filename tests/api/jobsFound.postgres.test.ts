import { assert, describe, it } from "@effect/vitest"
import type { CustomerId } from "#domain/customers/Customer.ts"
import { sampleCustomer, sampleJob } from "#domain/testing/samples.ts"
import { testServer } from "../support/testServer.ts"

const { ask, signIn, openShop } = testServer()

/**
 * Creates two jobs: the first becomes an invoice, the second is for another customer with a different vehicle and
 * claim.
 */
const desk = async () => {
  const { prefix, users, location } = await openShop(["owner"])
  const cookie = await signIn(prefix, users[0]!.userName)
  const post = async (path: string, body: unknown) =>
    (await ask(prefix, path, { method: "POST", body, cookie })).json().data as { id: string; version: number }
  const ada = await post("/customers", sampleCustomer)
  const luis = await post("/customers", {
    ...sampleCustomer,
    customerName: "Luis Herrera",
    firstName: "Luis",
    lastName: "Herrera",
    emailAddress: "luis@herrera.example",
    phoneNumbers: [{ phoneNumber: "520-555-0177", phoneType: "mobile" }]
  })
  const draft = sampleJob(ada.id as CustomerId, location.id)
  const first = await post("/jobs", draft)
  await post("/jobs", {
    ...draft,
    customerId: luis.id,
    insurance: null,
    vehicle: { ...draft.vehicle, vin: "", plate: "ZQ7-7781", plateState: "NV" }
  })
  const order = await post(`/jobs/${first.id}/work-order`, {
    version: first.version,
    date: "2026-12-01",
    timeFrame: ""
  })
  await post(`/jobs/${first.id}/invoice`, { version: order.version })
  return async (path: string) => (await ask(prefix, path, { cookie })).json().data as never
}

describe("the palette's job search", () => {
  it("finds a job by anything people mention on the phone", async () => {
    const get = await desk()
    const found = async (text: string) =>
      (
        (await get(`/jobs?${new URLSearchParams({ text, size: "5" })}`)) as { items: Array<{ number: number }> }
      ).items.map(({ number }) => number)
    const said: ReadonlyArray<readonly [what: string, text: string, numbers: ReadonlyArray<number>]> = [
      ["its number", "1002", [1002]],
      ["its invoice number", "1", [1001]],
      ["its customer", "herrera", [1002]],
      ["its customer's phone number", "(520) 555-0177", [1002]],
      ["the last digits of that phone number", "0177", [1002]],
      ["a plate", "zq7-77", [1002]],
      ["a plate without its dash", "ZQ77781", [1002]],
      ["a VIN", "4T1DAACK7RU000001", [1001]],
      ["a claim", "clm-448812", [1001]],
      ["text it does not contain", "zebra", []]
    ]
    for (const [what, text, numbers] of said) assert.includeMembers(await found(text), [...numbers], what)
    for (const [what, text, numbers] of said.filter(([what]) => what !== "its invoice number"))
      assert.deepStrictEqual(await found(text), [...numbers], what)
  })

  it("shows the same counts on the dashboard as the lists behind them", async () => {
    const get = await desk()
    const board = (await get("/dashboard")) as {
      isNew: boolean
      money: {
        weeks: Array<{ count: number; total: number }>
        quotes: Array<{ count: number }>
        unpaid: Array<{ count: number; balance: number }>
      }
    }
    assert.isFalse(board.isNew)
    assert.deepStrictEqual(
      board.money.quotes.map(({ count }) => count),
      [1, 0, 0, 0]
    )
    assert.deepStrictEqual(
      board.money.unpaid.map(({ count, balance }) => [count, balance]),
      [
        [1, 90918],
        [0, 0],
        [0, 0],
        [0, 0]
      ]
    )
    // Sales are parts and labor without tax: 513.24 + 413.60 (trade 3.2 example E).
    assert.deepStrictEqual(board.money.weeks.map(({ count, total }) => [count, total]).at(-1), [1, 92684])
    const stages = (await get("/jobs-by-stage?insurer=saguaro%20mutual")) as Array<unknown>
    assert.deepStrictEqual(stages, [
      { stage: "quote", count: 0, total: 0 },
      { stage: "workorder", count: 0, total: 0 },
      { stage: "invoice", count: 1, total: 96918 }
    ])
  })
})
