import { documentFormats } from "#domain/documents/DocumentContext.ts"
import { parseAdjustments } from "#domain/edi/adjustmentCodes.ts"
import { partnerRemarks } from "#domain/edi/printDispute.ts"
import { assert, describe, it } from "@effect/vitest"
import { createActor } from "xstate"
import { ediMachine } from "#domain/edi/ediMachine.ts"
import { paymentEvent } from "#domain/edi/settleInvoice.ts"
import { afterEvent, type EdiEvent, EdiState, isLocked } from "#domain/edi/ediStates.ts"
import { readAnswer, remittanceSums } from "#domain/edi/readAnswer.ts"

const read = (kind: string, text: string) =>
  readAnswer({ kind, segments: text.split("~").map((segment) => segment.split("*")) })

describe("readAnswer", () => {
  it("reads 997s: accepted, with errors, rejected, and one without an outcome as rejected (trade 4.3)", () => {
    const outcome = (text: string) => read("997", text).map((answer) => "outcome" in answer && answer.outcome)
    assert.deepStrictEqual(read("997", "AK1*IN*57~AK2*810*0001~AK5*A~AK9*A*1*1*1"), [
      { kind: "997", groupControl: 57, outcome: "accepted", text: "" }
    ])
    assert.deepStrictEqual(outcome("AK1*IN*57~AK2*810*0001~AK5*E*5~AK9*E*1*1*1"), ["acceptedWithErrors"])
    assert.deepStrictEqual(read("997", "AK1*IN*57~AK2*810*0001~AK3*BIG*2**8~AK4*4**1~AK5*R*5~AK9*R*1*1*0"), [
      { kind: "997", groupControl: 57, outcome: "rejected", text: "AK3 BIG 2  8; AK4 4  1" }
    ])
    assert.deepStrictEqual(outcome("AK1*IN*57"), ["rejected"])
    assert.deepStrictEqual(read("997", "AK9*A"), [])
  })

  it("reads the reason in an 824, in the partner's own words (trade 4.3)", () => {
    assert.deepStrictEqual(
      read("824", "BGN*11*1*20260117~OTI*TR*IV*10234*****57~TED*ICA*CLAIM AMOUNT DIFFERS~NTE*ZZZ*SEE LINE 2"),
      [
        {
          kind: "824",
          invoiceNumber: "10234",
          groupControl: 57,
          outcome: "rejected",
          code: "ICA",
          text: "CLAIM AMOUNT DIFFERS SEE LINE 2"
        }
      ]
    )
    assert.deepStrictEqual(
      read("824", "OTI*TA*IV*1~OTI*TE*IV*2").map((answer) => "outcome" in answer && answer.outcome),
      ["accepted", "accepted"]
    )
  })

  it("reads an 820: each invoice with the amount paid", () => {
    assert.deepStrictEqual(
      read("820", "BPR*I*814.6*C*ACH~TRN*1*EFT77~RMR*IV*1441**814.60*827~ADX*-12.4*L5~RMR*IV*1442**10"),
      [
        { ...remitted, invoiceNumber: "1441", paid: 81_460, text: "-12.4 L5" },
        { ...remitted, invoiceNumber: "1442", paid: 1_000 }
      ]
    )
  })

  it("compares the sum of an 820's invoices with its total, which is negative for a reversal", () => {
    const sums = (text: string) => remittanceSums(text.split("~").map((segment) => segment.split("*")))
    assert.deepStrictEqual(sums("BPR*I*824.6*C~RMR*IV*1441**814.60*827~ADX*-12.4*L5~RMR*IV*1442**10"), {
      total: 82_460,
      parts: 82_460
    })
    assert.deepStrictEqual(sums("BPR*I*50.25*D~RMR*IV*1**-50.25"), { total: -5_025, parts: -5_025 })
    assert.deepStrictEqual(sums("BPR*I*7*C~ADX*-3*ZZ~RMR*IV*1**10"), { total: 700, parts: 700 })
    // Payments without an invoice count too: they would otherwise be lost.
    assert.deepStrictEqual(sums("BPR*I*30*C~RMR*IV*1**10~RMR*PO*2**15"), { total: 3_000, parts: 2_500 })
    assert.isUndefined(sums("TRN*1*EFT1~RMR*IV*1**10"))
  })

  it("reads the payment date of an 820 and that it is a check", () => {
    const answers = (day: string) => read("820", `BPR*I*10*C*CHK************${day}~TRN*1*4411~RMR*IV*1442**10`)
    const check = { ...remitted, invoiceNumber: "1442", paid: 1_000, trace: "4411", source: "check" as const }
    assert.deepStrictEqual(answers("20261124"), [{ ...check, day: "2026-11-24" }])
    assert.deepStrictEqual(answers("20261399"), [check])
  })
})

