import { useMemo } from "react"
import { isTaxExempt } from "#domain/customers/Customer.ts"
import { noTaxRates } from "#domain/estimates/priceEstimate.ts"
import { taxRatesOf, totalsOf } from "#domain/jobs/settle.ts"
import { balanceDue } from "#domain/payments/balance.ts"
import { useCalmFields, useIsDirty } from "#web/forms/useForm.ts"
import { lineOf } from "#web/jobs/parts/newLine.ts"
import type { JobValues } from "./JobForm.ts"
import { type JobLookups, useToday } from "./useLookups.ts"
import type { OpenJob } from "./useOpenJob.ts"

/** The sums of an open job, a moment after the typing: what the server keeps, or the same sum over what is typed. */
export const useJobMoney = (open: OpenJob, lookups: JobLookups) => {
  const { form, job } = open
  const { lines, insurance } = useCalmFields(form, ["lines", "insurance"]).values
  const isDirty = useIsDirty(form)
  const { today, rates: todays } = useTodaysTax(open, lookups)
  return useMemo(() => {
    const isKept = job !== undefined && (job.stage === "invoice" || !isDirty)
    const rates = isKept ? job.taxRates : todays
    const totals = isKept ? job.totals : totalsOf(priceable({ lines, insurance }), rates)
    return {
      today,
      rates,
      totals,
      balance: job === undefined ? 0 : balanceDue({ ...job, totals })
    }
  }, [today, todays, job, isDirty, lines, insurance])
}

/** What an open job is taxed with once it is saved today. */
export const useTodaysTax = ({ job }: OpenJob, { location, customer }: JobLookups) => {
  const today = useToday(location?.timeZone ?? "UTC")
  const exempt = customer === undefined ? (job?.taxRates.exempt ?? false) : isTaxExempt(customer, today)
  return useMemo(
    () => ({
      today,
      rates: location === undefined ? (job?.taxRates ?? noTaxRates) : taxRatesOf(location, today, exempt)
    }),
    [today, exempt, location, job]
  )
}

/** What is typed, as pricing reads it. */
export const priceable = ({
  lines,
  insurance
}: Pick<JobValues, "lines" | "insurance">): Parameters<typeof totalsOf>[0] => ({
  lines: lines.map(lineOf),
  insurance: insurance && {
    ...insurance,
    causeOfLoss: "",
    deductible: insurance.deductible ?? 0,
    rebate: insurance.rebate ?? 0
  }
})
