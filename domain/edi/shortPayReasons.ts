import { Schema } from "effect"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { totalsOf } from "#domain/jobs/settle.ts"
import { field } from "#domain/shared/field.ts"

/** Why a partner likely paid less: what the difference is to the cent, with its tax where it is taxed. */
export const ShortPayReason = Schema.Struct({
  kind: field(
    Schema.Literals(["deductible", "tax", "line", "labor", "price", "fee"]),
    "What is missing: `deductible`, taken off once more; `tax`, not paid; `line`, not paid; `labor`, paid at another rate an hour; `price`, the line paid at another price; `fee`, a share of the whole.",
    "labor"
  ),
  line: field(Schema.Int, "The job's line, from 1; 0 for the whole invoice.", 2),
  what: field(Schema.String, "The line in words; empty for the whole invoice.", "NAGS labor"),
  from: field(Schema.Int, "What was billed, in cents: of labor an hour, else of one.", 4200),
  to: field(Schema.Int, "What was paid, in cents.", 3800),
  percent: field(Schema.Int, "How much less in hundredths of a percent, where that is a plain figure; else 0.", 0)
})
export type ShortPayReason = typeof ShortPayReason.Type

type Billed = Pick<Job, "insurance" | "lines" | "taxRates" | "totals">

/** So many are told: the likeliest come first. */
const mostTold = 3

/**
 * What a short payment may come from, compared with the invoice's lines: each reason makes up the difference to the
 * cent. A new price counts only where it is one that people agree to: an hourly rate in whole quarters, a share in half
 * percents.
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
    // By how much less one is, so that the whole with its tax is so much less; rounding is tried on both sides.
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
  ].slice(0, mostTold)
}

/** The most that a price is cut by or a fee takes, in hundredths of a percent: nobody agrees to more. */
const [highestShare, highestFee] = [3_000, 1_000]

const likelihood: ReadonlyArray<ShortPayReason["kind"]> = ["line", "labor", "price"]

/** The share in half percents that a part is of a whole, to the cent; 0 where it is none. */
const plainShare = (part: number, whole: number): number => {
  const halves = Math.round((part / whole) * 200)
  return halves > 0 && Math.round((whole * halves) / 200) === part ? halves * 50 : 0
}
