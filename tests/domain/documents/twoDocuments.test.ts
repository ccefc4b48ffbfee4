import { assert, describe, it } from "@effect/vitest"
import { Arbitrary, Effect, Schema } from "effect"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { setSplitBilling } from "#domain/business-information/businessInformationHandlers.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { deductibleOf, splitInvoiceFor, shareOf } from "#domain/documents/splitInvoiceFor.ts"
import { type JobDocument, jobDocument } from "#domain/documents/JobDocument.ts"
import { jobFacts } from "#domain/documents/jobFacts.ts"
import { createJobDocument } from "#domain/documents/createJobDocument.ts"
import { LineId } from "#domain/estimates/EstimateLine.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { composeMessage } from "#domain/messages/composeMessage.ts"
import { AdjustmentId, type Payment, PaymentId, RefundId } from "#domain/payments/Payment.ts"
import { Payer } from "#domain/payments/PaymentSource.ts"
import { balanceOf, dueTotals, amountOwed } from "#domain/payments/balance.ts"
import { freshCustomer, freshJob, freshLocation, freshTenant, withTenant } from "#tests/contracts/fresh.ts"
import { anyEstimate } from "../estimates/estimateArbitrary.ts"
import { paper } from "./paper.ts"
import { allOf, factsOf, sumsOf } from "./written.ts"

const payers = Payer.literals
const whole = (maximum: number) => Schema.Int.check(Schema.isBetween({ minimum: 1, maximum }))
const anyMoney = Arbitrary.schema(
  Schema.Array(
    Schema.Struct({
      payer: Payer,
      status: Schema.Literals(["pending", "paid", "failed", "partlyRefunded", "refunded", "voided"]),
      amount: whole(900_000),
      refund: Schema.Literals(["none", "pending", "refunded", "failed"]),
      isAdjustment: Schema.Boolean,
      isReversed: Schema.Boolean
    })
  ).check(Schema.isMaxLength(6))
)
const anyTaxes = Arbitrary.schema(
  Schema.Array(
    Schema.Struct({ rate: Schema.Literals([500, 700, 997.5, 1500]), on: Schema.Literals(["parts", "labor", "both"]) })
  ).check(Schema.isMaxLength(3))
)

const day = "2026-11-24"
const id = "0198c0de-0000-7000-8000-000000000009"

/** Any insured invoice, with any payments, credited or not. */
const anyInvoice = Arbitrary.map(
  Arbitrary.all([anyEstimate, anyMoney, anyTaxes, Arbitrary.schema(Schema.Boolean)]),
  ([estimate, money, taxes, isCredited]) => {
    const { insurance } = paper().job
    assert.isNotNull(insurance)
    const payments = money
      .filter(({ isAdjustment }) => !isAdjustment)
      .map(({ amount, payer, refund, status }): Payment => ({
        id: PaymentId.make(id),
        status,
        paymentType: "external",
        payer,
        collectionDate: day,
        source: "Cash",
        amountReceived: amount,
        description: "",
        refunds:
          refund === "none"
            ? []
            : [
                {
                  id: RefundId.make(id),
                  status: refund,
                  amount: Math.ceil(amount / 2),
                  reason: "x",
                  date: day,
                  source: "Cash"
                }
              ]
      }))
    const adjustments = money
      .filter(({ isAdjustment }) => isAdjustment)
      .map(({ amount, isReversed, payer }) => ({
        id: AdjustmentId.make(id),
        kind: "allowance" as const,
        payer,
        amount,
        date: day,
        reason: "x",
        ...(isReversed ? { reversed: { date: day, reason: "x" } } : {})
      }))
    return paper({
      job: {
        stage: "invoice",
        invoicedOn: day,
        invoiceNumber: 1491,
        credit: isCredited ? { number: 12, creditedOn: day, rebilledAs: null } : null,
        lines: estimate.lines.map((line, at) => ({ ...line, id: LineId.make(`${id.slice(0, -2)}${at + 10}`) })),
        insurance: { ...insurance, deductible: estimate.deductible, rebate: estimate.rebate },
        taxRates: {
          parts: taxes.length > 0 ? 0 : estimate.partsTaxRate,
          labor: taxes.length > 0 ? 0 : estimate.laborTaxRate,
          exempt: estimate.taxExempt,
          lines: taxes.map(({ on, rate }, at) => ({ name: `T${at}`, on, rate }))
        },
        payments,
        adjustments
      }
    })
  }
)

