import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect, Exit } from "effect"
import { clockAt } from "#api/demo/instants.ts"
import { CardCharges } from "#domain/card-payments/CardCharges.ts"
import { CardProcessor } from "#domain/card-payments/CardProcessor.ts"
import { authorizationLifetime } from "#domain/card-payments/authorizations.ts"
import { checkCharge } from "#domain/card-payments/settleCharge.ts"
import { Caller } from "#domain/contract/Caller.ts"
import { LinkToken } from "#domain/job-links/jobLinksApi.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { payQuote } from "#domain/public-page/payQuote.ts"
import { notifyOfUnpaidQuotes, paymentGracePeriod } from "#domain/public-page/notifyOfUnpaidQuotes.ts"
import { defaultSetting } from "#domain/public-page/PublicPageSetting.ts"
import { samplePricingProfile } from "#domain/testing/samples.ts"
import { withTenant } from "../contracts/fresh.ts"
import { killAtStep } from "../support/killedAt.ts"
import { testServer } from "../support/testServer.ts"

const { ask, openShop, run, signIn } = testServer()

let visitors = 0
/** Returns a new visitor's IP address. */
const somebody = () => `10.78.${Math.floor(++visitors / 250)}.${(visitors % 250) + 1}`

interface Data {
  // oxlint-disable-next-line typescript/no-explicit-any -- what calls answer is looked into by name
  readonly [name: string]: any
}

const deposit = 1_000
const work = { glass: "chip", chips: 1, calibration: "none", insured: false, isMobile: false, postalCode: "" }

const asking = {
  name: "Ada Moreno",
  phone: "520-555-0147",
  email: "a@example.com",
  note: "",
  by: "email",
  consent: false
}

/** Opens a shop with one installer and a price for chip repairs, whose public page requires a deposit of 10.00. */
const depositShop = async () => {
  const { prefix, tenant, users } = await openShop(["owner", "installer"])
  const cookie = await signIn(prefix, users[0]!.userName)
  const call = async (path: string, method = "GET", body?: unknown) =>
    (await ask(prefix, path, { method, body, cookie })).json().data as Data
  const { id: pricingProfile } = await call("/pricing-profiles", "POST", samplePricingProfile)
  const set = async (changes: object) => {
    const { version = 0 } = (await call("/public-page/setting")) ?? {}
    await call("/public-page/setting", "PUT", {
      ...defaultSetting,
      isOn: true,
      pricingProfile,
      payment: "deposit",
      deposit,
      recipients: [users[0]!.emailAddress],
      ...changes,
      version
    })
  }
  await set({})
  const post = (path: string, body: unknown, from = somebody()) =>
    ask(prefix, `/quotes${path}`, { method: "POST", body, headers: { "x-forwarded-for": from } })
  const found = (await post("/glass", { glass: "chip", chips: 1, vehicle: null })).json().data as Data
  const { total } = (found["candidates"] as ReadonlyArray<{ price: { total: number } }>)[0]!.price
  const days = (await post("/times", { requestId: crypto.randomUUID(), ...work })).json().data as ReadonlyArray<Data>
  const { day } = days.filter(({ morning }) => morning !== null).at(-1) as unknown as { readonly day: string }
  const time = { day, half: "morning" } as const

  /**
   * Sends a visitor's request whose deposit is still to be paid, and returns functions for what its page sends next.
   */
  const request = async (changes: object = {}) => {
    const requestId = crypto.randomUUID()
    const asked = {
      ...work,
      requestId,
      language: "en",
      website: "",
      vehicle: null,
      identity: { by: "plate", plate: "FRIT003", state: "AZ" },
      car: null,
      answers: [],
      partNumber: "",
      total,
      insurance: null,
      contact: asking,
      address: null,
      time,
      paysNow: true,
      ...changes
    }
    const reply = await post("/requests", asked)
    assert.strictEqual(reply.status, 200, reply.text)
    const sent = reply.json().data as { token: string; number: number; visit: unknown; deposit: number }
    const press = (card = "cnon:card-nonce-ok", more: object = {}) => ({
      requestId,
      by: "email" as const,
      ...time,
      payment: { paymentId: PaymentId.make(crypto.randomUUID()), amount: deposit, card },
      ...more
    })
    const pay = (body: object = press()) => post(`/visits/${sent.token}/booking`, body)
    const again = (more: object) => post("/requests", { ...asked, ...more })
    const now = async () => {
      const rows = (await call(`/jobs?size=50&text=${sent.number}`))["items"] as ReadonlyArray<Data>
      const { id } = rows.find(({ number }) => number === sent.number)!
      const [job, changes] = [await call(`/jobs/${id}`), await call(`/jobs/${id}/changes?kind=customer`)]
      const payments = job["payments"] as ReadonlyArray<{ status: string; decline?: string }>
      return {
        id: String(id),
        payments: payments.map(({ status, decline }) => decline ?? status),
        day: String(job["install"].date),
        booked: (job["install"].installers as ReadonlyArray<unknown>).length,
        deeds: (changes["items"] as ReadonlyArray<{ what: { deed: string } }>).map(({ what }) => what.deed)
      }
    }
    return { ...sent, requestId, press, pay, again, now }
  }
  const during = <A, E, R>(work: Effect.Effect<A, E, R>) =>
    work.pipe(Effect.provideService(Caller, { address: somebody() }), withTenant(tenant.id))
  /** Does what a worker does with a payment. */
  const see = (id: PaymentId) => run(during(Effect.ignore(checkCharge(id))))
  return { call, during, post, prefix, request, see, set, time, total }
}

