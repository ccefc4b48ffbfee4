import type { Cents } from "#domain/shared/Money.ts"
import { type Job, withFields } from "#domain/jobs/Job.ts"
import { totalsOf } from "#domain/jobs/completeDraft.ts"
import type { Totals } from "#domain/estimates/priceEstimate.ts"
import type { Payment } from "#domain/payments/Payment.ts"

type Payer = Payment["payer"]

/**
 * Returns a job as shown on one payer's document of a split invoice: the insurer's with the lines billed to it, the
 * customer's with the lines they pay themselves, each with its payments and adjustments. Subtotals, taxes and totals of
 * the two add up to those of the invoice; the shares are unchanged.
 */
export const splitInvoiceFor = (job: Job, payer: Payer): Job => {
  const claimed = job.lines.filter(({ customerPaid }) => !customerPaid)
  const ofClaimed = totalsOf({ lines: claimed, insurance: job.insurance }, job.taxRates)
  return withFields(
    job,
    {
      lines: payer === "insurer" ? claimed : job.lines.filter(({ customerPaid }) => customerPaid),
      totals: {
        ...job.totals,
        ...(payer === "insurer" ? linesOf(ofClaimed) : without(linesOf(job.totals), ofClaimed))
      },
      payments: job.payments.filter((payment) => payment.payer === payer),
      adjustments: job.adjustments.filter((adjustment) => adjustment.payer === payer)
    },
    { disableChecks: true }
  )
}

/** Returns a payer's share of a job's total. */
export const shareOf = ({ totals }: Pick<Job, "totals">, payer: Payer): Cents =>
  payer === "insurer" ? totals.insurerShare : totals.customerShare

/**
 * Returns the effective deductible: what the insurer's document subtracts from its lines and the customer's adds to
 * theirs.
 */
export const deductibleOf = ({ totals }: Pick<Job, "totals">, payer: Payer): Cents =>
  payer === "insurer" ? totals.total - totals.insurerShare : totals.customerShare + totals.shopCredit - totals.total

type OfLines = Pick<Totals, "partsSubtotal" | "laborSubtotal" | "partsTax" | "laborTax" | "taxes" | "total">

const linesOf = ({ partsSubtotal, laborSubtotal, partsTax, laborTax, taxes, total }: Totals): OfLines => ({
  partsSubtotal,
  laborSubtotal,
  partsTax,
  laborTax,
  taxes,
  total
})

/** The customer's part is the remainder, so that no cent is lost between the two. */
const without = (all: OfLines, part: OfLines): OfLines => ({
  partsSubtotal: all.partsSubtotal - part.partsSubtotal,
  laborSubtotal: all.laborSubtotal - part.laborSubtotal,
  partsTax: all.partsTax - part.partsTax,
  laborTax: all.laborTax - part.laborTax,
  taxes: all.taxes.map(({ name, amount }, at) => ({ name, amount: amount - (part.taxes[at]?.amount ?? 0) })),
  total: all.total - part.total
})
