import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { handleRequest } from "#domain/contract/handleRequest.ts"
import { handlersOf } from "#domain/contract/Endpoint.ts"
import { acceptAnyInstall } from "#domain/jobs/jobGuards.ts"
import { jobLookupHandlers, jobsHandlers } from "#domain/jobs/jobsHandlers.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { CurrentUser, UserId } from "#domain/access/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"
import { freshUser } from "#tests/contracts/fresh.ts"
import { sampleDraft, sampleQuote, inDemo, inOther, twoMemoryShops } from "./shopWithCustomer.ts"

const bea = Effect.provideService(CurrentUser, {
  id: UserId.make(crypto.randomUUID()),
  firstName: "Bea",
  lastName: "Ortiz",
  roles: ["sales"],
  features: ["FullCRM"],
  accountActive: true
})
const handlers = handlersOf(jobsHandlers(acceptAnyInstall), jobLookupHandlers)
const call = (name: string, input: unknown) =>
  handleRequest(
    handlers.find(({ endpoint }) => endpoint.name === name)!,
    input
  ).pipe(bea)
const written = <A>(value: A): A => JSON.parse(JSON.stringify(value))

describe("job endpoints", () => {
  it.effect("return a new job that reads back the same", () =>
    Effect.gen(function* () {
      const { draft } = yield* sampleDraft()
      const { status, body } = yield* call("postJob", written(draft))
      assert(status === 200 && body.succeeded)
      const { id } = body.data as { readonly id: string }
      assert.deepStrictEqual((yield* call("getJob", { id })).body, body)
      assert.deepStrictEqual(written(body.data), { ...(body.data as object) })
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("list installers, with deactivated ones marked", () =>
    Effect.gen(function* () {
      const users = yield* Users
      const ana = freshUser({ roles: ["installer"], lastName: "Abe" })
      const gone = freshUser({ roles: ["installer"], lastName: "Berg", active: false })
      const sales = freshUser({ roles: ["sales"], lastName: "Cole" })
      for (const user of [ana, gone, sales]) yield* Effect.orDie(users.add(user, "a hash"))
      const { body } = yield* call("listInstallers", {})
      assert(body.succeeded)
      assert.deepStrictEqual(
        (body.data as ReadonlyArray<{ readonly id: string; readonly active: boolean }>).map((one) => [
          one.id,
          one.active
        ]),
        [
          [ana.id, true],
          [gone.id, false]
        ]
      )
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  const decided = [
    "number",
    "stage",
    "totals",
    "taxRates",
    "balance",
    "payments",
    "invoiceNumber",
    "quotedOn",
    "invoicedOn",
    "customerName"
  ]
  it.effect.each(decided)("reject %s in input, because the shop sets it", (field) =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      const { draft } = yield* sampleDraft()
      const adding = yield* call("postJob", { ...written(draft), [field]: written(quote)[field as "number"] })
      const { id, version } = quote
      const changing = yield* call("putJob", {
        ...written(draft),
        id,
        version,
        [field]: written(quote)[field as "number"]
      })
      for (const { status, body } of [adding, changing]) {
        assert(!body.succeeded)
        assert.deepStrictEqual([status, body.errors], [400, { [field]: ["unexpected"] }])
      }
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("reject a stale change with 409 and the current job", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      const stands = yield* (yield* Jobs).save(quote)
      const { draft } = yield* sampleDraft()
      const { status, body } = yield* call("putJob", { ...written(draft), id: quote.id, version: 1 })
      assert(!body.succeeded)
      assert.strictEqual(status, 409)
      assert.deepStrictEqual(body.failure, { _tag: "JobChanged", current: written({ ...stands }), saves: [] })
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("return 404 for another shop's job as for one that never existed (T4)", () =>
    Effect.gen(function* () {
      const { id } = yield* sampleQuote().pipe(inDemo)
      const never = crypto.randomUUID()
      const { draft } = yield* sampleDraft().pipe(inOther)
      const payment = {
        paymentId: crypto.randomUUID(),
        payer: "customer",
        collectionDate: "2026-11-21",
        source: "Cash",
        amountReceived: 1,
        description: ""
      }
      const calls = {
        getJob: {},
        putJob: { ...written(draft), version: 1 },
        postWorkOrder: { version: 1, date: "2026-12-01", timeFrame: "" },
        postInvoice: { version: 1 },
        postPayment: payment
      }
      for (const [name, input] of Object.entries(calls)) {
        const [theirs, nobodys] = [
          yield* call(name, { ...input, id }).pipe(inOther),
          yield* call(name, { ...input, id: never }).pipe(inOther)
        ]
        assert.strictEqual(theirs.status, 404, name)
        assert.deepStrictEqual(written(theirs), JSON.parse(JSON.stringify(nobodys).replaceAll(never, id)))
      }
    }).pipe(Effect.provide(twoMemoryShops))
  )

  it.effect("use up no invoice number when rejected", () =>
    Effect.gen(function* () {
      const [quote, empty, last] = [yield* sampleQuote(), yield* sampleQuote({ lines: [] }), yield* sampleQuote()]
      yield* call("postInvoice", { id: quote.id, version: 1 })
      for (const input of [
        { id: quote.id, version: 1 },
        { id: quote.id, version: 2 },
        { id: empty.id, version: 1 }
      ]) {
        assert.notStrictEqual((yield* call("postInvoice", input)).status, 200)
      }
      const { body } = yield* call("postInvoice", { id: last.id, version: 1 })
      assert(body.succeeded)
      assert.strictEqual((body.data as { readonly invoiceNumber: number }).invoiceNumber, 2)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})
