import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { nagsMemory } from "#adapters/memory/nagsMemory.ts"
import { vinDecoderMemory } from "#adapters/memory/vinDecoderMemory.ts"
import { AuditLog } from "#domain/audit/AuditLog.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import type { Role } from "#domain/access/Role.ts"
import { handleRequest } from "#domain/contract/handleRequest.ts"
import { handlersOf } from "#domain/contract/Endpoint.ts"
import { convertToInvoice, convertToWorkOrder } from "#domain/jobs/changeStage.ts"
import { adjustBalance } from "#domain/jobs/adjustBalance.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { recordPayment } from "#domain/jobs/recordPayment.ts"
import { AdjustmentId, PaymentId } from "#domain/payments/Payment.ts"
import { ClosingDay, firstOpenDay } from "#domain/payments/ClosingDay.ts"
import { Users } from "#domain/people/Users.ts"
import { slices } from "#domain/registry/slices.ts"
import { freshUser } from "#tests/contracts/fresh.ts"
import { sampleQuote, inDemo, seller, twoMemoryShops } from "../jobs/stages/shopWithCustomer.ts"

const shops = Layer.mergeAll(twoMemoryShops, nagsMemory([]), vinDecoderMemory)
const handlers = handlersOf(...slices)
const today = "2026-11-21"
const newId = () => crypto.randomUUID()

/** The response to a person with the given roles. */
const call = (name: string, input: object, roles: ReadonlyArray<Role> = ["owner"]) =>
  handleRequest(
    handlers.find(({ endpoint }) => endpoint.name === name)!,
    input
  ).pipe(Effect.provideService(CurrentUser, { ...seller, roles }))

const close = (closedThrough: string) => ClosingDay.use(({ set }) => set(closedThrough))

const paid = Effect.fnUntraced(function* (job: Job, amountReceived = 1000) {
  const paymentId = PaymentId.make(newId())
  const said = { payer: "customer", collectionDate: today, source: "Cash", description: "" } as const
  const now = yield* recordPayment({ id: job.id, paymentId, amountReceived, ...said })
  return { job: now, paymentId }
})
const anInvoice = Effect.flatMap(Effect.suspend(sampleQuote), convertToInvoice)
const money = { amount: 500, reason: "Short-paid", date: today }

/**
 * One of each operation that dates or reverses a document, prepared while the books are open, for November 21, 2026.
 */
const dating: Readonly<Record<string, Effect.Effect<object, unknown, never>>> = {
  postInvoice: Effect.map(Effect.suspend(sampleQuote), ({ id, version }) => ({ id, version })),
  postReopen: Effect.map(anInvoice, ({ id, version }) => ({ id, version })),
  postCredit: Effect.map(anInvoice, ({ id, version }) => ({ id, version, reason: "Wrong car", rebill: false })),
  postPayment: Effect.map(anInvoice, ({ id }) => ({
    id,
    paymentId: newId(),
    payer: "customer",
    collectionDate: today,
    source: "Cash",
    amountReceived: 1000,
    description: ""
  })),
  postCardPayment: Effect.map(anInvoice, ({ id }) => ({
    id,
    paymentId: newId(),
    payer: "customer",
    amountReceived: 1000,
    description: "",
    token: "cnon:card-nonce-ok"
  })),
  postRefund: Effect.map(Effect.flatMap(anInvoice, paid), ({ job, paymentId }) => ({
    id: job.id,
    paymentId,
    refundId: newId(),
    source: "Cash",
    ...money
  })),
  postPaymentVoid: Effect.map(Effect.flatMap(anInvoice, paid), ({ job, paymentId }) => ({
    id: job.id,
    paymentId,
    reason: "Wrong job"
  })),
  postPaymentMove: Effect.gen(function* () {
    const { job, paymentId } = yield* Effect.flatMap(anInvoice, paid)
    const quote = yield* sampleQuote({ customerId: job.customerId })
    const to = yield* convertToWorkOrder({ ...quote, date: "2026-12-01", timeFrame: "" })
    return { id: job.id, paymentId, moveId: newId(), to: to.id }
  }),
  postAdjustment: Effect.map(anInvoice, ({ id }) => ({
    id,
    adjustmentId: newId(),
    kind: "writeOff",
    payer: "insurer",
    ...money
  })),
  postAdjustmentReversal: Effect.gen(function* () {
    const { id } = yield* anInvoice
    const adjustmentId = AdjustmentId.make(newId())
    yield* adjustBalance({ id, adjustmentId, kind: "writeOff", payer: "insurer", ...money })
    return { id, adjustmentId, reason: "They paid" }
  })
} as never

