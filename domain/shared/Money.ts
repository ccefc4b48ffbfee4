import { Schema } from "effect"

/** An amount in cents: 18970 is 189.70. Negative for credits. */
export const Cents = Schema.Int.check(
  Schema.isBetween({ minimum: -99_999_999_99, maximum: 99_999_999_99 }, { message: "money.range" })
)
export type Cents = typeof Cents.Type

/** An amount owed, paid or charged, from 0 to 9,999,999.99, so that a price times a quantity stays exact. */
export const Price = Schema.Int.check(
  Schema.isGreaterThanOrEqualTo(0, { message: "money.negative" }),
  Schema.isLessThanOrEqualTo(9_999_999_99, { message: "money.range" })
)

/** A rate in hundredths of a percent: 3000 is 30 %. A negative discount is a markup ("NAGS plus"). */
export const BasisPoints = Schema.Int.check(
  Schema.isBetween({ minimum: -100_000, maximum: 10_000 }, { message: "percent.range" })
)
export type BasisPoints = typeof BasisPoints.Type

/** A quantity in hundredths: 330 is 3.3 hours, 200 is two pieces. */
export const Hundredths = Schema.Int.check(
  Schema.isBetween({ minimum: 0, maximum: 1_000_000 }, { message: "quantity.range" })
)
export type Hundredths = typeof Hundredths.Type

/** Divides integers and rounds half away from zero: 14864.5 becomes 14865 (trade 3.1 rule 10). */
export const divideHalfUp = (numerator: number, denominator: number): number =>
  Math.sign(numerator) * Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator)) + 0

/** Returns a share of an amount: `shareOf(68935, 5900)` is 59 % of 689.35, 406.72. */
export const shareOf = (amount: Cents, share: BasisPoints): Cents => divideHalfUp(amount * share, 10_000)

/** Multiplies a price by a quantity: `times(4200, 330)` is 3.3 hours at 42.00, 138.60. */
export const times = (price: Cents, quantity: Hundredths): Cents => divideHalfUp(price * quantity, 100)
