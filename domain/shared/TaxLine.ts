import { Schema } from "effect"
import { Day } from "./Day.ts"
import { field } from "./field.ts"
import { requiredText } from "./PlainText.ts"

/**
 * A sales-tax rate in basis points with at most two decimals: 825 is 8.25 %, 887.5 is New York City's 8.875 %, 997.5 is
 * Québec's 9.975 %.
 */
export const TaxRate = Schema.Finite.check(
  Schema.isBetween({ minimum: 0, maximum: 10_000 }, { message: "taxRate.range" }),
  Schema.makeFilter((rate: number) => Math.round(rate * 100) / 100 === rate || "taxRate.decimals")
)
export type TaxRate = typeof TaxRate.Type

/** The lines of an estimate a tax applies to: taxable parts, taxable labor, or both. */
export const TaxOn = Schema.Literals(["parts", "labor", "both"])
export type TaxOn = typeof TaxOn.Type

/** A tax applied to a job, shown on documents with its name and rate. Rate in basis points: 997.5 is 9.975 %. */
export const JobTax = Schema.Struct({
  name: field(requiredText(40), "Name of the tax on documents.", "TVQ"),
  rate: field(TaxRate, "Rate in hundredths of a percent.", 997.5),
  on: field(TaxOn, "What the tax applies to.")
})
export type JobTax = typeof JobTax.Type

/**
 * A location's tax, effective from a day on. A later entry with the same name changes its rate from then on; a rate of
 * 0 ends it.
 */
export const TaxLine = Schema.Struct({
  ...JobTax.fields,
  from: field(Day, "First day it applies.", "2013-01-01")
})
export type TaxLine = typeof TaxLine.Type

const nameOf = ({ name }: JobTax) => name.trim().toLowerCase()

/**
 * Allows at most ten entries, and each name at most once per start day. Also used for forms, whose rates may still be
 * empty.
 */
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

/** Returns the taxes in effect on a day, in list order: the latest entry of each name, without those at a rate of 0. */
export const taxesOn = (lines: ReadonlyArray<TaxLine>, day: string): ReadonlyArray<JobTax> =>
  lines
    .filter(
      (line) =>
        line.from <= day &&
        !lines.some((other) => nameOf(other) === nameOf(line) && other.from > line.from && other.from <= day)
    )
    .filter(({ rate }) => rate > 0)
    .map(({ name, rate, on }) => ({ name: name.trim(), rate, on }))
