import type { Totals } from "#domain/estimates/priceEstimate.ts"
import type { Payment } from "#domain/payments/Payment.ts"
import { balanceOf, owedBy } from "#domain/payments/balance.ts"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** What each payer still owes. */
export function PaymentOwed({
  totals,
  payments
}: {
  readonly totals: Totals
  readonly payments: ReadonlyArray<Payment>
}) {
  const { t } = useWords()
  const { money } = useFormats()
  return (
    <div className="Totals">
      <DefinitionList
        layout="sums"
        items={[
          ...(totals.insurerShare === 0
            ? []
            : [{ label: t("payment.insurerOwes"), value: money(owedBy("insurer", totals, payments)) }]),
          { label: t("payment.customerOwes"), value: money(owedBy("customer", totals, payments)) },
          { label: t("payment.balance"), value: money(balanceOf(totals, payments)) }
        ]}
      />
    </div>
  )
}
