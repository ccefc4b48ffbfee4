import { assert, describe, it } from "@effect/vitest"
import { type CreditNote, CreditNoteId } from "#domain/jobs/CreditNote.ts"
import { jobDocument } from "#domain/documents/JobDocument.ts"
import { type Payment, PaymentId, RefundId } from "#domain/payments/Payment.ts"
import { paper } from "./paper.ts"
import { allOf, factsOf, sumsOf } from "./written.ts"

const invoice = { stage: "invoice", invoicedOn: "2026-11-24", invoiceNumber: 317 } as const
const { job } = paper({ job: invoice })
/** Written by hand from trade 3.2 example E, with every amount negative. */
const note: CreditNote = {
  id: CreditNoteId.make("0198c0de-0000-7000-8000-000000000011"),
  jobId: job.id,
  number: 5,
  invoiceNumber: 317,
  creditedOn: "2026-11-30",
  reason: "Wrong insurer",
  lines: job.lines.map((line) => ({ ...line, quantity: -line.quantity, amount: 0 })),
  totals: {
    partsSubtotal: -51324,
    laborSubtotal: -41360,
    partsTax: -4234,
    laborTax: 0,
    taxes: [],
    total: -96918,
    insurerShare: -86918,
    customerShare: -4000,
    shopCredit: -6000
  }
}
const credit = (language: "en" | "fr" | "es") => jobDocument("credit", { ...paper({ job: invoice, language }), note })

const payment = (id: number, amountReceived: number, payer: Payment["payer"]): Payment => ({
  id: PaymentId.make(`0198c0de-0000-7000-8000-00000000009${id}`),
  status: "paid",
  paymentType: "external",
  payer,
  collectionDate: "2026-11-24",
  source: "Check 2201",
  amountReceived,
  description: ""
})
const payments = [payment(1, 4000, "customer"), payment(2, 80000, "insurer")]
const receipt = (language: "en" | "fr" | "es", which = 0) =>
  jobDocument("receipt", { ...paper({ job: { ...invoice, payments }, language }), payment: payments[which] })

describe("a credit note", () => {
  it("reverses the invoice line by line, to the cent", () => {
    const document = credit("en")
    assert.deepStrictEqual([document.title, document.number], ["Credit note", "5"])
    assert.deepStrictEqual(factsOf(document.dates), ["Credited on: November 30, 2026", "Invoice: 317", "Job: 1042"])
    assert.deepStrictEqual(
      document.sections.flatMap(({ rows }) =>
        rows.map(({ quantity, prices }) => [quantity, prices?.unit, prices?.extended])
      ),
      [
        ["-1", "$406.72", "-$406.72"],
        ["-2", "$20.00", "-$40.00"],
        ["-1", "$46.72", "-$46.72"],
        ["-1", "$19.80", "-$19.80"],
        ["-3.3", "$42.00", "-$138.60"],
        ["-1", "$275.00", "-$275.00"]
      ]
    )
    assert.deepStrictEqual(sumsOf(document), [
      "Parts subtotal: -$513.24",
      "Labor subtotal: -$413.60",
      "Tax on parts (8.25%): -$42.34",
      "Total USD: -$969.18",
      "Insurer’s share: -$869.18",
      "Rebate: $60.00",
      "Customer’s share: -$40.00"
    ])
    assert.deepStrictEqual(
      [document.notes, document.handwritten],
      [["This credit note cancels invoice 317 in full.", "Reason: Wrong insurer"], null]
    )
  })

  it("shows the same in French and Spanish", () => {
    assert.deepStrictEqual(
      [credit("fr").title, ...credit("fr").notes],
      ["Note de crédit", "Cette note de crédit annule au complet la facture 317.", "Motif : Wrong insurer"]
    )
    assert.include(sumsOf(credit("fr")), "Total USD: -969,18 $")
    assert.deepStrictEqual(
      [credit("es").title, ...credit("es").notes],
      ["Nota de crédito", "Esta nota de crédito anula por completo la factura 317.", "Motivo: Wrong insurer"]
    )
    assert.include(factsOf(credit("es").dates), "Acreditada el: 30 de noviembre de 2026")
  })
})

