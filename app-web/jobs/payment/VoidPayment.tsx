import { Schema } from "effect"
import { postPaymentVoid } from "#domain/card-payments/cardPaymentsApi.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { getJob, listJobs } from "#domain/jobs/jobsApi.ts"
import { type Payment, PaymentVoid } from "#domain/payments/Payment.ts"
import { TextField } from "#ui/TextField.tsx"
import { useSend } from "#web/api/useSend.ts"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { focusNextStep } from "#web/jobs/stage/nextStep.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { PaymentTrouble } from "./PaymentFields.tsx"
import { sourceText } from "#domain/payments/sourceText.ts"

interface VoidPaymentProps {
  readonly job: Job
  readonly payment: Payment
  readonly adopt: (job: Job) => void
  readonly onClose: () => void
}

/** Takes back a payment that was recorded by mistake: asks why, for it stays in the list. */
export function VoidPayment({ job, payment, adopt, onClose }: VoidPaymentProps) {
  const { t } = useWords()
  const { money } = useFormats()
  const showToast = useToast()
  const amount = money(payment.amountReceived)
  const form = useForm(Reasoned, { reason: "" })
  const { send, isPending, failure } = useSend(postPaymentVoid, {
    refreshes: [listJobs, getJob],
    onDone: (now) => {
      adopt(now)
      showToast({ kind: "success", text: t("payment.voidDone", { amount }) })
      onClose()
      focusNextStep()
    },
    onFailure: () => true
  })
  const save = () => {
    const given = form.check()
    if (given !== undefined && !isPending) send({ id: job.id, paymentId: payment.id, ...given })
  }
  return (
    <FormDialog
      title={t("payment.voidTitle")}
      size="small"
      isDismissable={false}
      submitLabel={t("payment.voidTitle")}
      submitVariant="danger"
      isPending={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{t("payment.voidSure", { amount, source: sourceText(payment.source, t) })}</p>
      <TextField {...form.field("reason", t("refund.reason"))} isRequired autoFocus autoComplete="off" />
      <PaymentTrouble failure={failure} />
    </FormDialog>
  )
}

const Reasoned = Schema.Struct({ reason: PaymentVoid.fields.reason })
