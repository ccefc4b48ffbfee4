import { Arbitrary, Schema } from "effect"
import { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import type { Estimate } from "#domain/estimates/priceEstimate.ts"

const whole = (maximum: number) => Schema.Int.check(Schema.isBetween({ minimum: 0, maximum }))

/** Lines a shop could write: up to 99,999.99 each, 0 to 20 pieces, any kind. */
const Line = Schema.Struct({
  ...EstimateLine.fields,
  partNumber: Schema.Literal(""),
  description: Schema.Literal("x"),
  netPrice: whole(99_999_99),
  quantity: whole(2_000)
})

const Random = Schema.Struct({
  lines: Schema.Array(Line).check(Schema.isMaxLength(12)),
  partsHundredths: whole(150_000),
  laborHundredths: whole(150_000),
  taxExempt: Schema.Boolean,
  insured: Schema.Boolean,
  /** Deductibles near the claimed amount matter most: in thousandths of the sum of the lines, up to twice it. */
  deductibleShare: whole(2_000),
  rebateShare: whole(1_000)
})

/** Random estimates with tax up to 15 %, a deductible up to twice the lines, and a rebate up to the deductible. */
export const anyEstimate: Arbitrary.Arbitrary<Estimate<EstimateLine>> = Arbitrary.map(
  Arbitrary.schema(Random),
  (random) => {
    const sum = random.lines.reduce((total, { netPrice, quantity }) => total + (netPrice * quantity) / 100, 0)
    const deductible = Math.floor((sum * random.deductibleShare) / 1000)
    return {
      lines: random.lines,
      partsTaxRate: random.partsHundredths / 100,
      laborTaxRate: random.laborHundredths / 100,
      taxExempt: random.taxExempt,
      insured: random.insured,
      deductible,
      rebate: Math.floor((deductible * random.rebateShare) / 1000)
    }
  }
)
