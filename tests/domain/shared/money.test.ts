import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { BasisPoints, Cents, divideHalfUp, Hundredths, Price, shareOf, times } from "#domain/shared/Money.ts"
import { TaxRate } from "#domain/shared/TaxLine.ts"
import { validationErrors } from "./faultsOf.ts"

const whole = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }))

/** Half-up rounding of integers of any size, by definition: add one half, away from zero, and truncate. */
const onPaper = (numerator: bigint, denominator: bigint) => {
  const size = numerator < 0n ? -numerator : numerator
  const rounded = (size + denominator / 2n) / denominator
  return Number(numerator < 0n ? -rounded : rounded)
}

describe("money", () => {
  it.prop(
    "rounds half up, away from zero, by definition",
    [whole(-1_000_000_000_000, 1_000_000_000_000), Schema.Literals([2, 100, 10_000, 1_000_000])],
    ([numerator, denominator]) => {
      assert.isTrue(divideHalfUp(numerator, denominator) === onPaper(BigInt(numerator), BigInt(denominator)))
    },
    { arbitrary: { runs: 2_000 } }
  )

  it.prop(
    "calculates shares of any amount exactly",
    [whole(-9_999_999_999, 9_999_999_999), whole(-100_000, 10_000)],
    ([amount, share]) => {
      assert.isTrue(shareOf(amount, share) === onPaper(BigInt(amount) * BigInt(share), 10_000n))
    }
  )

  it.prop(
    "multiplies prices below a hundred million exactly",
    [whole(0, 1_000_000), whole(0, 1_000_000)],
    ([price, quantity]) => {
      assert.strictEqual(times(price, quantity), onPaper(BigInt(price) * BigInt(quantity), 100n))
    }
  )

  it.prop(
    "loses no cent between a share and the rest",
    [whole(0, 9_999_999_999), whole(0, 10_000)],
    ([amount, share]) => {
      const both = shareOf(amount, share) + shareOf(amount, 10_000 - share)
      assert.isAtMost(Math.abs(both - amount), 1)
    }
  )

  // trade 3.1 rule 10 and 3.2 example A, D, E: published or calculated by hand.
  it.each([
    ["70 % of 212.35, where banker's rounding would give 148.64", shareOf(21235, 7000), 14865],
    ["80 % of 189.70", shareOf(18970, 8000), 15176],
    ["70 % of 375.00", shareOf(37500, 7000), 26250],
    ["59 % of 689.35", shareOf(68935, 5900), 40672],
    ["3.3 hours at 42.00", times(4200, 330), 13860],
    ["2.4 hours at 30.00", times(3000, 240), 7200],
    ["half a cent", divideHalfUp(1, 2), 1],
    ["minus half a cent", divideHalfUp(-1, 2), -1]
  ])("is rounded half up: %s", (_, reckoned, cents) => {
    assert.strictEqual(reckoned, cents)
  })

  it("is limited to its range in whole cents", () => {
    assert.deepStrictEqual([validationErrors(Cents, 9_999_999_999), validationErrors(Cents, -9_999_999_999)], [{}, {}])
    for (const amount of [10_000_000_000, -10_000_000_000])
      assert.deepStrictEqual(validationErrors(Cents, amount), { "": ["money.range"] })
    for (const amount of [0.5, Number.NaN, Infinity, "1", null])
      assert.notDeepEqual(validationErrors(Cents, amount), {})
    assert.deepStrictEqual([validationErrors(Price, 0), validationErrors(Price, -1)], [{}, { "": ["money.negative"] }])
  })

  it("supports discounts up to 100 %, markups up to 1,000 %, and quantities up to 10,000", () => {
    for (const share of [10_000, -100_000]) assert.deepStrictEqual(validationErrors(BasisPoints, share), {})
    for (const share of [10_001, -100_001])
      assert.deepStrictEqual(validationErrors(BasisPoints, share), { "": ["percent.range"] })
    for (const quantity of [0, 1_000_000]) assert.deepStrictEqual(validationErrors(Hundredths, quantity), {})
    for (const quantity of [-1, 1_000_001])
      assert.deepStrictEqual(validationErrors(Hundredths, quantity), { "": ["quantity.range"] })
  })

  it("supports all real tax rates", () => {
    for (const rate of [0, 825, 887.5, 997.5, 1500, 10_000]) assert.deepStrictEqual(validationErrors(TaxRate, rate), {})
    for (const rate of [-1, 10_001]) assert.deepStrictEqual(validationErrors(TaxRate, rate), { "": ["taxRate.range"] })
    assert.deepStrictEqual(validationErrors(TaxRate, 887.505), { "": ["taxRate.decimals"] })
  })
})