const failureOf = (reply: { readonly json: () => Data }) => reply.json()["failure"]?._tag as string | undefined

describe("the public quote's deposit", () => {
  it("is announced together with the card form's setup, and books the time once paid", async () => {
    const shop = await depositShop()
    const start = (await ask(shop.prefix, "/quotes/start")).json().data as Data
    assert.strictEqual(start["deposit"], deposit)
    assert.strictEqual(start["card"].kind, "sandbox")
    const one = await shop.request()
    assert.deepInclude(one, { visit: null, deposit })
    // Nothing is booked and no one is notified, but the time is held.
    assert.deepInclude(await one.now(), { payments: [], day: "", booked: 0, deeds: [] })
    const body = one.press()
    for (let nth = 0; nth < 2; nth++) {
      const { visit, payment } = (await one.pay(body)).json().data as Data
      assert.deepStrictEqual(payment, { status: "paid", decline: null })
      assert.deepInclude(visit as object, shop.time)
    }
    assert.deepInclude(await one.now(), { payments: ["paid"], day: shop.time.day, booked: 1, deeds: ["booked"] })
    // Retrying the request or paying with another card has no effect.
    assert.deepInclude((await one.again({})).json().data as object, { number: one.number, deposit: 0 })
    assert.strictEqual(failureOf(await one.pay()), "LinkNotPayable")
    assert.deepInclude(await one.now(), { payments: ["paid"], deeds: ["booked"] })
    const { steps } = await shop.call("/public-page/funnel")
    assert.deepInclude(Object.fromEntries((steps as ReadonlyArray<Data>).map(({ step, count }) => [step, count])), {
      asked: 0,
      booked: 1
    })
  })

  it("books nothing if the card is declined, notifies the shop of the request once, and accepts another card", async () => {
    const shop = await depositShop()
    const one = await shop.request()
    for (let nth = 0; nth < 2; nth++)
      assert.deepStrictEqual((await one.pay(one.press("cnon:card-nonce-rejected-cvv"))).json().data, {
        visit: null,
        payment: { status: "failed", decline: "CVV_FAILURE" }
      })
    assert.deepInclude(await one.now(), {
      payments: ["CVV_FAILURE", "CVV_FAILURE"],
      day: "",
      booked: 0,
      deeds: ["asked"]
    })
    // The time is still held and not offered to anyone else.
    const other = await shop.post("/hold", { requestId: crypto.randomUUID(), ...work, ...shop.time })
    const paid = (await one.pay()).json().data as Data
    assert.deepStrictEqual(paid["payment"], { status: "paid", decline: null })
    assert.notStrictEqual(other.json().data?.["start"], paid["visit"].start)
    assert.deepInclude(await one.now(), { day: shop.time.day, booked: 1, deeds: ["booked", "asked"] })
  })

  it("notifies the shop once if the visitor leaves without paying", async () => {
    const shop = await depositShop()
    const note = "Rock on I-10"
    const [one, other] = [await shop.request(), await shop.request({ contact: { ...asking, note } })]
    const sweep = (later: number) =>
      run(shop.during(notifyOfUnpaidQuotes()).pipe(Effect.provideService(Clock.Clock, clockAt(Date.now() + later))))
    await sweep(0)
    assert.deepInclude(await one.now(), { deeds: [] })
    assert.deepStrictEqual((await one.pay()).json().data["payment"], { status: "paid", decline: null })
    for (let nth = 0; nth < 2; nth++) await sweep(paymentGracePeriod + 1_000)
    assert.deepInclude(await one.now(), { booked: 1, deeds: ["booked"] })
    const { id, ...left } = await other.now()
    assert.deepInclude(left, { booked: 0, deeds: ["asked"] })
    const told = (await shop.call(`/jobs/${id}/changes?kind=customer`))["items"] as ReadonlyArray<Data>
    assert.deepInclude(told[0]!["what"] as object, { deed: "asked", note })
    // A visitor who comes back later can still pay and is booked.
    assert.deepStrictEqual(
      (await other.pay(other.press("cnon:card-nonce-ok", { half: "afternoon" }))).json().data["payment"],
      {
        status: "paid",
        decline: null
      }
    )
  })

  it("takes no money if the time is gone, and accepts another time for the same request", async () => {
    const shop = await depositShop()
    const one = await shop.request()
    await shop.set({ hours: defaultSetting.hours.map((open) => ({ ...open, open: "13:00" })) })
    assert.strictEqual(failureOf(await one.pay()), "TimeTaken")
    assert.deepInclude(await one.now(), { payments: ["NOT_CHARGED"], day: "", booked: 0 })
    const paid = (await one.pay(one.press("cnon:card-nonce-ok", { half: "afternoon" }))).json().data as Data
    assert.deepInclude(paid["visit"] as object, { day: shop.time.day, half: "afternoon" })
    assert.deepInclude(await one.now(), { payments: ["NOT_CHARGED", "paid"], booked: 1 })
  })

  it("charges only the amount the shop requires, only with the visitor's own request, and only at the right shop", async () => {
    const [shop, theirs] = [await depositShop(), await depositShop()]
    const [one, another, foreign] = [await shop.request(), await shop.request(), await theirs.request()]
    for (const amount of [1, deposit - 1, deposit + 1, shop.total]) {
      const payment = { ...one.press().payment, amount }
      assert.strictEqual(failureOf(await one.pay({ ...one.press(), payment })), "DocumentChanged")
    }
    // Another visitor's request id gives no access to its held time, and another shop's link opens nothing.
    assert.strictEqual(failureOf(await one.pay({ ...one.press(), requestId: another.requestId })), "QuoteNotOpen")
    assert.strictEqual(failureOf(await shop.post(`/visits/${foreign.token}/booking`, foreign.press())), "LinkUnknown")
    // A payment id belongs to its visitor.
    const body = one.press()
    assert.strictEqual((await one.pay(body)).status, 200)
    assert.strictEqual(failureOf(await another.pay({ ...another.press(), payment: body.payment })), "LinkNotPayable")
    assert.deepInclude(await foreign.now(), { payments: [], booked: 0 })
    assert.deepInclude(await another.now(), { booked: 0 })
  })

  it("cannot be bypassed: without a card, a time that requires a deposit is not booked, and the shop is notified", async () => {
    const shop = await depositShop()
    const one = await shop.request({ paysNow: false })
    assert.deepInclude(one, { visit: null, deposit })
    assert.deepInclude(await one.now(), { day: "", booked: 0, deeds: ["asked"] })
    // A visitor who leaves at the card step is reported once, however often the request is sent.
    const two = await shop.request()
    for (let nth = 0; nth < 2; nth++) await two.again({ time: null, paysNow: false })
    assert.deepInclude(await two.now(), { day: "", booked: 0, deeds: ["asked"] })
    // If the insurer pays everything, no deposit is due and the time is booked immediately.
    const insurance = { company: "Saguaro Mutual", policyNumber: "", claimNumber: "", deductible: 0 }
    const insured = await shop.request({ insurance, insured: true })
    assert.deepInclude(insured, { deposit: 0 })
    assert.isNotNull(insured.visit)
    assert.deepInclude(await insured.now(), { booked: 1, deeds: ["booked"] })
  })

  it("gives a slot to one of twenty who pay concurrently, and releases the others' money", async () => {
    const shop = await depositShop()
    const all = []
    for (let nth = 0; nth < 19; nth++) all.push(await shop.request(nth === 0 ? {} : { time: null }))
    await shop.set({ hours: defaultSetting.hours.map((open) => ({ ...open, open: "08:00", close: "08:30" })) })
    // Each submits twice.
    const presses = all.map((one) => ({ one, body: one.press() }))
    const replies = await Promise.all(presses.flatMap(({ one, body }) => [one.pay(body), one.pay(body)]))
    for (const { body } of presses) await shop.see(body.payment.paymentId)
    for (const reply of replies)
      if (reply.status !== 200)
        assert.include(["TimeTaken", "tryAgain"], failureOf(reply) ?? reply.json()["messages"][0])
    const ends = []
    for (const { now } of all) ends.push(await now())
    assert.strictEqual(ends.filter(({ booked }) => booked === 1).length, 1)
    for (const { booked, payments } of ends)
      assert.strictEqual(payments.filter((one) => one === "paid").length, booked, JSON.stringify(payments))
    assert.isFalse(ends.some(({ payments }) => payments.includes("pending")))
  }, 120_000)

  it("leaves the request either booked and paid once or neither, with no money held, when the server is killed at any step", async () => {
    let at = 0
    let shop = await depositShop()
    for (let isWhole = false; !isWhole;) {
      if (++at % 15 === 0) shop = await depositShop()
      const one = await shop.request()
      const asked = { token: one.token as typeof LinkToken.Type, ...one.press() }
      const end = await run(
        Effect.gen(function* () {
          const { layers, steps } = killAtStep(at, yield* CardProcessor)
          const end = yield* Effect.exit(payQuote(asked).pipe(Effect.provide(layers)))
          isWhole = Exit.isSuccess(end) && steps() < at
          // A worker checks the charge as soon as its request is over, and again when no client waits for it any more.
          yield* Effect.ignore(checkCharge(asked.payment.paymentId))
          const charges = yield* CardCharges
          const late = CardCharges.of({
            ...charges,
            get: (id) =>
              Effect.map(
                charges.get(id),
                (charge) => charge && { ...charge, askedAt: charge.askedAt - authorizationLifetime - 1 }
              )
          })
          yield* Effect.ignore(checkCharge(asked.payment.paymentId).pipe(Effect.provideService(CardCharges, late)))
          return end
        }).pipe(shop.during)
      )
      const { payments, booked } = await one.now()
      assert.deepStrictEqual(
        [payments.filter((paid) => paid === "paid").length, payments.includes("pending")],
        [booked, false],
        `killed at ${at}: ${JSON.stringify(end)}`
      )
      // The visitor submits again: the same payment reports its outcome, and a new one completes the booking.
      const again = (await one.pay(asked)).json().data as Data
      if (again["payment"].status === "failed") await one.pay()
      const then = await one.now()
      assert.deepStrictEqual(
        [then.payments.filter((paid) => paid === "paid").length, then.booked],
        [1, 1],
        `pressed again after ${at}`
      )
      // Its hours are free for the next request.
      assert.strictEqual((await shop.post(`/visits/${one.token}/cancelled`, {})).status, 200)
    }
    assert.isAbove(at, 20)
  }, 300_000)
})