describe("a credited invoice", () => {
  const credited = { ...invoice, credit: { number: 5, creditedOn: "2026-11-30", rebilledAs: null }, payments }

  it("shows the credit above its balance and owes back what was paid", () => {
    // 40.00 and 800.00 were paid and are no longer owed.
    assert.deepStrictEqual(sumsOf(jobDocument("invoice", paper({ job: credited }))).slice(-6), [
      "Credit note 5, Nov 30, 2026: -$969.18",
      "Paid Nov 24, 2026, Check 2201: -$40.00",
      "Paid Nov 24, 2026, Check 2201: -$800.00",
      "Due from insurer: -$800.00",
      "Due from customer: -$40.00",
      "Credit balance: -$840.00"
    ])
  })

  it("is named on the invoice that rebills its work", () => {
    const anew = { ...invoice, rebillOf: { id: job.id, number: 1042 } }
    assert.deepStrictEqual(jobDocument("invoice", paper({ job: anew })).notes, [
      "Rebill of job 1042.",
      "Thank you for your business."
    ])
  })
})

describe("a receipt", () => {
  it("states who paid what, how, and the balance at that time", () => {
    const document = receipt("en")
    assert.deepStrictEqual([document.title, document.number], ["Receipt", "1042-1"])
    assert.deepStrictEqual(factsOf(document.dates), [
      "Received on: November 24, 2026",
      "Received from: Customer",
      "Method: Check 2201",
      "Invoice: 317"
    ])
    assert.deepStrictEqual(sumsOf(document), ["Amount received USD: $40.00", "Balance after this payment: $869.18"])
    assert.deepStrictEqual(
      [document.sections, document.handwritten, document.notes],
      [[], null, ["Thank you for your business."]]
    )
    assert.deepStrictEqual(
      [receipt("en", 1).number, ...sumsOf(receipt("en", 1))],
      ["1042-2", "Amount received USD: $800.00", "Balance after this payment: $69.18"]
    )
  })

  it("states what was refunded and the current balance", () => {
    const refund = {
      id: RefundId.make("0198c0de-0000-7000-8000-000000000019"),
      status: "refunded",
      amount: 1500,
      reason: "Clip reused",
      date: "2026-11-30",
      source: "Cash"
    } as const
    const now = [{ ...payments[0]!, status: "partlyRefunded" as const, refunds: [refund] }, payments[1]!]
    const of = (which: number, language: "en" | "fr" | "es" = "en") =>
      sumsOf(
        jobDocument("receipt", { ...paper({ job: { ...invoice, payments: now }, language }), payment: now[which] })
      )
    assert.deepStrictEqual(of(0), [
      "Amount received USD: $40.00",
      "Refunded Nov 30, 2026, Cash: -$15.00",
      "Net received: $25.00",
      "Balance due: $84.18"
    ])
    assert.deepStrictEqual(of(1), ["Amount received USD: $800.00", "Balance due: $84.18"])
    assert.deepStrictEqual(of(0, "fr").slice(1, 3), [
      "Remboursé le 30 nov. 2026, Comptant: -15,00 $",
      "Reçu après remboursement: 25,00 $"
    ])
    assert.deepStrictEqual(of(0, "es").slice(1, 3), [
      "Reembolsado el 30 nov 2026, Efectivo: -$15.00",
      "Recibido después del reembolso: $25.00"
    ])
  })

  it("shows the same in French and Spanish, without the claim", () => {
    assert.deepStrictEqual(
      [receipt("fr").title, ...sumsOf(receipt("fr"))],
      ["Reçu", "Montant reçu USD: 40,00 $", "Solde après ce paiement: 869,18 $"]
    )
    assert.deepStrictEqual(factsOf(receipt("es").dates), [
      "Recibido el: 24 de noviembre de 2026",
      "Recibido de: Cliente",
      "Forma de pago: Check 2201",
      "Factura: 317"
    ])
    for (const language of ["en", "fr", "es"] as const) assert.notInclude(allOf(receipt(language)), "CLM-448812")
  })
})
