import { createHmac } from "node:crypto"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { CardWebhooks } from "#adapters/square/CardWebhooks.ts"
import { testCards } from "#adapters/square-sandbox/testValues.ts"
import { Database } from "#adapters/postgres/Database.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { sampleCustomer, sampleJob } from "#domain/testing/samples.ts"
import { testServer } from "../support/testServer.ts"

const log: Array<string> = []
const { ask, signIn, openShop, run } = testServer({
  write: ((...line: ReadonlyArray<unknown>) => void log.push(JSON.stringify(line))) as never
})

interface Seen {
  id: string
  balance: number
  version: number
  payments: Array<{
    id: string
    status: string
    source: string
    decline?: string
    card?: object
    refunds?: Array<{ status: string }>
  }>
}

const counter = async (role: "sales" | "installer" = "sales") => {
  const { prefix, users, location, tenant } = await openShop(["sales", role])
  const cookies = await Promise.all(users.map(({ userName }) => signIn(prefix, userName)))
  const post = (path: string, body: unknown, cookie = cookies[0]!, key?: string) =>
    ask(prefix, path, {
      method: "POST",
      body,
      cookie,
      ...(key === undefined ? {} : { headers: { "idempotency-key": key } })
    })
  const customer = (await post("/customers", sampleCustomer)).json().data as { id: never }
  const job = (await post("/jobs", sampleJob(customer.id, location.id))).json().data as Seen
  const pay = (changes: object = {}) => ({
    paymentId: crypto.randomUUID(),
    payer: "customer",
    amountReceived: 4000,
    description: "",
    token: "cnon:card-nonce-ok",
    ...changes
  })
  const read = async () => (await ask(prefix, `/jobs/${job.id}`, { cookie: cookies[0]! })).json().data as Seen
  return { prefix, tenant, cookies, post, job, pay, read }
}

describe("a card payment at the counter", () => {
  it("is charged, and refunded in parts", async () => {
    const { post, job, pay } = await counter()
    const sent = pay()
    const paid = (await post(`/jobs/${job.id}/card-payments`, sent)).json().data as Seen
    assert.deepInclude(paid.payments[0]!, {
      id: sent.paymentId,
      status: "paid",
      source: "Visa 1111",
      card: { brand: "VISA", last4: "1111" }
    })
    assert.strictEqual(paid.balance, job.balance - 4000)
    const back = (amount: number) =>
      post(`/jobs/${job.id}/payments/${sent.paymentId}/refunds`, {
        refundId: crypto.randomUUID(),
        amount,
        reason: "scratched",
        date: "2026-11-21",
        source: "Visa"
      })
    const parted = (await back(1500)).json().data as Seen
    assert.deepStrictEqual([parted.payments[0]!.status, parted.balance], ["partlyRefunded", job.balance - 2500])
    const above = await back(2501)
    assert.deepStrictEqual(
      [above.status, above.json().failure as unknown],
      [422, { _tag: "RefundAboveLeft", left: 2500 }]
    )
  })

  it("is charged once when submitted ten times concurrently with one key, and every response contains the paid job", async () => {
    const { post, job, pay, cookies } = await counter()
    const [same, key] = [pay(), crypto.randomUUID()]
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(`/jobs/${job.id}/card-payments`, same, cookies[0]!, key))
    )
    assert.deepStrictEqual(
      answers.map((answer) => [answer.status, (answer.json().data as Seen).payments.map(({ status }) => status)]),
      answers.map(() => [200, ["paid"]])
    )
  })

  it("reports the reason when declined, and leaves the balance unchanged", async () => {
    const { post, job, pay } = await counter()
    const answer = (await post(`/jobs/${job.id}/card-payments`, pay({ token: "cnon:card-nonce-rejected-cvv" }))).json()
      .data as Seen
    assert.deepInclude(answer.payments[0]!, { status: "failed", decline: "CVV_FAILURE" })
    assert.strictEqual(answer.balance, job.balance)
    const next = (await post(`/jobs/${job.id}/card-payments`, pay())).json().data as Seen
    assert.deepStrictEqual(
      next.payments.map(({ status }) => status),
      ["failed", "paid"]
    )
  })

  it("cannot exceed the balance, and cannot be taken by an installer", async () => {
    const { post, job, pay, cookies, read } = await counter("installer")
    const above = await post(`/jobs/${job.id}/card-payments`, pay({ amountReceived: 4001 }))
    assert.deepStrictEqual(above.json().failure as unknown, { _tag: "PaymentAboveBalance", owed: 4000 })
    assert.strictEqual((await post(`/jobs/${job.id}/card-payments`, pay(), cookies[1]!)).status, 403)
    const card = await post(`/jobs/${job.id}/card-payments`, pay({ token: "4111111111111111" }))
    assert.deepStrictEqual([card.status, card.json().errors], [400, { token: ["card.token"] }])
    assert.deepStrictEqual((await read()).payments, [])
  })
})

