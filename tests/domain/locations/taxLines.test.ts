import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { taxRatesOf } from "#domain/jobs/completeDraft.ts"
import { sampleLocation } from "#domain/testing/samples.ts"
import { TaxLines, taxesOn } from "#domain/shared/TaxLine.ts"

// Québec's historical rates: 9.5 % on the price including GST through the end of 2012, 9.975 % on the price alone
// since.
const taxLines = [
  { name: "TPS", rate: 500, on: "both", from: "2008-01-01" },
  { name: "TVQ", rate: 950, on: "both", from: "2012-01-01" },
  { name: "tvq ", rate: 997.5, on: "both", from: "2013-01-01" }
] as const
const ratesOn = (day: string) => taxesOn(taxLines, day).map(({ name, rate }) => `${name} ${rate}`)

describe("a location's named taxes", () => {
  it("apply from their start date, and each later rate from its own", () => {
    assert.deepStrictEqual(ratesOn("2007-12-31"), [])
    assert.deepStrictEqual(ratesOn("2012-12-31"), ["TPS 500", "TVQ 950"])
    assert.deepStrictEqual(ratesOn("2013-01-01"), ["TPS 500", "tvq 997.5"])
  })

  it("end at a rate of 0", () => {
    const ended = [...taxLines, { name: "TPS", rate: 0, on: "both", from: "2026-12-01" } as const]
    assert.lengthOf(taxesOn(ended, "2026-11-30"), 2)
    assert.deepStrictEqual(
      taxesOn(ended, "2026-12-01").map(({ rate }) => rate),
      [997.5]
    )
  })

  it("replace the two rates once one has started", () => {
    const location = { ...sampleLocation, taxLines }
    assert.deepStrictEqual(taxRatesOf(location, "2007-12-31", false), {
      parts: 825,
      labor: 0,
      exempt: false,
      lines: []
    })
    assert.deepStrictEqual(taxRatesOf(location, "2026-11-23", true), {
      parts: 0,
      labor: 0,
      exempt: true,
      lines: [
        { name: "TPS", rate: 500, on: "both" },
        { name: "tvq", rate: 997.5, on: "both" }
      ]
    })
  })

  it("are rejected at the second of two entries with the same name and start date", () => {
    const issue = Schema.decodeUnknownResult(TaxLines)([taxLines[0], { ...taxLines[0], name: " tps" }])
    assert.include(String(issue), "taxLine.twice")
    assert.include(String(issue), '[1]["name"]')
    assert.isTrue(Schema.is(TaxLines)(taxLines))
  })
})
