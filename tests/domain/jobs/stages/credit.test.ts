import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { changeJob } from "#domain/jobs/saveJob.ts"
import { creditInvoice, draftOfJob } from "#domain/jobs/creditInvoice.ts"
import { CreditNotes } from "#domain/jobs/CreditNote.ts"
import { Job } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { recordPayment } from "#domain/jobs/recordPayment.ts"
import { reopenJob, convertToInvoice, convertToWorkOrder } from "#domain/jobs/changeStage.ts"
import { Products } from "#domain/products/Products.ts"
import { jobAt } from "#domain/testing/testFactories.ts"
import { freshProduct } from "#tests/contracts/fresh.ts"
import { sampleQuote, inDemo, twoMemoryShops } from "./shopWithCustomer.ts"

const accepted = { date: "2026-12-01", timeFrame: "morning" } as const
const anInvoice = Effect.gen(function* () {
  return yield* convertToInvoice(yield* convertToWorkOrder({ ...(yield* sampleQuote()), ...accepted }))
})
const paid = (job: Job, amountReceived: number) =>
  recordPayment({
    id: job.id,
    paymentId: PaymentId.make(crypto.randomUUID()),
    payer: "customer",
    amountReceived,
    collectionDate: "2026-11-21",
    source: "Cash",
    description: ""
  })
const tagOf = <A, R>(work: Effect.Effect<A, { readonly _tag: string }, R>) =>
  Effect.map(Effect.flip(work), ({ _tag }) => _tag)
const because = { reason: "Wrong insurer", rebill: false }