/** Operations that write to jobs but date no document in the books. */
const datingNothing = [
  "deleteJobFile",
  "deleteLost",
  "deleteQuote",
  "postInstallStep",
  "postJob",
  "postJobFile",
  "postJobFileBack",
  "postJobPresence",
  "postJobsMove",
  "postLinkRevoked",
  "postLost",
  "postMessage",
  "postQuotesDelete",
  "postQuotesLost",
  "postRework",
  "postSignature",
  "postSiteEvent",
  "postWorkOrder",
  "putJob",
  "putJobPlan",
  "putJobWork"
]

describe("closed books", () => {
  it("are checked by every endpoint that dates a document; all others that write to jobs are known to date none", () => {
    const writing = handlers
      .map(({ endpoint }) => endpoint)
      .filter(({ method, path }) => method !== "GET" && path.startsWith("/jobs"))
    const asking = writing.filter(({ failures }) =>
      failures.some((failure) => (failure as { readonly identifier?: string }).identifier === "BooksClosed")
    )
    assert.sameMembers(
      asking.map(({ name }) => name),
      Object.keys(dating)
    )
    assert.deepStrictEqual(
      writing.map(({ name }) => name).filter((name) => !(name in dating) && !datingNothing.includes(name)),
      []
    )
  })

  it.effect.each(Object.keys(dating))("reject %s for a day on or before the closing day and change nothing", (name) =>
    Effect.gen(function* () {
      const input = (yield* dating[name]!) as { readonly id: Job["id"] }
      const before = yield* (yield* Jobs).get(input.id)
      yield* close(today)
      const refused = yield* call(name, input)
      assert.strictEqual(refused.status, 422)
      const path = { postPayment: "collectionDate", postRefund: "date", postAdjustment: "date" }[name] ?? ""
      assert.deepInclude(JSON.parse(JSON.stringify(refused.body)), {
        failure: { _tag: "BooksClosed", path, closedThrough: today }
      })
      assert.deepStrictEqual(yield* (yield* Jobs).get(input.id), before)
      yield* close("2026-11-20")
      assert.strictEqual((yield* call(name, input)).status, 200, "after the closing day")
    }).pipe(inDemo, Effect.provide(shops))
  )

  it.effect("record what already happened, such as a completed charge, on the first open day", () =>
    Effect.gen(function* () {
      yield* close("2026-11-20")
      assert.deepStrictEqual(
        yield* Effect.forEach(["2026-11-19", "2026-11-20", today, "2026-11-22"], (day) => firstOpenDay(day)),
        [today, today, today, "2026-11-22"]
      )
    }).pipe(inDemo, Effect.provide(shops))
  )

  it.effect("are closed and reopened only by the owner, and both are in the audit log", () =>
    Effect.gen(function* () {
      yield* sampleQuote()
      yield* (yield* Users).save(freshUser({ id: seller.id, firstName: "Bea", lastName: "Ortiz" }), "a hash")
      for (const role of ["admin", "billing", "sales", "installer"] as const)
        assert.strictEqual((yield* call("putClosingDay", { closedThrough: today }, [role])).status, 403, role)
      assert.strictEqual(
        (yield* call("putClosingDay", { closedThrough: "2026-11-22" })).status,
        422,
        "a date in the future"
      )
      for (const closedThrough of ["2026-10-31", "2026-10-31", "2026-09-30", ""])
        assert.strictEqual((yield* call("putClosingDay", { closedThrough })).status, 200)
      const { items } = yield* (yield* AuditLog).search({ about: "books" })
      assert.deepStrictEqual(
        items.map(({ detail, kind, userName }) => [kind, detail, userName]),
        [
          ["booksReopened", "– < 2026-09-30", "Bea Ortiz"],
          ["booksReopened", "2026-09-30 < 2026-10-31", "Bea Ortiz"],
          ["booksClosed", "2026-10-31", "Bea Ortiz"]
        ]
      )
      const seen = yield* call("getClosingDay", {}, ["admin"])
      assert.deepStrictEqual(JSON.parse(JSON.stringify(seen.body)).data, { closedThrough: "" })
    }).pipe(inDemo, Effect.provide(shops))
  )
})
