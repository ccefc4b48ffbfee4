import { memo } from "react"
import type { TaxRates, Totals } from "#domain/estimates/priceEstimate.ts"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import type { InsuranceValues } from "#web/jobs/form/JobForm.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import "./TotalsBox.css"

export interface TotalsBoxProps {
  readonly totals: Totals
  readonly rates: TaxRates
  readonly insurance: InsuranceValues | null
}

/** The sums under an estimate, and who bears them. */
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
