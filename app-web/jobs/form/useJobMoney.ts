import { isTaxExempt } from "#domain/customers/Customer.ts"
import type { TaxRates } from "#domain/jobs/Job.ts"
import { balanceOf, totalsOf } from "#domain/jobs/settle.ts"
import { standingTotals } from "#domain/jobs/standingTotals.ts"
import { lineOf } from "#web/jobs/parts/lineOf.ts"
import { useToday } from "#web/jobs/useToday.ts"
import type { JobValues } from "./JobForm.ts"
import type { JobLookups } from "./useLookups.ts"
import type { OpenJob } from "./useOpenJob.ts"

const untaxed: TaxRates = { parts: 0, labor: 0, exempt: false }

/** The sums of an open job: what the server keeps, or the same sum over what is typed. */
export const useJobMoney = ({ form, job }: OpenJob, { location, customer }: JobLookups) => {
  const today = useToday(location?.timeZone ?? "UTC")
  const exempt = customer === undefined ? job?.taxRates.exempt ?? false : isTaxExempt(customer, today)
  const rates: TaxRates = location === undefined
    ? job?.taxRates ?? untaxed
    : { parts: location.defaultPartsTaxRate, labor: location.defaultLaborTaxRate, exempt }
  const isKept = job !== undefined && (job.stage === "invoice" || !form.isDirty)
  const totals = isKept ? job.totals : totalsOf(priceable(form.values), rates)
  return { today, rates: isKept ? job.taxRates : rates, totals, balance: balanceOf(job === undefined ? totals : standingTotals({ credit: job.credit, totals }), job?.payments ?? []) }
}

export type JobMoney = ReturnType<typeof useJobMoney>

/** What is typed, as pricing reads it. */
const priceable = ({ lines, insurance }: JobValues): Parameters<typeof totalsOf>[0] => ({
  lines: lines.map(lineOf),
  insurance: insurance && { ...insurance, causeOfLoss: "", deductible: insurance.deductible ?? 0, rebate: insurance.rebate ?? 0 }
})
