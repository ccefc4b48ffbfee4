import { assert, describe, it } from "vitest"
import { initialQuote, type QuoteContext } from "#domain/public-page/quoteContext.ts"
import { payDeposit } from "#web/public-page/quote/payDeposit.ts"
import { QuoteRefused, type QuoteClient, QuoteUnpaidFor } from "#web/public-page/quote/QuoteClient.ts"

const time = { day: "2026-11-24", half: "morning" } as const
const visit = { ...time, start: "08:00", isMobile: false }
const sent = { number: 1042, token: "token", visit: null, deposit: 1_000 }
const context: QuoteContext = {
  ...initialQuote("mine"),
  glass: "chip",
  found: {
    car: null,
    candidates: [
      {
        partNumber: "",
        features: [],
        calibration: "none",
        price: { total: 7_500, parts: [], isOpen: false, goodUntil: "2026-12-24" },
        minutes: 30
      }
    ]
  },
  time,
  deposit: 1_000,
  paymentId: "payment"
}

/** A server with these responses that records its requests. */
const shop = (changes: Partial<QuoteClient> = {}) => {
  const asked: Array<unknown> = []
  const server = {
    send: (_: QuoteContext, __: unknown, paysNow: boolean) => {
      asked.push({ paysNow })
      return Promise.resolve(sent)
    },
    pay: (token: string, _: QuoteContext, payment: object) => {
      asked.push({ token, ...payment })
      return Promise.resolve({ visit, payment: { status: "paid", decline: null } })
    },
    visit: () => Promise.reject(new QuoteRefused("away")),
    ...changes
  }
  const pay = (more: Partial<QuoteContext> = {}) =>
    payDeposit(server, { context: { ...context, ...more }, card: "cnon:card-nonce-ok" }, "en")
  return { asked, pay }
}
const payment = { token: "token", paymentId: "payment", amount: 1_000, card: "cnon:card-nonce-ok" }

describe("paying the deposit of a public quote", () => {
  it("sends the quote request first, and only once", async () => {
    const { asked, pay } = shop()
    assert.deepStrictEqual(await pay(), { sent, visit, status: "paid" })
    assert.deepStrictEqual(asked, [{ paysNow: true }, payment])
    const other = shop()
    assert.deepStrictEqual(await other.pay({ sent }), { sent, visit, status: "paid" })
    assert.deepStrictEqual(other.asked, [payment])
  })

  it("does not pay if the shop requires another amount or has already booked", async () => {
    const dearer = { ...sent, deposit: 1_500 }
    const { asked, pay } = shop({ send: () => Promise.resolve(dearer) })
    assert.deepStrictEqual(await pay(), { sent: dearer, visit: null, unpaid: { trouble: "changed" } })
    assert.deepStrictEqual(asked, [])
    const booked = { ...sent, deposit: 0, visit }
    assert.deepStrictEqual(await shop({ send: () => Promise.resolve(booked) }).pay(), { sent: booked, visit })
  })

  it("reports why the payment failed, and rejects if the request was refused", async () => {
    const after = async (thrown: Error) => (await shop({ pay: () => Promise.reject(thrown) }).pay()).unpaid
    assert.deepStrictEqual(await after(new QuoteUnpaidFor("noCards")), { trouble: "noCards" })
    assert.deepStrictEqual(await after(new QuoteRefused("taken")), { trouble: "taken" })
    assert.deepStrictEqual(await after(new QuoteRefused("away")), { trouble: "lost" })
    const failed = { visit: null, payment: { status: "failed", decline: "CVV_FAILURE" } }
    assert.deepStrictEqual((await shop({ pay: () => Promise.resolve(failed) }).pay()).unpaid, {
      decline: "CVV_FAILURE"
    })
    const open = { visit: null, payment: { status: "pending", decline: null } }
    assert.deepStrictEqual((await shop({ pay: () => Promise.resolve(open) }).pay()).unpaid, { trouble: "underWay" })
    const refused = await shop({ send: () => Promise.reject(new QuoteRefused("priceChanged")) })
      .pay()
      .catch((thrown: QuoteRefused) => thrown.trouble)
    assert.strictEqual(refused, "priceChanged")
  })

  it("finds the appointment of an earlier attempt whose response was lost", async () => {
    const seen = {
      number: 1042,
      vehicle: "",
      total: null,
      goodUntil: "",
      address: "",
      visit,
      from: 0,
      to: 0,
      mayChange: true
    }
    const { pay } = shop({
      pay: () => Promise.reject(new QuoteUnpaidFor("underWay")),
      visit: () => Promise.resolve(seen)
    })
    assert.deepStrictEqual(await pay({ sent }), { sent, visit, status: "pending" })
  })
})
