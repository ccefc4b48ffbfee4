import { assert, describe, it } from "@effect/vitest"
import { rejections } from "#adapters/sandbox/simulatedPartner.ts"
import { rejectionHint } from "#domain/edi/rejectionHint.ts"
import { shortPayReasons } from "#domain/edi/shortPayReasons.ts"
import { LineId } from "#domain/estimates/EstimateLine.ts"
import { emptyInsurance } from "#domain/jobs/JobDraft.ts"
import { totalsOf } from "#domain/jobs/completeDraft.ts"
import { freshCustomer, freshJob, freshLocation } from "#tests/contracts/fresh.ts"

const sample = freshJob(freshCustomer(), freshLocation(), { number: 1042 })
const line = (
  kind: "glass" | "labor" | "kit",
  description: string,
  quantity: number,
  netPrice: number,
  taxable: boolean
) => ({
  ...sample.lines[0]!,
  id: LineId.make(crypto.randomUUID()),
  kind,
  description,
  quantity,
  netPrice,
  taxable,
  customerPaid: false,
  rule: "typed" as const,
  taxAs: "" as const
})

// Trade 3.1 E without its calibration: glass 406.72, labor 3.3 h at 42.00 = 138.60, kits 40.00; parts taxed at 8.25 %.
const lines = [
  line("glass", "WINDSHIELD", 100, 40_672, true),
  line("labor", "NAGS LABOR", 330, 4_200, false),
  line("kit", "URETHANE KIT", 200, 2_000, true)
]
const insurance = { ...emptyInsurance, company: "Prairie Mutual", deductible: 10_000 }
const taxRates = { parts: 825, labor: 0, exempt: false, lines: [] }
const job = { lines, insurance, taxRates, totals: totalsOf({ lines, insurance }, taxRates) }
// 585.32 plus tax of 36.85 (8.25 % of 446.72 is 36.8544), less the deductible of 100.00.
const share = 58_532 + 3_685 - 10_000

const told = (short: number) =>
  shortPayReasons(job, short).map(({ kind, line: at, from, to, percent }) => ({ kind, at, from, to, percent }))

describe("a short payment", () => {
  it("is explained as a reduced hourly rate: 13.20 is 3.3 hours at 38.00", () => {
    assert.strictEqual(job.totals.insurerShare, share)
    assert.deepStrictEqual(told(1_320)[0], { kind: "labor", at: 2, from: 4_200, to: 3_800, percent: 0 })
  })

  it("is explained as a different part price, with its tax: 10 % off the glass is 40.67 and 3.36 of tax", () => {
    // 446.72 - 40.67 = 406.05, of which 8.25 % is 33.50: 3.35 less.
    assert.deepStrictEqual(told(4_067 + 335)[0], { kind: "price", at: 1, from: 40_672, to: 36_605, percent: 1_000 })
  })

  it("is explained as the missing line, tax, or deductible", () => {
    assert.deepStrictEqual(told(13_860)[0], { kind: "line", at: 2, from: 4_200, to: 0, percent: 0 })
    assert.deepStrictEqual(told(3_685)[0], { kind: "tax", at: 0, from: 3_685, to: 0, percent: 0 })
    assert.deepStrictEqual(told(10_000)[0], { kind: "deductible", at: 0, from: 10_000, to: 0, percent: 0 })
  })

  it("is explained as a fee: 2.5 % of 522.17 is 13.05", () => {
    assert.deepStrictEqual(told(1_305).at(-1), { kind: "fee", at: 0, from: share, to: share - 1_305, percent: 250 })
  })

  it("has no far-fetched explanation, and none if nothing or everything is missing", () => {
    assert.deepStrictEqual(told(1_239), [])
    for (const short of [0, -100, share, share + 1]) assert.deepStrictEqual(told(short), [])
  })
})

describe("a rejection", () => {
  it("is recognized by each text of trade 4.3", () => {
    const hint = (word: keyof typeof rejections) => rejectionHint(rejections[word].join(" "))
    assert.deepStrictEqual(
      {
        vin: hint("VIN"),
        ref: hint("REFERRAL"),
        price: hint("PRICE"),
        nags: hint("NAGS"),
        recal: hint("RECAL"),
        address: hint("ADDRESS"),
        dup: hint("DUPLICATE")
      },
      {
        vin: "vin",
        ref: "referral",
        price: "price",
        nags: "nonNags",
        recal: "calibration",
        address: "address",
        dup: "duplicate"
      }
    )
  })

  it("is recognized by its code alone (code 647) and by what a 997 names, otherwise it has no hint", () => {
    assert.deepStrictEqual(
      ["DUP", "ICA CLAIM AMOUNT DIFFERS FROM THE SUM OF ITS LINES", "DTE", "COV", "INC", "AK3 BIG 1  8", "997"].map(
        rejectionHint
      ),
      ["duplicate", "sums", "date", "authorization", "incomplete", "syntax", "syntax"]
    )
    assert.isNull(rejectionHint("CALL US"))
  })
})
