import { assert, describe, it } from "@effect/vitest"
import type { CustomerId } from "#domain/customers/Customer.ts"
import type { RecordSave } from "#domain/shared/RecordSave.ts"
import { sampleCustomer, sampleJob } from "#domain/testing/samples.ts"
import { testServer } from "../support/testServer.ts"

const { ask, signIn, openShop } = testServer()

interface JobSeen {
  id: string
  version: number
  number: number
  stage: string
  balance: number
  invoiceNumber: number | null
  payments: Array<unknown>
  totals: { total: number; insurerShare: number; customerShare: number }
}

const desk = async () => {
  const { prefix, users, location } = await openShop(["sales"])
  const cookie = await signIn(prefix, users[0]!.userName)
  const post = (path: string, body: unknown, key?: string) =>
    ask(prefix, path, {
      method: "POST",
      body,
      cookie,
      ...(key === undefined ? {} : { headers: { "idempotency-key": key } })
    })
  const customer = (await post("/customers", sampleCustomer)).json().data as { id: CustomerId }
  const draft = sampleJob(customer.id, location.id)
  const quote = async () => (await post("/jobs", draft)).json().data as JobSeen
  return {
    ask: (path: string) => ask(prefix, path, { cookie }),
    post,
    draft,
    quote,
    put: (path: string, body: unknown) => ask(prefix, path, { method: "PUT", body, cookie })
  }
}

const payment = (changes: object) => ({
  paymentId: crypto.randomUUID(),
  payer: "customer",
  collectionDate: "2026-11-21",
  source: "Cash",
  amountReceived: 4000,
  description: "",
  ...changes
})

