import { useId, useState } from "react"
import { postRefund } from "#domain/card-payments/cardPaymentsApi.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { getJob, listJobs } from "#domain/jobs/jobsApi.ts"
import { leftToRefund } from "#domain/payments/balance.ts"
import { type Payment, RefundId } from "#domain/payments/Payment.ts"
import { Button } from "#ui/Button.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { Form } from "#ui/Form.tsx"
import { useForm } from "#web/api/useForm.ts"
import { useSend } from "#web/api/useSend.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { PaymentTrouble } from "./PaymentTrouble.tsx"
import { RefundFields } from "./RefundFields.tsx"
import { useSourceText } from "./useSourceText.ts"
import { RefundForm } from "./RefundForm.ts"

export interface RefundPaymentProps {
  readonly job: Job
  readonly payment: Payment
  /** By the clock of the job's location. */
  readonly today: string
  readonly adopt: (job: Job) => void
  readonly onClose: () => void
}

/**
 * Gives back a payment or a part of it, never above what is left. The refund is named once, so that two presses are one
 * refund.
 */
export function RefundPayment({ job, payment, today, adopt, onClose }: RefundPaymentProps) {
  const { t } = useWords()
  const { money } = useFormats()
  const say = useSay()
  const [refundId] = useState(() => RefundId.make(crypto.randomUUID()))
  const left = leftToRefund(payment)
  const formId = useId()
  const form = useForm(RefundForm, { amount: left, reason: "", date: today, source: useSourceText()(payment.source) })
  const { send, isPending, failure } = useSend(postRefund, {
    refreshes: [listJobs, getJob],
    onDone: (now) => {
      adopt(now)
      const refund = now.payments.flatMap(({ refunds = [] }) => refunds).find(({ id }) => id === refundId)
      if (refund?.status === "failed") say({ kind: "danger", text: t("refund.failed") })
      else if (refund?.status === "pending") say({ kind: "warning", text: t("refund.underWay") })
      else say({ kind: "success", text: t("refund.done", { amount: money(refund?.amount ?? 0) }) })
      onClose()
    },
    onFailure: () => true
  })
  const isTooMuch = (form.values.amount ?? 0) > left
  const save = () => {
    const given = form.check()
    if (given !== undefined && !isPending && !isTooMuch) send({ id: job.id, paymentId: payment.id, refundId, ...given })
  }
  return (
    <Dialog
      title={t("refund.title")}
      closeLabel={t("close")}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onClose()
      }}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t("cancel")}
          </Button>
          <Button variant="danger" type="submit" form={formId} isPending={isPending} isDisabled={isTooMuch}>
            {t("refund.refund")}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <RefundFields form={form} left={left} payment={payment} />
        <PaymentTrouble failure={failure} />
      </Form>
    </Dialog>
  )
}