describe("Square's webhooks", () => {
  it("rejects unsigned or old ones and processes valid ones", async () => {
    const hooks = (await run(CardWebhooks))!
    const { tenant, post, job, pay } = await counter()
    const sent = pay()
    await post(`/jobs/${job.id}/card-payments`, sent)
    const event = (at: number) =>
      JSON.stringify({
        event_id: crypto.randomUUID(),
        type: "payment.updated",
        created_at: new Date(at).toISOString(),
        data: { object: { payment: { note: `frit:${tenant.id}:${sent.paymentId}` } } }
      })
    const send = async (body: string, key = hooks.key) =>
      (
        await ask("", "/square/events", {
          method: "POST",
          body,
          headers: {
            "x-square-hmacsha256-signature": createHmac("sha256", key)
              .update(hooks.url + body)
              .digest("base64"),
            "x-frit": ""
          }
        })
      ).status
    const now = Date.now()
    assert.deepStrictEqual(
      [await send(event(now)), await send(event(now), "forged"), await send(event(now - 360_000))],
      [200, 401, 400]
    )
    const again = event(now)
    assert.deepStrictEqual([await send(again), await send(again)], [200, 200])
    const heard = await run(
      Database.use(({ read }) =>
        read(({ execute }) => execute("select id from card_event where tenant_id = ?", [tenant.id]))
      ).pipe(Effect.provideService(CurrentTenant, { id: tenant.id }))
    )
    assert.isAtLeast(heard.length, 2)
  })
})

describe("a card number (I10)", () => {
  const isLuhn = (digits: string) =>
    [...digits]
      .reverse()
      .reduce((sum, one, at) => sum + (at % 2 === 0 ? +one : 2 * +one > 9 ? 2 * +one - 9 : 2 * +one), 0) %
      10 ===
    0
  /**
   * Finds runs of 13 to 19 digits, possibly with spaces or hyphens, that have a valid card check digit. Millisecond
   * timestamps and ids are cut out first.
   */
  const cardsIn = (text: string) =>
    [
      ...text
        .replace(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi, "")
        .matchAll(/(?<![\w.])\d(?:[ -]?\d){12,18}(?![\w.])/g)
    ]
      .map(([found]) => found.replace(/[ -]/g, ""))
      .filter((digits) => digits.length !== 13 && isLuhn(digits))

  // UnionPay numbers need not have a check digit; its published test number has none.
  const withDigit = Object.keys(testCards).filter((card) => !card.startsWith("62"))
  it("is found by the scan", () =>
    assert.deepStrictEqual(
      withDigit.map((card) => cardsIn(`paid ${card} now`)),
      withDigit.map((card) => [card])
    ))

  it("appears neither in the database nor in the log after payments and declines", async () => {
    const { post, job, pay, tenant } = await counter()
    for (const token of ["cnon:card-nonce-ok", "cnon:card-nonce-declined", "cnon:frit.ok.VISA.1111.scan"])
      await post(`/jobs/${job.id}/card-payments`, pay({ token, amountReceived: 1000 }))
    const everyTable =
      "select table_name as name from information_schema.columns where column_name = 'tenant_id' and table_schema = 'public'"
    const rows = await run(
      Database.use(({ read }) =>
        read(async ({ execute }) =>
          (
            await Promise.all(
              (await execute(everyTable, []))
                .map(({ name }) => String(name))
                .map((table) => execute(`select to_jsonb(one)::text as said from ${table} one`, []))
            )
          ).flat()
        )
      ).pipe(Effect.provideService(CurrentTenant, { id: tenant.id }))
    )
    const said = rows.map((row) => String(row["said"])).join("\n")
    assert.include(said, "Visa 1111")
    assert.notInclude(said, "cnon:")
    assert.deepStrictEqual([cardsIn(said), cardsIn(log.join("\n"))], [[], []])
    assert.notInclude(log.join("\n"), "cnon:")
    assert.isAbove(log.length, 0)
  })
})
