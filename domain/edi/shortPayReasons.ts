import { Schema } from "effect"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { totalsOf } from "#domain/jobs/completeDraft.ts"
import { field } from "#domain/shared/field.ts"

/** A likely reason why a partner paid less: it explains the difference to the cent, including tax. */
export const ShortPayReason = Schema.Struct({
  kind: field(
    Schema.Literals(["deductible", "tax", "line", "labor", "price", "fee"]),
    "What is missing: `deductible`, subtracted twice; `tax`, not paid; `line`, not paid; `labor`, paid at another hourly rate; `price`, line paid at another price; `fee`, a percentage withheld from the total.",
    "labor"
  ),
  line: field(Schema.Int, "Line number on the job, from 1; 0 for the entire invoice.", 2),
  what: field(Schema.String, "Description of the line; empty for the entire invoice.", "NAGS labor"),
  from: field(Schema.Int, "Amount billed in cents: the hourly rate for labor, otherwise the unit price.", 4200),
  to: field(Schema.Int, "Amount paid in cents.", 3800),
  percent: field(Schema.Int, "Reduction in hundredths of a percent, if it is a round figure; 0 otherwise.", 0)
})
export type ShortPayReason = typeof ShortPayReason.Type

type Billed = Pick<Job, "insurance" | "lines" | "taxRates" | "totals">

/** Maximum number of reasons returned, most likely first. */
const maxReasons = 3

/**
 * Returns possible causes of a short payment, found by comparing it with the invoice's lines; each explains the
 * difference to the cent. A changed price counts only if it is plausible: an hourly rate in whole quarters, a
 * percentage in half points.
 */
export const shortPayReasons = (job: Billed, short: number): ReadonlyArray<ShortPayReason> => {
  const share = job.totals.insurerShare
  if (short <= 0 || short >= share) return []
  const shareOf = (lines: ReadonlyArray<EstimateLine>) =>
    totalsOf({ lines, insurance: job.insurance }, job.taxRates).insurerShare
  const whole = (kind: ShortPayReason["kind"], from: number, percent = 0): ShortPayReason => ({
    kind,
    line: 0,
    what: "",
    from,
    to: from - short,
    percent
  })
  const { laborTax, partsTax, taxes } = job.totals
  const taxed = [partsTax + laborTax, partsTax, laborTax, ...taxes.map(({ amount }) => amount)]
  const ofLines = job.lines.flatMap((line, at): ReadonlyArray<ShortPayReason> => {
    if (line.customerPaid) return []
    const paid = share - shareOf(job.lines.filter((one) => one !== line))
    if (paid <= 0) return []
    const said = { line: at + 1, what: line.description || line.partNumber, from: line.netPrice, percent: 0 }
    if (paid === short) return [{ ...said, kind: "line", to: 0 }]
    // Unit price reduction that lowers the total, including tax, by the difference; rounding is tried on both sides.
    const about = Math.round((line.netPrice * short) / paid)
    const to = [0, -1, 1]
      .map((off) => line.netPrice - about + off)
      .find(
        (price) =>
          price > 0 &&
          price < line.netPrice &&
          shareOf(job.lines.map((one) => (one === line ? { ...one, netPrice: price } : one))) === share - short
      )
    if (to === undefined) return []
    if (line.kind === "labor") return to % 25 === 0 ? [{ ...said, kind: "labor", to }] : []
    const percent = plainShare(line.netPrice - to, line.netPrice)
    return percent === 0 || percent > highestShare ? [] : [{ ...said, kind: "price", to, percent }]
  })
  const fee = plainShare(short, share)
  return [
    ...(short === job.insurance?.deductible ? [whole("deductible", short)] : []),
    ...(taxed.includes(short) ? [whole("tax", short)] : []),
    ...ofLines.toSorted((one, other) => likelihood.indexOf(one.kind) - likelihood.indexOf(other.kind)),
    ...(fee > 0 && fee <= highestFee ? [whole("fee", share, fee)] : [])
  ].slice(0, maxReasons)
}

/** The highest plausible price reduction and fee, in hundredths of a percent. */
const [highestShare, highestFee] = [3_000, 1_000]

const likelihood: ReadonlyArray<ShortPayReason["kind"]> = ["line", "labor", "price"]

/** Returns the percentage, in half points, that a part is of a whole, exact to the cent; 0 if there is none. */
const plainShare = (part: number, whole: number): number => {
  const halves = Math.round((part / whole) * 200)
  return halves > 0 && Math.round((whole * halves) / 200) === part ? halves * 50 : 0
}