describe("the jobs API", () => {
  it("takes a job from quote to paid invoice with the totals of trade 3.2 example E", async () => {
    const { post, quote, ask: get } = await desk()
    const job = await quote()
    assert.deepInclude(job, { number: 1001, stage: "quote", version: 1, invoiceNumber: null })
    assert.deepInclude(job.totals, { total: 96918, insurerShare: 86918, customerShare: 4000 })
    const order = (
      await post(`/jobs/${job.id}/work-order`, { version: 1, date: "2026-12-01", timeFrame: "morning" })
    ).json().data as JobSeen
    assert.deepInclude(order, { stage: "workorder", version: 2 })
    const invoice = (await post(`/jobs/${job.id}/invoice`, { version: 2 })).json().data as JobSeen
    assert.deepInclude(invoice, { stage: "invoice", version: 3, invoiceNumber: 1, balance: 90918 })
    await post(`/jobs/${job.id}/payments`, payment({ amountReceived: 4000 }))
    const paid = (await post(`/jobs/${job.id}/payments`, payment({ payer: "insurer", amountReceived: 86918 }))).json()
      .data as JobSeen
    assert.strictEqual(paid.balance, 0)
    const listed = (await get("/jobs?unpaid=false")).json().data as { items: Array<JobSeen> }
    assert.deepStrictEqual(
      listed.items.map(({ id, balance }) => [id, balance]),
      [[job.id, 0]]
    )
  })

  it("reports validation errors at the right fields", async () => {
    const { post, draft } = await desk()
    const bad = {
      ...draft,
      vehicle: { ...draft.vehicle, vin: "1M8GDM9AXKP042789" },
      insurance: { ...draft.insurance, deductible: 10000, rebate: 10001 },
      lines: [{ ...draft.lines[0], netPrice: -1 }]
    }
    const answer = await post("/jobs", bad)
    assert.strictEqual(answer.status, 400)
    assert.deepStrictEqual(answer.json().errors, {
      "vehicle.vin": ["vin.invalid"],
      "insurance.rebate": ["job.rebateAboveDeductible"],
      "lines.0.netPrice": ["money.negative"]
    })
    const noVehicle = await post("/jobs", {
      ...draft,
      vehicle: { ...draft.vehicle, vin: "", plate: "ABC123", plateState: "" }
    })
    assert.deepStrictEqual(noVehicle.json().errors, { "vehicle.vin": ["vehicle.required"] })
  })

  it("accepts one of several concurrent saves and shows the others the current version (I5)", async () => {
    const { put, draft, quote } = await desk()
    const job = await quote()
    const answers = await Promise.all(
      ["A", "B", "C"].map((notes) =>
        put(`/jobs/${job.id}`, { ...draft, version: 1, install: { ...draft.install, notes } })
      )
    )
    assert.deepStrictEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    const won = answers.find(({ status }) => status === 200)!.json().data
    for (const lost of answers.filter(({ status }) => status === 409)) {
      const { saves, ...stands } = lost.json().failure as { _tag: string; saves: ReadonlyArray<RecordSave> }
      assert.deepStrictEqual(stands as unknown, { _tag: "JobChanged", current: won })
      assert.deepStrictEqual(
        saves.map(({ fields }) => fields),
        [["install.notes"]]
      )
    }
  })

  it("creates one job per idempotency key, even for concurrent requests, with identical responses (I1)", async () => {
    const { post, draft, ask: get } = await desk()
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => post("/jobs", draft, key)))
    assert.strictEqual(new Set(answers.map(({ text }) => text)).size, 1)
    assert.strictEqual(answers[0]!.status, 200)
    assert.strictEqual(((await get("/jobs")).json().data as { total: number }).total, 1)
    const other = await post("/jobs", { ...draft, partsStatus: "complete" }, key)
    assert.deepStrictEqual([other.status, other.json().messages], [422, ["keyUsedForAnotherCall"]])
  })

  it("does not consume the idempotency key of a rejected request, so it can be retried", async () => {
    const { post, draft } = await desk()
    const key = crypto.randomUUID()
    assert.strictEqual((await post("/jobs", { ...draft, locationId: crypto.randomUUID() }, key)).status, 404)
    assert.strictEqual((await post("/jobs", draft, key)).status, 200)
  })

  it("accepts no payments above the balance, even with thirty concurrent ones (I3)", async () => {
    const { post, quote, ask: get } = await desk()
    const job = await quote()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => post(`/jobs/${job.id}/payments`, payment({ amountReceived: 1500 })))
    )
    assert.strictEqual(answers.filter(({ status }) => status === 200).length, 2)
    for (const answer of answers.filter(({ status }) => status !== 200))
      assert.strictEqual(answer.json().failure._tag, "PaymentAboveBalance")
    const after = (await get(`/jobs/${job.id}`)).json().data as JobSeen
    assert.deepStrictEqual([after.payments.length, after.balance], [2, -3000])
  })

  it("records the same payment once", async () => {
    const { post, quote } = await desk()
    const job = await quote()
    const same = payment({ amountReceived: 1000 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(`/jobs/${job.id}/payments`, same)))
    for (const answer of answers) assert.strictEqual((answer.json().data as JobSeen).payments.length, 1)
  })

  it("assigns invoice numbers without gaps, even concurrently (I11)", async () => {
    const { post, quote } = await desk()
    const jobs = await Promise.all(Array.from({ length: 12 }, quote))
    assert.deepStrictEqual(
      jobs.map(({ number }) => number).sort((a, b) => a - b),
      Array.from({ length: 12 }, (_, n) => 1001 + n)
    )
    // A third of the requests are stale and rejected. They must leave no gap.
    const invoices = await Promise.all(
      jobs.map(({ id }, n) => post(`/jobs/${id}/invoice`, { version: n % 3 === 0 ? 7 : 1 }))
    )
    const numbers = invoices
      .filter(({ status }) => status === 200)
      .map((answer) => (answer.json().data as JobSeen).invoiceNumber)
    assert.deepStrictEqual(
      numbers.sort((a, b) => Number(a) - Number(b)),
      Array.from({ length: 8 }, (_, n) => n + 1)
    )
  })

  it("reopens an unpaid invoice, and invoices it again under the same number", async () => {
    const { post, ask: get, quote } = await desk()
    const job = await quote()
    const { invoiceNumber } = (await post(`/jobs/${job.id}/invoice`, { version: 1 })).json().data as JobSeen
    const order = await post(`/jobs/${job.id}/reopen`, { version: 2 })
    assert.deepInclude(order.json().data, { stage: "workorder", version: 3, invoiceNumber })
    assert.notProperty(order.json().data, "invoicedOn")
    const reopened = await post(`/jobs/${job.id}/reopen`, { version: 3 })
    assert.deepInclude(reopened.json().data, { stage: "quote", version: 4, invoiceNumber })
    assert.deepStrictEqual((await get(`/jobs/${job.id}`)).json().data, reopened.json().data)
    const again = await post(`/jobs/${job.id}/invoice`, { version: 4 })
    assert.deepInclude(again.json().data, { stage: "invoice", version: 5, invoiceNumber, credit: null })
    const other = await quote()
    const next = (await post(`/jobs/${other.id}/invoice`, { version: 1 })).json().data as JobSeen
    assert.strictEqual(next.invoiceNumber, invoiceNumber! + 1)
  })

  it("rejects changes to an invoice", async () => {
    const { post, put, draft, quote } = await desk()
    const job = await quote()
    await post(`/jobs/${job.id}/invoice`, { version: 1 })
    const answer = await put(`/jobs/${job.id}`, { ...draft, version: 2 })
    assert.deepStrictEqual([answer.status, answer.json().failure._tag], [409, "InvoiceStands"])
    const back = await post(`/jobs/${job.id}/work-order`, { version: 2, date: "2026-12-01", timeFrame: "" })
    assert.deepStrictEqual([back.status, back.json().failure._tag], [409, "StageNotNext"])
  })
})
