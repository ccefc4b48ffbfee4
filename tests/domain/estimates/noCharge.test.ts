import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { chargesNothing, isNoCharge, needsPrice, priceEstimate } from "#domain/estimates/priceEstimate.ts"
import { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { sampleLines } from "#domain/testing/samples.ts"

const Charged = Schema.Struct({
  netPrice: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 200 })),
  quantity: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 200 })),
  noChargeReason: Schema.Literals(["", " ", "Warranty"])
})

describe("a no-charge line", () => {
  it.prop("needs either a price or a reason, unlike a charged line, which needs neither", [Charged], ([charged]) => {
    const line = { ...sampleLines[0]!, ...charged }
    const { lines, total } = priceEstimate({
      lines: [line],
      partsTaxRate: 825,
      laborTaxRate: 0,
      taxExempt: false,
      insured: false,
      deductible: 0,
      rebate: 0
    })
    assert.strictEqual(chargesNothing(line), lines[0]?.extendedPrice === 0)
    assert.strictEqual(needsPrice(line) || isNoCharge(line), chargesNothing(line))
    assert.isFalse(needsPrice(line) && isNoCharge(line))
    if (chargesNothing(line)) assert.strictEqual(total, 0)
  })

  it("rejects a blank reason, and any reason on a charged line", () => {
    const [glass] = sampleLines
    assert.isTrue(needsPrice({ ...glass!, netPrice: 0, noChargeReason: "  " }))
    assert.isFalse(isNoCharge({ ...glass!, noChargeReason: "Warranty" }))
  })

  it("has an empty reason if the client does not send one", () => {
    const { noChargeReason: _, ...older } = sampleLines[0]!
    assert.strictEqual(Schema.decodeUnknownSync(EstimateLine)(older).noChargeReason, "")
  })
})
