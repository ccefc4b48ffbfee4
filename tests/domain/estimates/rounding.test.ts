import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { netPrice, taxOf } from "#domain/estimates/priceEstimate.ts"
import { Price } from "#domain/shared/Money.ts"
import { TaxRate } from "#domain/shared/TaxLine.ts"

const listLess = (listPrice: number, discount: number) =>
  netPrice({ listPrice, cost: 0, discount, rule: "glassDiscount" })

describe("a net price", () => {
  it("rounds half a cent up, where banker's rounding would go to even (trade 3.1 rule 10)", () => {
    assert.strictEqual(listLess(21235, 3000), 14865)
  })

  it("applies the published State Farm discount", () => {
    assert.strictEqual(listLess(68935, 4100), 40672)
  })

  it("is the list price at 0 % and zero at 100 %", () => {
    assert.strictEqual(listLess(68935, 0), 68935)
    assert.strictEqual(listLess(68935, 10000), 0)
  })

  it("exceeds list for a negative discount: NAGS plus 10 %", () => {
    assert.strictEqual(listLess(20000, -1000), 22000)
  })

  it("adds a markup to cost, whatever the list price: cost and 25 %, as ICBC pays without a NAGS price (trade 3.2 example F)", () => {
    assert.strictEqual(netPrice({ listPrice: 99900, cost: 20000, discount: -2500, rule: "glassMarkup" }), 25000)
    assert.strictEqual(netPrice({ listPrice: 0, cost: 20000, discount: -2500, rule: "hardwareMarkup" }), 25000)
  })

  it("is zero while a price is required", () => {
    assert.strictEqual(netPrice({ listPrice: 10000, cost: 0, discount: -2500, rule: "priceRequired" }), 0)
  })

  it("discounts the cost of hardware that the catalog lists at 0.00", () => {
    assert.strictEqual(netPrice({ listPrice: 0, cost: 5000, discount: 1000, rule: "hardwareDiscount" }), 4500)
    assert.strictEqual(netPrice({ listPrice: 6000, cost: 5000, discount: 1000, rule: "hardwareDiscount" }), 5400)
  })
})

const millionths = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }))

/** The same calculation with BigInt: cents times millionths, half-up. */
const exactly = (cents: number, rate: bigint) => Number((2n * BigInt(cents) * rate + 1_000_000n) / 2_000_000n)

describe("tax", () => {
  it("supports New York City's 8.875 % and Québec's 9.975 %", () => {
    assert.strictEqual(taxOf(10000, 887.5), 888) // 8.875 rounds up
    assert.strictEqual(taxOf(20000, 997.5), 1995)
  })

  it("rounds half a cent up", () => {
    assert.strictEqual(taxOf(100, 50), 1) // 0.50 cent
    assert.strictEqual(taxOf(98, 50), 0) // 0.49 cent
  })

  it.prop(
    "is exact for every amount and rate",
    [Price, millionths],
    ([amount, millionths]) => {
      assert.strictEqual(taxOf(amount, millionths / 100), exactly(amount, BigInt(millionths)))
    },
    { arbitrary: { runs: 1000 } }
  )

  it("rejects a rate below 0 %, above 100 %, or finer than four decimals of a percent", () => {
    assert.deepStrictEqual([0, 825, 887.5, 10000].map(Schema.is(TaxRate)), [true, true, true, true])
    assert.deepStrictEqual([-1, 10001, 825.001, Number.NaN].map(Schema.is(TaxRate)), [false, false, false, false])
  })
})
