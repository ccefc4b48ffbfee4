import { Schema } from "effect"
import { useState } from "react"
import { postRefund } from "#domain/card-payments/cardPaymentsApi.ts"
import { isCredited, type Job } from "#domain/jobs/Job.ts"
import { getJob, listJobs } from "#domain/jobs/jobsApi.ts"
import { refundableAmount } from "#domain/payments/balance.ts"
import { type Payment, RefundDraft, RefundId } from "#domain/payments/Payment.ts"
import { Checkbox } from "#ui/Checkbox.tsx"
import { DatePicker } from "#ui/DatePicker.tsx"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { nullableNumber } from "#web/forms/nullableNumber.ts"
import { type Form as FormOf, useForm } from "#web/forms/useForm.ts"
import { useDayMessage } from "#web/jobs/form/useDayMessage.ts"
import { focusNextStep } from "#web/jobs/stage/nextStep.ts"
import { selectAll } from "#web/page/selectAll.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { PaymentErrorNotice } from "./PaymentFields.tsx"
import { sourceText } from "#domain/payments/sourceText.ts"

interface RefundPaymentProps {
  readonly job: Job
  readonly payment: Payment
  /** In the time zone of the job's location. */
  readonly today: string
  readonly applySaved: (job: Job) => void
  readonly onClose: () => void
}

/**
 * Refunds all or part of a payment, at most what is left of it. The id is generated once, so a double submit is one
 * refund.
 */
export function RefundPayment({ job, payment, today, applySaved, onClose }: RefundPaymentProps) {
  const { t } = useWords()
  const { money } = useFormats()
  const dayMessage = useDayMessage()
  const showToast = useToast()
  const [refundId] = useState(() => RefundId.make(crypto.randomUUID()))
  const left = refundableAmount(payment)
  // When the invoice is paid in full, a refund lowers the price by default, which keeps the balance at zero.
  const isAllowable = job.stage === "invoice" && !isCredited(job)
  const form = useForm(RefundForm, {
    amount: left,
    reason: "",
    date: today,
    source: sourceText(payment.source, t),
    allowance: isAllowable && job.balance <= 0
  })
  const { send, isPending, failure } = useApiMutation(postRefund, {
    invalidates: [listJobs, getJob],
    onDone: (now) => {
      applySaved(now)
      const refund = now.payments.flatMap(({ refunds = [] }) => refunds).find(({ id }) => id === refundId)
      if (refund?.status === "failed") showToast({ kind: "danger", text: t("refund.failed") })
      else if (refund?.status === "pending") showToast({ kind: "warning", text: t("refund.underWay") })
      else showToast({ kind: "success", text: t("refund.done", { amount: money(refund?.amount ?? 0) }) })
      onClose()
      focusNextStep()
    },
    onFailure: (refusal) => {
      if (refusal._tag === "BooksClosed" && payment.paymentType !== "card")
        form.setServerErrors({ date: [dayMessage(refusal)] })
      return true
    }
  })
  const isTooMuch = (form.values.amount ?? 0) > left
  const save = () => {
    const given = form.check()
    if (given !== undefined && !isPending && !isTooMuch) send({ id: job.id, paymentId: payment.id, refundId, ...given })
  }
  return (
    <FormDialog
      title={t("refund.title")}
      isDismissable={false}
      submitLabel={t("refund.refund")}
      submitVariant="danger"
      isPending={isPending}
      isDisabled={isTooMuch}
      onSubmit={save}
      onClose={onClose}
    >
      <RefundFields form={form} left={left} payment={payment} />
      {isAllowable && (
        <Checkbox {...form.tick("allowance", t("adjust.withRefund"))} description={t("adjust.withRefundHint")}>
          {t("adjust.withRefund")}
        </Checkbox>
      )}
      <PaymentErrorNotice
        failure={failure?._tag === "BooksClosed" && payment.paymentType !== "card" ? undefined : failure}
      />
    </FormDialog>
  )
}

interface RefundFieldsProps {
  readonly form: FormOf<typeof RefundForm>
  /** In cents. */
  readonly left: number
  readonly payment: Payment
}

/**
 * Amount and reason of a refund; for other payments than cards also date and source, because a card is refunded
 * automatically.
 */
function RefundFields({ form, left, payment }: RefundFieldsProps) {
  const { t } = useWords()
  const { currency, money } = useFormats()
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
          <p className="Quiet">{t("refund.byCard", { source: sourceText(payment.source, t) })}</p>
        ) : (
          <TextField {...form.field("source", t("refund.source"))} isRequired />
        )}
      </FormCell>
    </FormGrid>
  )
}

/** The form values of a refund: the domain's draft, with an amount that may be empty. */
const RefundForm = Schema.Struct({
  ...RefundDraft.fields,
  amount: nullableNumber(RefundDraft.fields.amount),
  allowance: Schema.Boolean
})