/** An 820 with only the mandatory fields of an invoice. */
const remitted = {
  kind: "820",
  paid: 0,
  trace: "EFT77",
  text: "",
  source: "insurerEft",
  day: ""
} as const

describe("EDI invoice states", () => {
  const events: ReadonlyArray<EdiEvent> = [
    "cleared",
    "blocked",
    "queued",
    "sent",
    "acknowledged",
    "accepted",
    "rejected",
    "corrected",
    "paid",
    "shortPaid",
    "overPaid",
    "disputed",
    "withdrawn",
    "credited"
  ]

  it("follow the state machine, from each state for each event", () => {
    for (const state of EdiState.literals)
      for (const type of events) {
        const actor = createActor(ediMachine, { snapshot: ediMachine.resolveState({ value: state }) }).start()
        actor.send({ type })
        assert.strictEqual(actor.getSnapshot().value, afterEvent(state, type), `${state} ${type}`)
      }
  })

  it("progress normally, and late answers change nothing", () => {
    const way = (...happened: ReadonlyArray<EdiEvent>) => happened.reduce<EdiState>(afterEvent, "draft")
    assert.strictEqual(way("cleared", "queued", "sent", "acknowledged", "accepted", "paid"), "paid")
    assert.strictEqual(way("cleared", "queued", "acknowledged", "sent", "sent"), "acknowledged")
    assert.strictEqual(way("cleared", "queued", "sent", "accepted", "acknowledged"), "accepted")
    assert.strictEqual(way("cleared", "queued", "sent", "rejected", "corrected", "cleared", "queued"), "queued")
    assert.strictEqual(way("cleared", "queued", "sent", "shortPaid", "accepted", "rejected"), "shortPaid")
  })

  it("lock the job once queued (trade 8.18)", () => {
    assert.deepStrictEqual(
      EdiState.literals.filter((state) => !isLocked(state)),
      ["draft", "ready"]
    )
  })

  it("distinguish short-paid from overpaid to the cent", () => {
    assert.strictEqual(paymentEvent(1), "shortPaid")
    assert.strictEqual(paymentEvent(0), "paid")
    assert.strictEqual(paymentEvent(-1), "overPaid")
  })
})

describe("adjustments in a remittance's text", () => {
  it("are read as amounts and codes, whatever precedes them", () => {
    assert.deepStrictEqual(parseAdjustments("EFT55120 -13.2 01; -5 55"), {
      before: "EFT55120",
      adjustments: [
        { cents: -1_320, code: "01" },
        { cents: -500, code: "55" }
      ]
    })
    assert.deepStrictEqual(parseAdjustments("-0.1 L5"), { before: "", adjustments: [{ cents: -10, code: "L5" }] })
  })
  it("appear on documents in the reader's language with their codes", () => {
    const said = (language: "en" | "fr" | "es") =>
      partnerRemarks("EFT55120 -13.2 01; -5 L5", { money: documentFormats(language, "US").money, language }).replace(
        /[\u00a0\u202f]/g,
        " "
      )
    assert.strictEqual(said("en"), "EFT55120; -$13.20: Pricing error (01); -$5.00: code L5")
    assert.include(said("fr"), "Erreur de prix (01)")
    assert.include(said("es"), "Error de precio (01)")
    assert.strictEqual(partnerRemarks("Paid; thank you", { money: String, language: "en" }), "Paid; thank you")
  })
  it("leave any other text unchanged", () => {
    for (const text of ["", "EFT55120", "Paid; thank you", "EFT 12 34 56 7", "EFT1 -1 01; paid"])
      assert.deepStrictEqual(parseAdjustments(text), { before: text, adjustments: [] })
  })
})
