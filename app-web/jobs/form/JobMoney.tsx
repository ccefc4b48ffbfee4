import "./TotalsBox.css"
import { memo, useMemo } from "react"
import { isTaxExempt } from "#domain/customers/Customer.ts"
import { noTaxRates, type TaxRates, type Totals } from "#domain/estimates/priceEstimate.ts"
import { taxRatesOf, totalsOf } from "#domain/jobs/completeDraft.ts"
import { balanceDue } from "#domain/payments/balance.ts"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { useDebouncedFields, useIsDirty } from "#web/forms/useForm.ts"
import { toEstimateLine } from "#web/jobs/parts/newLine.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { InsuranceValues, JobValues } from "./JobForm.ts"
import { type JobLookups, useToday } from "./useLookups.ts"
import type { OpenJob } from "./useOpenJob.ts"

/** Totals of the open job, debounced while typing: the saved ones, or the same calculation over unsaved values. */
export const useJobMoney = (open: OpenJob, lookups: JobLookups) => {
  const { form, job } = open
  const { lines, insurance } = useDebouncedFields(form, ["lines", "insurance"]).values
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

/** The tax rates that apply if the open job is saved today. */
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

/** Form values in the shape that pricing expects. */
export const priceable = ({
  lines,
  insurance
}: Pick<JobValues, "lines" | "insurance">): Parameters<typeof totalsOf>[0] => ({
  lines: lines.map(toEstimateLine),
  insurance: insurance && {
    ...insurance,
    causeOfLoss: "",
    deductible: insurance.deductible ?? 0,
    rebate: insurance.rebate ?? 0
  }
})

interface TotalsBoxProps {
  readonly totals: Totals
  readonly rates: TaxRates
  readonly insurance: InsuranceValues | null
}

/** The totals below an estimate, and each payer's share. */
export const TotalsBox = memo(function TotalsBox({ totals, rates, insurance }: TotalsBoxProps) {
  const { t } = useWords()
  const { money, percent } = useFormats()
  const tax = (name: string, amount: number) => ({ label: name, value: money(amount) })
  return (
    <div className="Totals">
      <DefinitionList
        layout="sums"
        items={[
          { label: t("totals.parts"), value: money(totals.partsSubtotal) },
          { label: t("totals.labor"), value: money(totals.laborSubtotal) },
          ...(rates.exempt
            ? [{ label: t("totals.taxExempt"), value: money(0) }]
            : rates.lines.length > 0
              ? totals.taxes.map(({ name, amount }, at) =>
                  tax(t("totals.namedTax", { name, rate: percent(rates.lines[at]?.rate ?? 0) }), amount)
                )
              : [
                  tax(t("totals.partsTax", { rate: percent(rates.parts) }), totals.partsTax),
                  tax(t("totals.laborTax", { rate: percent(rates.labor) }), totals.laborTax)
                ]),
          { label: t("totals.total"), value: money(totals.total) }
        ]}
      />
      {insurance !== null && (
        <DefinitionList
          layout="sums"
          items={[
            { label: t("totals.insurer"), value: money(totals.insurerShare) },
            ...(totals.shopCredit === 0 ? [] : [{ label: t("totals.rebate"), value: money(totals.shopCredit) }]),
            { label: t("totals.customer"), value: money(totals.customerShare) }
          ]}
        />
      )}
    </div>
  )
})
