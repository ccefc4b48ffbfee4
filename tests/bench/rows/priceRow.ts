import { priceEstimate } from "#domain/estimates/priceEstimate.ts"
import { sampleLines } from "#domain/testing/samples.ts"
import { percentile } from "../percentile.ts"
import { alone, type Row } from "../Row.ts"

const most = 50

/** Measures pricing an estimate of 30 rows, with the function shared by screen and server: the median of 40 batches. */
export const priceRow = (): Row => {
  const lines = Array.from({ length: 30 }, (_, at) => sampleLines[at % sampleLines.length]!)
  const estimate = {
    lines,
    partsTaxRate: 825,
    laborTaxRate: 0,
    taxExempt: false,
    insured: true,
    deductible: 10_000,
    rebate: 6_000
  }
  const batch = () => {
    const began = performance.now()
    for (let n = 0; n < 500; n++) priceEstimate(estimate)
    return ((performance.now() - began) * 1_000) / 500
  }
  for (let n = 0; n < 10; n++) batch()
  const took = percentile(Array.from({ length: 40 }, batch), 0.5)
  return alone("price an estimate of 30 rows", `${took.toFixed(1)} µs`, `≤ ${most} µs`, took <= most)
}
