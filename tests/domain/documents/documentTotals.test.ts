import { assert, describe, it } from "@effect/vitest"
import { jobDocument } from "#domain/documents/JobDocument.ts"
import { type Payment, PaymentId, RefundId } from "#domain/payments/Payment.ts"
import { LineId } from "#domain/estimates/EstimateLine.ts"
import { paper } from "./paper.ts"
import { sumsOf } from "./written.ts"

const invoice = { stage: "invoice", invoicedOn: "2026-11-24", invoiceNumber: 317 } as const

const payment = (changes: Partial<Payment> = {}): Payment => ({
  id: PaymentId.make("0198c0de-0000-7000-8000-000000000009"),
  status: "paid",
  paymentType: "external",
  payer: "customer",
  collectionDate: "2026-11-24",
  source: "Check 2201",
  amountReceived: 4000,
  description: "",
  ...changes
})

describe("a document's totals", () => {
  it("end with what insurer and customer still owe", () => {
    const paid = paper({ job: { ...invoice, payments: [payment()] } })
    assert.deepStrictEqual(sumsOf(jobDocument("invoice", paid)).slice(-4), [
      "Paid Nov 24, 2026, Check 2201: -$40.00",
      "Due from insurer: $869.18",
      "Due from customer: $0.00",
      "Balance due: $869.18"
    ])
  })

  it("exclude pending and refunded payments", () => {
    const payments = [payment({ status: "pending" }), payment({ status: "refunded" })]
    const sums = sumsOf(jobDocument("invoice", paper({ job: { ...invoice, payments } })))
    assert.isFalse(sums.some((sum) => sum.startsWith("Paid")))
    assert.strictEqual(sums.at(-1), "Balance due: $909.18")
  })

  it("show refunds below their payment, so that the amounts add up", () => {
    const refund = {
      id: RefundId.make("0198c0de-0000-7000-8000-000000000019"),
      status: "refunded",
      amount: 1500,
      reason: "Clip reused",
      date: "2026-11-30",
      source: "Cash"
    } as const
    const payments = [
      payment({ status: "partlyRefunded", refunds: [refund, { ...refund, status: "failed", amount: 100 }] })
    ]
    assert.deepStrictEqual(
      sumsOf(jobDocument("invoice", paper({ job: { ...invoice, insurance: null, payments } }))).slice(-4),
      [
        "Total USD: $969.18",
        "Paid Nov 24, 2026, Check 2201: -$40.00",
        "Refunded Nov 30, 2026, Cash: $15.00",
        "Balance due: $944.18"
      ]
    )
  })

  it("show an overpayment as a credit balance", () => {
    const payments = [payment({ amountReceived: 100_000 })]
    const sums = sumsOf(jobDocument("invoice", paper({ job: { ...invoice, insurance: null, payments } })))
    assert.strictEqual(sums.at(-1), "Credit balance: -$30.82")
  })

  it("omit the insurer when the customer pays, and the balance on a quote", () => {
    assert.deepStrictEqual(sumsOf(jobDocument("quote", paper({ job: { insurance: null } }))), [
      "Parts subtotal: $513.24",
      "Labor subtotal: $413.60",
      "Tax on parts (8.25%): $42.34",
      "Total USD: $969.18"
    ])
  })

  it("show a deposit on a quote", () => {
    const sums = sumsOf(jobDocument("quote", paper({ job: { insurance: null, payments: [payment()] } })))
    assert.deepStrictEqual(sums.slice(-2), ["Paid Nov 24, 2026, Check 2201: -$40.00", "Balance due: $929.18"])
  })

  it("list customer-paid lines next to the deductible", () => {
    const lines = paper().job.lines.map((line) =>
      line.kind === "rainSensorPad" ? { ...line, customerPaid: true } : line
    )
    // 19.80 and its 8.25 % tax move from the insurer to the customer: claimed 493.44 + 413.60 + 40.71 = 947.75.
    assert.deepStrictEqual(sumsOf(jobDocument("quote", paper({ job: { lines } }))).slice(3), [
      "Total USD: $969.18",
      "Insurer’s share: $847.75",
      "Deductible: $100.00",
      "Rebate: -$60.00",
      "Items the customer pays: $21.43",
      "Customer’s share: $61.43"
    ])
  })

  it("cap a deductible at the total", () => {
    const { insurance } = paper().job
    assert.isNotNull(insurance)
    const sums = sumsOf(
      jobDocument("quote", paper({ job: { insurance: { ...insurance, deductible: 250_000, rebate: 0 } } }))
    )
    assert.deepStrictEqual(sums.slice(3), [
      "Total USD: $969.18",
      "Insurer’s share: $0.00",
      "Deductible: $969.18",
      "Customer’s share: $969.18"
    ])
  })

  it("name the tax that applies: labor's own rate, none, or an exemption by its number", () => {
    const of = (rates: { parts: number; labor: number; exempt: boolean }) =>
      sumsOf(
        jobDocument(
          "quote",
          paper({ job: { insurance: null, taxRates: { ...rates, lines: [] } }, customer: { taxExemptNo: "TX-88" } })
        )
      ).slice(2)
    assert.deepStrictEqual(of({ parts: 887.5, labor: 400, exempt: false }), [
      "Tax on parts (8.875%): $45.55",
      "Tax on labor (4%): $16.54",
      "Total USD: $988.93"
    ])
    assert.deepStrictEqual(of({ parts: 0, labor: 0, exempt: false }), ["Tax: $0.00", "Total USD: $926.84"])
    assert.deepStrictEqual(of({ parts: 825, labor: 825, exempt: true }), [
      "Tax exempt TX-88: $0.00",
      "Total USD: $926.84"
    ])
  })

  // 926.84 before tax: 46.342 and 92.45229, each calculated separately.
  it("name Québec's two taxes, each with its rate", () => {
    const lines = [
      { name: "TPS", rate: 500, on: "both" },
      { name: "TVQ", rate: 997.5, on: "both" }
    ] as const
    const of = (exempt: boolean) =>
      sumsOf(
        jobDocument("quote", paper({ job: { insurance: null, taxRates: { parts: 0, labor: 0, exempt, lines } } }))
      ).slice(2)
    assert.deepStrictEqual(of(false), ["TPS (5%): $46.34", "TVQ (9.975%): $92.45", "Total USD: $1,065.63"])
    assert.strictEqual(of(true).at(-1), "Total USD: $926.84")
    assert.lengthOf(of(true), 2)
  })

  it("mention repairs and fees if they are among the parts", () => {
    const [glass] = paper().job.lines
    const otherLine = LineId.make("019a0000-0000-7000-8000-000000000001")
    assert.isDefined(glass)
    const document = jobDocument(
      "quote",
      paper({
        job: {
          insurance: null,
          lines: [glass, { ...glass, id: otherLine, kind: "fee", description: "Mobile fee", netPrice: 2500 }]
        }
      })
    )
    assert.strictEqual(document.sections[0]?.title, "Parts, repairs and fees")
    assert.strictEqual(sumsOf(document)[0], "Parts, repairs and fees subtotal: $431.72")
  })
})
