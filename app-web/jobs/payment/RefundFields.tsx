import type { Payment } from "#domain/payments/Payment.ts"
import { DatePicker } from "#ui/DatePicker.tsx"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { Form } from "#web/api/useForm.ts"
import { selectAll } from "#web/jobs/form/selectAll.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { RefundForm } from "./RefundForm.ts"
import { useSourceText } from "./useSourceText.ts"

export interface RefundFieldsProps {
  readonly form: Form<typeof RefundForm>
  /** In cents. */
  readonly left: number
  readonly payment: Payment
}

/** How much goes back and why; by hand also when and how, for a card gets its money back by itself. */
export function RefundFields({ form, left, payment }: RefundFieldsProps) {
  const { t } = useWords()
  const { currency, money } = useFormats()
  const sourceText = useSourceText()
  const isByCard = payment.paymentType === "card"
  const amount = form.field("amount", t("refund.amount"))
  return (
    <FormGrid>
      <FormCell span={6}>
        <MoneyField
          {...amount}
          errorMessage={
            (form.values.amount ?? 0) > left ? t("refund.tooMuch", { amount: money(left) }) : amount.errorMessage
          }
          onFocus={selectAll}
          currency={currency}
          isRequired
          autoFocus
          unclearMessage={t("number.unclear")}
          description={t("refund.left", { amount: money(left) })}
        />
      </FormCell>
      {!isByCard && (
        <FormCell span={6}>
          <DatePicker {...form.field("date", t("refund.date"))} isRequired />
        </FormCell>
      )}
      <FormCell span={12}>
        <TextField {...form.field("reason", t("refund.reason"))} isRequired />
      </FormCell>
      <FormCell span={12}>
        {isByCard ? (
          <p className="Quiet">{t("refund.byCard", { source: sourceText(payment.source) })}</p>
        ) : (
          <TextField {...form.field("source", t("refund.source"))} isRequired />
        )}
      </FormCell>
    </FormGrid>
  )
}
