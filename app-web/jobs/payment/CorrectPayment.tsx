import { useState } from "react"
import { postPaymentMove, postPaymentVoid } from "#domain/card-payments/cardPaymentsApi.ts"
import { isCredited, type Job } from "#domain/jobs/Job.ts"
import { findJobsLike } from "#domain/jobs/jobListApi.ts"
import { getJob, listJobs } from "#domain/jobs/jobsApi.ts"
import { refundableAmount } from "#domain/payments/balance.ts"
import { type Payment, PaymentId, PaymentVoid } from "#domain/payments/Payment.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Select } from "#ui/Select.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { focusNextStep, jobToastKey } from "#web/jobs/stage/nextStep.ts"
import { useForgetToast, useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { PaymentErrorNotice } from "./PaymentFields.tsx"
import { sourceText } from "#domain/payments/sourceText.ts"
import { Schema } from "effect"
import { TextField } from "#ui/TextField.tsx"
import { useForm } from "#web/forms/useForm.ts"

interface MovePaymentProps {
  readonly job: Job
  readonly payment: Payment
  readonly applySaved: (job: Job) => void
  readonly onClose: () => void
}

/**
 * Moves what is left of a payment to another of the customer's jobs. For a credited invoice, the job that re-bills it
 * comes first.
 */
export function MovePayment({ job, payment, applySaved, onClose }: MovePaymentProps) {
  const { t, of } = useWords()
  const { money } = useFormats()
  const showToast = useToast()
  const forget = useForgetToast()
  const [moveId] = useState(() => PaymentId.make(crypto.randomUUID()))
  const rebill = isCredited(job) ? job.credit.rebilledAs : null
  const [chosen, setChosen] = useState<string | null>(rebill?.id ?? null)
  const known = useApiQuery(findJobsLike, { customerId: job.customerId })
  const others = (known.data ?? []).filter(({ id, stage }) => id !== job.id && id !== rebill?.id && stage !== "quote")
  const options = [
    ...(rebill === null ? [] : [{ value: rebill.id, label: t("payment.moveRebill", { number: rebill.number }) }]),
    ...others.map(({ id, number, stage, vehicle: { year, make, model } }) => ({
      value: id,
      label: t("payment.moveJob", {
        number,
        vehicle:
          [year === 0 ? "" : String(year), make, model].filter((word) => word !== "").join(" ") || of("stage", stage)
      })
    }))
  ]
  const { send, isPending, failure } = useApiMutation(postPaymentMove, {
    invalidates: [listJobs, getJob],
    onDone: (now) => {
      applySaved(now)
      // The job that received the money has changed as well.
      if (chosen !== null) forget(jobToastKey({ id: JobId.make(chosen) }))
      const moved = now.payments
        .flatMap(({ refunds = [] }) => refunds)
        .find(({ movedTo }) => movedTo?.paymentId === moveId)
      showToast({
        kind: "success",
        text: t("payment.moveDone", { amount: money(moved?.amount ?? 0), number: moved?.movedTo?.number ?? 0 })
      })
      onClose()
      focusNextStep()
    },
    onFailure: () => true
  })
  const save = () => {
    if (chosen !== null && !isPending) send({ id: job.id, paymentId: payment.id, moveId, to: JobId.make(chosen) })
  }
  return (
    <FormDialog
      title={t("payment.moveTitle")}
      size="small"
      isDismissable={false}
      submitLabel={t("payment.moveTitle")}
      isPending={isPending}
      isDisabled={chosen === null}
      onSubmit={save}
      onClose={onClose}
    >
      <p>
        {t("payment.moveSure", { amount: money(refundableAmount(payment)), source: sourceText(payment.source, t) })}
      </p>
      {known.data !== undefined && options.length === 0 ? (
        <p className="Quiet">{t("payment.moveNone")}</p>
      ) : (
        <Select
          label={t("payment.moveTo")}
          options={options}
          value={chosen}
          onChange={setChosen}
          isRequired
          autoFocus
        />
      )}
      <PaymentErrorNotice failure={failure} />
    </FormDialog>
  )
}

interface VoidPaymentProps {
  readonly job: Job
  readonly payment: Payment
  readonly applySaved: (job: Job) => void
  readonly onClose: () => void
}

/** Voids a payment recorded by mistake after asking why, because it stays listed. */
export function VoidPayment({ job, payment, applySaved, onClose }: VoidPaymentProps) {
  const { t } = useWords()
  const { money } = useFormats()
  const showToast = useToast()
  const amount = money(payment.amountReceived)
  const form = useForm(Reasoned, { reason: "" })
  const { send, isPending, failure } = useApiMutation(postPaymentVoid, {
    invalidates: [listJobs, getJob],
    onDone: (now) => {
      applySaved(now)
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
      <PaymentErrorNotice failure={failure} />
    </FormDialog>
  )
}

const Reasoned = Schema.Struct({ reason: PaymentVoid.fields.reason })