describe("reopening a job", () => {
  it.effect("loses no entered data, and a reissued invoice keeps its number", () =>
    Effect.gen(function* () {
      const invoice = yield* anInvoice
      const order = yield* reopenJob(invoice)
      assert.deepStrictEqual(order, Job.make({ ...invoice, version: 4, stage: "workorder" }))
      const quote = yield* reopenJob(order)
      assert.deepStrictEqual([quote.stage, quote.install.date, quote.lines.length], ["quote", "2026-12-01", 6])
      const other = yield* anInvoice
      assert.deepStrictEqual([other.invoiceNumber, (yield* convertToInvoice(quote)).invoiceNumber], [2, 1])
      assert.strictEqual(yield* tagOf(reopenJob(invoice)), "JobChanged")
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("is rejected for work orders and invoices once a payment was taken", () =>
    Effect.gen(function* () {
      const order = yield* convertToWorkOrder({ ...(yield* sampleQuote()), ...accepted })
      const deposited = yield* paid(order, 1000)
      assert.strictEqual(yield* tagOf(reopenJob(deposited)), "MoneyTaken")
      assert.strictEqual(yield* tagOf(reopenJob(yield* convertToInvoice(deposited))), "MoneyTaken")
      assert.strictEqual(yield* tagOf(reopenJob(yield* sampleQuote())), "StageNotNext")
      const invoice = yield* anInvoice
      assert.strictEqual(yield* tagOf(convertToWorkOrder({ ...invoice, ...accepted })), "StageNotNext")
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})

describe("required stock before invoicing", () => {
  it.effect("blocks an invoice until the part is in stock, ignoring the case of its number", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      yield* (yield* Products).add(freshProduct({ productCode: "haH990001", requireStockBeforeInvoice: true }))
      yield* (yield* Products).add(freshProduct({ productCode: "HML990001", requireStockBeforeInvoice: false }))
      const refusal = yield* convertToInvoice(quote).pipe(Effect.flip)
      assert(refusal._tag === "StockRequired")
      assert.strictEqual(refusal.partNumbers, "HAH990001")
      const here = yield* changeJob({
        ...draftOfJob(quote),
        id: quote.id,
        version: quote.version,
        lines: quote.lines.map((line) => ({ ...line, status: "received" as const }))
      })
      assert.strictEqual(here.partsStatus, "complete")
      assert.strictEqual((yield* convertToInvoice(here)).stage, "invoice")
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})

describe("a credit note", () => {
  // trade 3.2 example E: 969.18, of which the insurer owes 869.18 and the customer 40.00.
  it.effect("reverses an invoice to the cent under its own number", () =>
    Effect.gen(function* () {
      const invoice = yield* anInvoice
      const credited = yield* creditInvoice({ ...invoice, ...because })
      assert.deepStrictEqual(
        credited,
        jobAt({
          ...invoice,
          version: 4,
          balance: 0,
          credit: { number: 1, creditedOn: "2026-11-21", rebilledAs: null }
        })
      )
      const note = (yield* (yield* CreditNotes).ofJob(invoice.id))!
      assert.deepStrictEqual(
        [
          note.number,
          note.invoiceNumber,
          note.reason,
          note.totals.total,
          note.totals.insurerShare,
          note.totals.customerShare,
          note.totals.laborTax
        ],
        [1, 1, "Wrong insurer", -96918, -86918, -4000, 0]
      )
      assert.deepStrictEqual(
        note.lines.map(({ quantity, amount }) => [quantity, amount]),
        [
          [-100, -40672],
          [-330, -13860],
          [-200, -4000],
          [-100, -4672],
          [-100, -1980],
          [-100, -27500]
        ]
      )
      const [entry] = (yield* (yield* JobChanges).list(invoice.id, {})).items
      assert.deepStrictEqual(entry?.what, { _tag: "credit", number: 1, reason: "Wrong insurer" })
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("owes payments back to the customer, and rejects further payments, changes, and steps", () =>
    Effect.gen(function* () {
      const invoice = yield* paid(yield* anInvoice, 4000)
      const credited = yield* creditInvoice({ ...invoice, ...because })
      assert.strictEqual(credited.balance, -4000)
      const refusal = yield* paid(credited, 1).pipe(Effect.flip)
      assert.strictEqual(refusal._tag, "PaymentAboveBalance")
      assert.strictEqual(
        yield* tagOf(changeJob({ ...draftOfJob(credited), id: credited.id, version: credited.version })),
        "InvoiceStands"
      )
      const refusals = [
        yield* tagOf(reopenJob(credited)),
        yield* tagOf(convertToInvoice(credited)),
        yield* tagOf(creditInvoice({ ...credited, ...because }))
      ]
      assert.deepStrictEqual(refusals, ["InvoiceCredited", "InvoiceCredited", "InvoiceCredited"])
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("rebills the work if requested, and each job references the other", () =>
    Effect.gen(function* () {
      const invoice = yield* anInvoice
      const credited = yield* creditInvoice({ ...invoice, ...because, rebill: true })
      const anew = yield* (yield* Jobs).get(credited.credit.rebilledAs!.id)
      assert.deepStrictEqual(draftOfJob(anew), draftOfJob(invoice))
      assert.deepStrictEqual(
        [anew.stage, anew.number, anew.invoiceNumber, anew.totals.total, anew.rebillOf],
        ["workorder", invoice.number + 1, null, 96918, { id: invoice.id, number: invoice.number }]
      )
      assert.strictEqual((yield* convertToInvoice(anew)).invoiceNumber, 2)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("is rejected for a job that is not an invoice and for a stale version", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      assert.strictEqual(yield* tagOf(creditInvoice({ ...quote, ...because })), "CreditNeedsInvoice")
      const invoice = yield* anInvoice
      assert.strictEqual(yield* tagOf(creditInvoice({ ...invoice, version: 2, ...because })), "JobChanged")
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("is created once for twenty concurrent requests", () =>
    Effect.gen(function* () {
      const invoice = yield* anInvoice
      const results = yield* Effect.all(
        Array.from({ length: 20 }, () => Effect.result(creditInvoice({ ...invoice, ...because }))),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(results.filter(({ _tag }) => _tag === "Success").length, 1)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})