/** Cents as printed. */
const centsIn = (text: string) => Math.round(Number(text.replace(/[^0-9.-]/g, "")) * 100)
const printed = (document: JobDocument, label: RegExp) =>
  sumsOf(document)
    .filter((sum) => label.test(sum))
    .map((sum) => centsIn(sum.slice(sum.lastIndexOf(": ") + 2)))
const last = (document: JobDocument) => centsIn(sumsOf(document).at(-1)!)

describe("the two documents of any invoice", () => {
  it.prop(
    "have all its lines, subtotals, taxes, payments, allowances, and balances between them, to the cent",
    [anyInvoice],
    ([{ job }]) => {
      const parts = payers.map((payer) => splitInvoiceFor(job, payer))
      const sum = (of: (part: typeof job) => number) => parts.reduce((total, part) => total + of(part), 0)
      assert.sameDeepMembers(
        parts.flatMap(({ lines }) => lines),
        [...job.lines]
      )
      for (const name of ["partsSubtotal", "laborSubtotal", "partsTax", "laborTax", "total"] as const)
        assert.strictEqual(
          sum(({ totals }) => totals[name]),
          job.totals[name],
          name
        )
      job.totals.taxes.forEach(({ amount }, at) =>
        assert.strictEqual(
          sum(({ totals }) => totals.taxes[at]!.amount),
          amount
        )
      )
      assert.strictEqual(
        payers.reduce((total, payer) => total + shareOf(job, payer), job.totals.shopCredit),
        job.totals.total
      )
      assert.strictEqual(deductibleOf(parts[0]!, "customer"), deductibleOf(parts[1]!, "insurer"))
      assert.isAtMost(deductibleOf(parts[1]!, "insurer"), job.insurance!.deductible)
      assert.strictEqual(
        sum(({ payments }) => payments.length),
        job.payments.length
      )
      assert.strictEqual(
        payers.reduce((total, payer, at) => total + amountOwed(payer, dueTotals(parts[at]!), parts[at]!.payments), 0),
        balanceOf(dueTotals(job), job.payments)
      )
    },
    { arbitrary: { runs: 500 } }
  )

  it.prop(
    "print totals that add up to those of a single document",
    [anyInvoice],
    ([facts]) => {
      const one = jobDocument("invoice", facts)
      const [customers, insurers] = payers.map((billedTo) => jobDocument("invoice", { ...facts, billedTo }))
      assert.strictEqual(last(customers!) + last(insurers!), last(one))
      for (const label of [/^Paid /, /^Refunded /, /^(Tax on|T\d|Sales tax)/, /subtotal:/, /^Total /, /^Allowance/]) {
        const all = (document: JobDocument) => printed(document, label).reduce((total, cents) => total + cents, 0)
        assert.strictEqual(all(customers!) + all(insurers!), all(one), String(label))
      }
    },
    { arbitrary: { runs: 200 } }
  )
})

const { insurance, lines } = paper().job
const invoice = {
  stage: "invoice",
  invoicedOn: day,
  invoiceNumber: 1491,
  lines: lines.map((line) => (line.kind === "rainSensorPad" ? { ...line, customerPaid: true } : line)),
  insurance: insurance && { ...insurance, dispatchNumber: "884120" }
} as const

