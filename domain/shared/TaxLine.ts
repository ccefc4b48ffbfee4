import { Schema } from "effect"
import { Day } from "./Day.ts"
import { field } from "./field.ts"
import { requiredText } from "./PlainText.ts"

/**
 * A sales-tax rate in basis points with at most two decimals: 825 is 8.25 %, 887.5 New York City's 8.875 %, 997.5
 * Québec's 9.975 %.
 */
export const TaxRate = Schema.Finite.check(
  Schema.isBetween({ minimum: 0, maximum: 10_000 }, { message: "taxRate.range" }),
  Schema.makeFilter((rate: number) => Math.round(rate * 100) / 100 === rate || "taxRate.decimals")
)
export type TaxRate = typeof TaxRate.Type

/** Which lines of an estimate a tax is taken on: those that are taxed as parts, as labor, or all that are taxed. */
export const TaxOn = Schema.Literals(["parts", "labor", "both"])
export type TaxOn = typeof TaxOn.Type

/** A tax as it holds for a job: on papers it stands by its name and rate. Rate in basis points: 997.5 is 9.975 %. */
export const JobTax = Schema.Struct({
  name: field(requiredText(40), "What the tax is called on papers.", "TVQ"),
  rate: field(TaxRate, "Its rate, in hundredths of a percent.", 997.5),
  on: field(TaxOn, "What it is taken on.")
})
export type JobTax = typeof JobTax.Type

/** A tax of a location from a day on: the same name with a later day changes it from then, at a rate of 0 ends it. */
export const TaxLine = Schema.Struct({
  ...JobTax.fields,
  from: field(Day, "The first day on which it is taken.", "2013-01-01")
})
export type TaxLine = typeof TaxLine.Type

const nameOf = ({ name }: JobTax) => name.trim().toLowerCase()

/** At most ten, and no name begins twice on one day; for forms too, whose rates may still be open. */
export const taxLinesChecks = [
  Schema.isMaxLength(10, { message: "taxLines.tooMany" }).abort(),
  Schema.makeFilter((lines: ReadonlyArray<TaxLine>) => {
    const at = lines.findIndex((line, place) =>
      lines.slice(0, place).some((earlier) => nameOf(earlier) === nameOf(line) && earlier.from === line.from)
    )
    return at === -1 || { path: [at, "name"], issue: "taxLine.twice" }
  })
] as const

/** The taxes of a location. */
export const TaxLines = Schema.Array(TaxLine).check(...taxLinesChecks)

/** The taxes that hold on a day, in the order they stand: of each name the one that began last; none at a rate of 0. */
export const taxesOn = (lines: ReadonlyArray<TaxLine>, day: string): ReadonlyArray<JobTax> =>
  lines
    .filter(
      (line) =>
        line.from <= day &&
        !lines.some((other) => nameOf(other) === nameOf(line) && other.from > line.from && other.from <= day)
    )
    .filter(({ rate }) => rate > 0)
    .map(({ name, rate, on }) => ({ name: name.trim(), rate, on }))
