import { useState } from "react"
import type { Job } from "#domain/jobs/Job.ts"
import { getJob, listJobs, postPayment } from "#domain/jobs/jobsApi.ts"
import { type Payment, PaymentId } from "#domain/jobs/Payment.ts"
import { owedBy } from "#domain/jobs/settle.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { Form } from "#ui/Form.tsx"
import { useForm } from "#web/api/useForm.ts"
import { useSend } from "#web/api/useSend.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useToday } from "#web/jobs/useToday.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useFailureText } from "#web/words/useFailureText.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { PaymentFields } from "./PaymentFields.tsx"
import { PaymentForm } from "./PaymentForm.ts"

type Payer = Payment["payer"]

export interface RecordPaymentProps {
  readonly open: OpenJob
  readonly job: Job
  readonly onClose: () => void
}

/** Takes down money that came outside the system. The payment is named once, when the dialog opens, so that two presses are one payment. */
export function RecordPayment({ open, job, onClose }: RecordPaymentProps) {
  const { t } = useWords()
  const { money } = useFormats()
  const textOf = useFailureText()
  const say = useSay()
  const [paymentId] = useState(() => PaymentId.make(crypto.randomUUID()))
  const today = useToday(Intl.DateTimeFormat().resolvedOptions().timeZone)
  const owed = (payer: Payer) => Math.max(0, owedBy(payer, job.totals, job.payments))
  const first: Payer = owed("customer") > 0 ? "customer" : "insurer"
  const form = useForm(PaymentForm, { payer: first, collectionDate: today, source: "", amountReceived: owed(first), description: "" })

  const { send, isPending, failure } = useSend(postPayment, {
    refreshes: [listJobs, getJob],
    onDone: (paid) => {
      open.adopt(paid)
      say({ kind: "success", text: t("payment.recorded") })
      onClose()
    },
    onFailure: (refusal) => refusal._tag === "PaymentAboveBalance" || refusal._tag === "Offline"
  })
  const save = () => {
    const received = form.check()
    if (received !== undefined && !isPending) send({ id: job.id, paymentId, ...received })
  }
  const isTooMuch = (form.values.amountReceived ?? 0) > owed(form.values.payer)
  return (
    <Dialog
      title={t(job.stage === "invoice" ? "payment.record" : "payment.recordDeposit")}
      closeLabel={t("close")}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => { if (!isOpen) onClose() }}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>{t("cancel")}</Button>
          <Button variant="primary" onPress={save} isPending={isPending} isDisabled={isTooMuch}>{t("payment.record")}</Button>
        </>
      }
    >
      <Form onSubmit={(event) => { event.preventDefault(); save() }}>
        <PaymentFields form={form} owed={owed} hasInsurer={job.totals.insurerShare > 0} />
        {isTooMuch && <Callout tone="warning" isLive title={t("payment.tooMuch", { amount: money(owed(form.values.payer)) })} />}
        {failure !== undefined && <Callout tone="danger" isLive title={textOf(failure)} />}
      </Form>
    </Dialog>
  )
}