describe("each of the two documents", () => {
  // Example E with its gel pad paid by the customer: 19.80 and 1.63 tax; claimed 947.75, deductible 100, rebate 60.
  it("is the customer's: what they pay themselves, the deductible less the rebate, and the claim number only", () => {
    const document = jobDocument("invoice", paper({ job: invoice }))
    const own = jobDocument("invoice", { ...paper({ job: invoice }), billedTo: "customer" })
    assert.strictEqual(own.number, "1491 – Customer")
    assert.deepStrictEqual(
      own.sections.map(({ rows }) => rows.length),
      [1]
    )
    assert.deepStrictEqual(own.glass, document.glass)
    assert.deepStrictEqual(sumsOf(own), [
      "Parts subtotal: $19.80",
      "Labor subtotal: $0.00",
      "Tax on parts (8.25%): $1.63",
      "Total USD: $21.43",
      "Deductible: $100.00",
      "Rebate: -$60.00",
      "Customer’s share: $61.43",
      "Balance due: $61.43"
    ])
    const claim = own.blocks.find(({ title }) => title === "Insurance")
    assert.deepStrictEqual(factsOf(claim?.facts ?? []), ["Claim: CLM-448812"])
    assert.include(allOf(own), "The insurer is billed $847.75")
    assert.notInclude(allOf(own), "884120")
  })

  it("is the insurer's: the lines of the claim less the deductible, with all claim identifiers", () => {
    const own = jobDocument("invoice", { ...paper({ job: invoice }), billedTo: "insurer" })
    assert.strictEqual(own.number, "1491 – Insurer")
    assert.deepStrictEqual(sumsOf(own), [
      "Parts subtotal: $493.44",
      "Labor subtotal: $413.60",
      "Tax on parts (8.25%): $40.71",
      "Total USD: $947.75",
      "Deductible: -$100.00",
      "Insurer’s share: $847.75",
      "Balance due: $847.75"
    ])
    assert.include(allOf(own), "884120")
    assert.isFalse(factsOf(own.dates).some((fact) => fact.startsWith("Terms")))
    assert.include(allOf(own), "The customer is billed $61.43")
  })

  it("is labeled in its reader's language", () => {
    const of = (language: "fr" | "es") =>
      jobDocument("invoice", { ...paper({ job: invoice, language }), billedTo: "insurer" }).number
    assert.deepStrictEqual([of("fr"), of("es")], ["1491 – Assureur", "1491 – Aseguradora"])
  })
})

const tenant = freshTenant()
const here = withTenant(tenant.id)

const kept = Effect.fnUntraced(function* (changes: Parameters<typeof freshJob>[2]) {
  const [customer, location] = [freshCustomer(), freshLocation()]
  const job = freshJob(customer, location, changes)
  yield* (yield* Customers).add(customer)
  yield* (yield* Locations).add(location)
  yield* (yield* Jobs).add(job)
  return yield* jobFacts(job.id)
})

describe("a shop that bills in two documents", () => {
  it.effect(
    "sends the customer their own and prints the requested one; sends a single document once switched back",
    () =>
      Effect.gen(function* () {
        const facts = yield* kept({ number: 1001, stage: "invoice", invoiceNumber: 1491 })
        const numbers = Effect.gen(function* () {
          const draft = yield* composeMessage({ id: facts.job.id, channel: "email", template: "invoice" })
          const papers = yield* Effect.forEach(["customer", "insurer", undefined] as const, (billedTo) =>
            createJobDocument("invoice", { ...facts, language: "en", billedTo })
          )
          const total = draft.values.find(({ name }) => name === "total")?.value
          return [draft.paper?.number, total, ...papers.map(({ number }) => number)]
        })
        assert.deepStrictEqual(yield* numbers, ["1491", "$969.18", "1491", "1491", "1491"])
        yield* setSplitBilling({ isTwo: true })
        const own = "1491 – Customer"
        assert.deepStrictEqual(yield* numbers, [own, "$40.00", own, "1491 – Insurer", "1491"])
        yield* setSplitBilling({ isTwo: false })
        assert.deepStrictEqual(yield* numbers, ["1491", "$969.18", "1491", "1491", "1491"])
      }).pipe(here, Effect.provide(inMemory([tenant])))
  )

  it.effect("keeps one document if one payer bears everything, without insurance, and for other documents", () =>
    Effect.gen(function* () {
      yield* setSplitBilling({ isTwo: true })
      const own = Effect.fnUntraced(function* (kind: "invoice" | "workorder", changes: Parameters<typeof freshJob>[2]) {
        const facts = yield* kept({ stage: "invoice", ...changes })
        return (yield* createJobDocument(kind, { ...facts, language: "en", billedTo: "customer" })).number
      })
      const { totals } = paper().job
      const onInsurer = { ...totals, insurerShare: totals.total, customerShare: 0, shopCredit: 0 }
      assert.strictEqual(yield* own("invoice", { number: 1002, totals: onInsurer }), "1002")
      assert.strictEqual(yield* own("invoice", { number: 1003, insurance: null }), "1003")
      assert.strictEqual(yield* own("workorder", { number: 1004 }), "1004")
    }).pipe(here, Effect.provide(inMemory([tenant])))
  )
})
